/**
 * Shaking for real: a button or the space bar is held, or a phone is shaken. One shake a beat (FA-1i), and none before
 * the stones of the last one lie still. At a table without beats a press is one shake.
 */
import type { BoardSource, Legal } from '../../lib/types'
import type { FairyView } from './types'

export type Strength = 'gentle' | 'hard'
type Wish = Strength | 'stop'
type Motion = 'none' | 'offered' | 'on' | 'refused'
/** Where nothing moves, what fell is looked at so long. */
const PAUSE = 900
/** So long before its end a beat has only what is chosen in it: all that falls has landed. A slow line needs half a
 * second of it, a slow device the rest. */
const SPARE = 700
/** How strongly a phone is moved, in m/s²: below the first it rests. */
const FORCE: Record<Strength, number> = { gentle: 4, hard: 13 }
const FADE = 0.85
/** Where the space bar writes, or chooses in a list. */
const TEXT = 'input, select, textarea, dialog, [contenteditable]'
const CONTROL = 'button, a, summary'

export class Shaker {
  held = $state<Strength | null>(null)
  motion = $state<Motion>('none')
  /** Pressed while stones were in the air, or too late for its beat: it counts as soon as it can. */
  private wanted: Wish | null = null
  private sent: Wish | null = null
  private last = 0
  private force = 0
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly source: () => BoardSource<FairyView>,
    private readonly still: () => boolean,
  ) {
    if ('DeviceMotionEvent' in window && isSecureContext && matchMedia('(pointer: coarse)').matches)
      this.motion = 'offered'
  }

  get shaking(): boolean {
    return this.source().view.phase === 'shake'
  }
  get live(): boolean {
    return this.source().view.live && this.shaking
  }

  /** When what fell must lie, on the clock here. */
  get lands(): number | null {
    const { beatEnds } = this.source()
    return this.live && beatEnds ? beatEnds - SPARE : null
  }

  /** A press shakes as soon as all lies still; who holds on shakes again on every beat. */
  down(strength: Strength): void {
    if (this.live) this.held = strength
    if (this.legal(strength)) this.wanted = strength
    this.shake()
  }

  up = (): void => {
    this.held = null
  }

  shake(): void {
    clearTimeout(this.timer)
    if (!this.shaking) this.wanted = this.held = null
    const strength = this.wanted ?? this.held
    const legal = strength && this.still() ? this.legal(strength) : undefined
    if (!strength || !legal) return
    const wait = this.last + PAUSE - Date.now()
    if (wait > 0 && !this.wanted) {
      this.timer = setTimeout(() => this.shake(), wait)
      return
    }
    this.wanted = null
    this.sent = strength
    this.last = Date.now()
    this.source().play(legal.code)
  }

  /** At the end of a beat: what came too late for it, over a slow line, is not lost. */
  heard(): void {
    const { fresh, view } = this.source()
    const mine = fresh.find((event) => event.kind === 'chose' && event.seat === view.you)
    if (!mine) return
    if (mine.args['choice'] === 'wait') this.wanted ??= this.sent
    this.sent = null
  }

  /** The space bar shakes wherever the focus is, Enter stops where it presses nothing else. */
  keyDown = (event: KeyboardEvent): void => {
    const on = event.target instanceof Element ? event.target : null
    if (!this.shaking || on?.closest(TEXT)) return
    const stop = event.key === 'Enter' && !on?.closest(CONTROL) && !!this.legal('stop')
    if (event.key !== ' ' && !stop) return
    event.preventDefault()
    event.stopPropagation()
    if (event.repeat) return
    if (stop) {
      this.wanted = 'stop'
      this.shake()
    } else this.down(event.shiftKey ? 'hard' : 'gentle')
  }

  keyUp = (event: KeyboardEvent): void => {
    if (event.key !== ' ') return
    if (this.shaking && !(event.target instanceof Element && event.target.closest(TEXT))) event.preventDefault()
    this.up()
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

  private legal(kind: string): Legal | undefined {
    return this.source().legal.find((one) => one.kind === kind)
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
