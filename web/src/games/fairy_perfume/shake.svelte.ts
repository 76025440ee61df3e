/** Shaking for real at a live table: button or space bar are held, or the phone is shaken. One shake a beat (FA-1i). */
import type { BoardSource } from '../../lib/types'
import type { FairyView } from './types'

export type Strength = 'gentle' | 'hard'
type Motion = 'none' | 'offered' | 'on' | 'refused'
const PAUSE = 900
/** How strongly a phone is moved, in m/s²: below the first it rests. */
const FORCE: Record<Strength, number> = { gentle: 4, hard: 13 }
const FADE = 0.85

export class Shaker {
  held = $state<Strength | null>(null)
  motion = $state<Motion>('none')
  private last = 0
  private force = 0
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly source: () => BoardSource<FairyView>) {
    if ('DeviceMotionEvent' in window && isSecureContext && matchMedia('(pointer: coarse)').matches)
      this.motion = 'offered'
  }

  get live(): boolean {
    return this.source().view.live && this.source().view.phase === 'shake'
  }

  /** A press shakes at once; who holds on shakes again on every beat. */
  down(strength: Strength): void {
    this.held = strength
    this.shake(true)
  }

  up = (): void => {
    this.held = null
  }

  shake(now = false): void {
    clearTimeout(this.timer)
    if (!this.held || !this.live) return
    const wait = this.last + PAUSE - Date.now()
    if (wait > 0 && !now) {
      this.timer = setTimeout(() => this.shake(), wait)
      return
    }
    const legal = this.source().legal.find((one) => one.kind === this.held)
    if (!legal) return
    this.last = Date.now()
    this.source().play(legal.code)
  }

  keyDown = (event: KeyboardEvent): void => {
    const busy = event.target instanceof Element && event.target.closest('button, a, input, select, textarea, dialog')
    if (event.key !== ' ' || event.repeat || busy || !this.live) return
    event.preventDefault()
    this.down(event.shiftKey ? 'hard' : 'gentle')
  }

  keyUp = (event: KeyboardEvent): void => {
    if (event.key === ' ') this.up()
  }

  /** Asked on a tap, as phones want it. */
  async listen(): Promise<void> {
    const asking = DeviceMotionEvent as unknown as { requestPermission?: () => Promise<string> }
    const allowed = asking.requestPermission ? await asking.requestPermission().catch(() => 'denied') : 'granted'
    this.motion = allowed === 'granted' ? 'on' : 'refused'
    if (this.motion === 'on') addEventListener('devicemotion', this.moved)
  }

  end(): void {
    clearTimeout(this.timer)
    removeEventListener('devicemotion', this.moved)
  }

  private moved = (event: DeviceMotionEvent): void => {
    const { x, y, z } = event.acceleration ?? { x: 0, y: 0, z: 0 }
    this.force = Math.max(Math.hypot(x ?? 0, y ?? 0, z ?? 0), this.force * FADE)
    const felt = this.force > FORCE.hard ? 'hard' : this.force > FORCE.gentle ? 'gentle' : null
    if (felt === this.held) return
    this.held = felt
    this.shake()
  }
}
