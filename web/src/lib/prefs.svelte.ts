/** What a visitor likes, kept in this browser. */
import { keep, kept } from './kept'
import { PACES, type Pace } from './types'

const THEMES = ['auto', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

const botsOf = (text: string): { players: number; level: string } => {
  const [players = '', level = ''] = text.split('.')
  return { players: Number(players), level }
}

class Prefs {
  theme = $state<Theme>(THEMES.find((theme) => theme === kept('theme')) ?? 'auto')
  sound = $state(kept('sound') === 'on')
  notify = $state(kept('notify') === 'on')
  motion = $state(kept('motion') !== 'none')
  /** The bots' pace at the tables one lays. */
  pace = $state<Pace>(PACES.find((pace) => pace === kept('pace')) ?? 'human')

  /** How many sat at the last table that was laid with one tap, and how strong its bots were. */
  bots = $state.raw(botsOf(kept('bots') ?? ''))

  constructor() {
    this.show()
  }

  setTheme(theme: Theme): void {
    this.theme = theme
    keep('theme', theme)
    this.show()
  }

  setSound(on: boolean): void {
    this.sound = on
    keep('sound', on ? 'on' : 'off')
  }

  async setNotify(on: boolean): Promise<void> {
    if (on && 'Notification' in window) on = (await Notification.requestPermission()) === 'granted'
    this.notify = on
    keep('notify', on ? 'on' : 'off')
  }

  setPace(pace: Pace): void {
    this.pace = pace
    keep('pace', pace)
  }

  setBots(players: number, level: string): void {
    this.bots = { players, level }
    keep('bots', `${players}.${level}`)
  }

  setMotion(on: boolean): void {
    this.motion = on
    keep('motion', on ? 'full' : 'none')
    this.show()
  }

  /** Nothing moves: so wished here, or for the whole device. */
  get calm(): boolean {
    return !this.motion || matchMedia('(prefers-reduced-motion: reduce)').matches
  }

  private show(): void {
    document.documentElement.dataset['motion'] = this.motion ? 'full' : 'none'
    if (this.theme === 'auto') delete document.documentElement.dataset['theme']
    else document.documentElement.dataset['theme'] = this.theme
  }
}

export const prefs = new Prefs()

/** A soft bell: it is your turn. */
export function chime(): void {
  if (!prefs.sound || !('AudioContext' in window)) return
  const audio = new AudioContext()
  for (const [i, pitch] of [659, 988].entries()) {
    const tone = audio.createOscillator()
    const volume = audio.createGain()
    const at = audio.currentTime + i * 0.14
    tone.type = 'sine'
    tone.frequency.value = pitch
    volume.gain.setValueAtTime(0.0001, at)
    volume.gain.exponentialRampToValueAtTime(0.12, at + 0.02)
    volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.5)
    tone.connect(volume).connect(audio.destination)
    tone.start(at)
    tone.stop(at + 0.55)
  }
  setTimeout(() => void audio.close(), 1200)
}

/** A quiet notice, where it was allowed and nobody looks. */
export function notice(title: string, body: string): void {
  if (prefs.notify && document.hidden && 'Notification' in window && Notification.permission === 'granted') {
    new Notification(title, { body, icon: '/icon.svg', tag: 'sillage-turn' })
  }
}
