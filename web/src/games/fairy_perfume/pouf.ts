/** The great moment, for ears and hands: a soft bang, and a phone that trembles. Each as its owner likes it. */
import { prefs } from '../../lib/prefs.svelte'

export function pouf(): void {
  if (!prefs.calm && 'vibrate' in navigator) navigator.vibrate([60, 30, 240])
  if (prefs.sound && 'AudioContext' in window) bang()
}

/** Noise that fades, through a filter that closes, and a low tone that falls. */
function bang(): void {
  const audio = new AudioContext()
  const length = 0.9
  const noise = audio.createBuffer(1, audio.sampleRate * length, audio.sampleRate)
  const samples = noise.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 3
  const source = audio.createBufferSource()
  source.buffer = noise
  const filter = audio.createBiquadFilter()
  filter.type = 'lowpass'
  filter.frequency.setValueAtTime(2400, audio.currentTime)
  filter.frequency.exponentialRampToValueAtTime(120, audio.currentTime + length)
  const tone = audio.createOscillator()
  tone.frequency.setValueAtTime(150, audio.currentTime)
  tone.frequency.exponentialRampToValueAtTime(38, audio.currentTime + 0.5)
  const volume = audio.createGain()
  volume.gain.setValueAtTime(0.28, audio.currentTime)
  volume.gain.exponentialRampToValueAtTime(0.0001, audio.currentTime + length)
  source.connect(filter).connect(volume)
  tone.connect(volume).connect(audio.destination)
  source.start()
  tone.start()
  tone.stop(audio.currentTime + length)
  setTimeout(() => void audio.close(), 1500)
}
