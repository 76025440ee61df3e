/**
 * What moves on the table, told by events: pictures fly from place to place, pieces stir where they lie.
 *
 * The table always shows the true state at once; motion only lies over it. A place is an element that bears its
 * name in `data-at`; `thumb` is the bar below. What is not on the screen doesn't move.
 */
import { mount, unmount, type Component } from 'svelte'
import type { GameEvent, View } from '../lib/types'

// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Picture = [art: Component<any>, props: Record<string, unknown>]
/** Places by name; the first that can be seen is taken. */
export type Places = string | string[]
export type Stir = 'tumble' | 'tremble' | 'appear'
export type Move =
  | { picture: Picture; from: Places; to: Places; lands: boolean; walks?: boolean; falls?: boolean }
  | { at: Places; stir: Stir }
  | { at: Places; rise: string }
/** The moves that a game makes of events. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Moves<V extends View = any> = (events: GameEvent[], view: V, before: V) => Move[]

export const fly = (picture: Picture, from: Places, to: Places): Move => ({ picture, from, to, lands: false })
/** A picture of what now lies at the first place of `to`, where it is not seen until it has arrived. */
export const bring = (picture: Picture, from: Places, to: Places): Move => ({ picture, from, to, lands: true })
/** The same for what falls out of something: it drops, bends to its place, and bounces once. */
export const drop = (picture: Picture, from: Places, to: Places): Move => ({ ...bring(picture, from, to), falls: true })
/** Somebody goes away over the ground, or comes to the first place of `to`, step by step. */
export const leaves = (who: Picture, from: Places, to: Places): Move => ({ ...fly(who, from, to), walks: true })
export const comes = (who: Picture, from: Places, to: Places): Move => ({ ...bring(who, from, to), walks: true })
export const stir = (at: Places, stir: Stir): Move => ({ at, stir })
/** A few signs that rise from a place and fade: `+3`. */
export const rise = (rise: string, at: Places): Move => ({ at, rise })
/** What each side's points have changed by, at its purse. */
export function gains(before: number[], after: number[]): Move[] {
  const changes = after.map((points, side) => points - (before[side] ?? points))
  return changes.flatMap((change, side) =>
    change ? [rise(`${change > 0 ? '+' : '−'}${Math.abs(change)}`, [`purse:${side}`, `seat:${side}`])] : [],
  )
}

/** Milliseconds: of one move, between two, and of all. */
export const ONE = 520
export const BETWEEN = 90
export const ALL = 1500
const MOST = 24
/** Of somebody who walks, and how high one is lifted by each. */
const STEPS = 8
const LIFT = 4

/** When each of so many moves begins. */
export function starts(count: number): number[] {
  const step = count > 1 ? Math.min(BETWEEN, (ALL - ONE) / (count - 1)) : 0
  return Array.from({ length: count }, (_, i) => Math.round(i * step))
}

const STIRS: Record<Stir, Keyframe[]> = {
  tumble: [
    { transform: 'translateY(-26px) rotate(-300deg) scale(0.7)' },
    { transform: 'translateY(3px) rotate(18deg)', offset: 0.6 },
    { transform: 'none' },
  ],
  tremble: [0, -4, 4, -4, 4, -2, 0].map((turn) => ({ transform: `rotate(${turn}deg) translateX(${turn}px)` })),
  appear: [
    { opacity: 0, transform: 'translateY(8px)' },
    { opacity: 1, transform: 'none' },
  ],
}

type Spot = { x: number; y: number; element: HTMLElement; first: boolean }
type Departure = Move & { spot: Spot | null }
type Flight = Extract<Move, { picture: Picture }>
type At = (x: number, y: number, scale: number) => string

/** Through the air, a little lifted. */
function arc(from: Spot, to: Spot, at: At): Keyframe[] {
  const lift = Math.min(60, Math.abs(to.x - from.x) / 6)
  return [
    { transform: at(from.x, from.y, 0.8), opacity: 0 },
    { opacity: 1, offset: 0.1 },
    { transform: at((from.x + to.x) / 2, (from.y + to.y) / 2 - lift, 1.15), offset: 0.5 },
    { transform: at(to.x, to.y, 1), opacity: 1 },
  ]
}
/** How far down one falls straight, before the way bends to where it lands. */
export const BEND = 0.65
const BOUNCE = 7
function plunge(from: Spot, to: Spot, at: At): Keyframe[] {
  const bend = from.y + (to.y - from.y) * BEND
  const way = Array.from({ length: STEPS + 1 }, (_, i) => {
    const [t, offset] = [(i / STEPS) ** 1.5, (0.82 * i) / STEPS]
    const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2]
    return { transform: at((a + b) * from.x + c * to.x, a * from.y + b * bend + c * to.y, 1), opacity: 1, offset }
  })
  return [
    ...way,
    { transform: at(to.x, to.y - BOUNCE, 1), opacity: 1, offset: 0.91 },
    { transform: at(to.x, to.y, 1), opacity: 1 },
  ]
}
/** On the ground where one stands, or will stand; far away one fades. */
function paces(from: Spot, to: Spot, lands: boolean, at: At): Keyframe[] {
  const ground = lands ? to.y : from.y
  return Array.from({ length: STEPS + 1 }, (_, i) => ({
    transform: at(from.x + ((to.x - from.x) * i) / STEPS, ground - (i % 2) * LIFT, 1),
    opacity: i === (lands ? 0 : STEPS) ? 0 : 1,
  }))
}

export class Stage {
  private leaving: Departure[] = []
  private running: Animation[] = []
  private ghosts = new Set<() => void>()
  private zoom = 1

  constructor(private readonly table: HTMLElement) {}

  /** Before the table changes: where things come from. */
  leave(moves: Move[]): void {
    this.leaving = moves.slice(-MOST).map((move) => ({ ...move, spot: 'from' in move ? this.spot(move.from) : null }))
  }

  /** After it has changed: everything goes where it belongs; resolves when all of it lies still. */
  async play(): Promise<void> {
    const moves = this.leaving
    this.leaving = []
    if (moves.length) this.clear()
    const delays = starts(moves.length)
    // Everything is measured before anything is laid over it: else each picture would have the page laid out anew.
    const ends = moves.map((move) => this.spot('to' in move ? move.to : move.at))
    this.zoom = moves.length ? Number(getComputedStyle(this.table).zoom) || 1 : 1
    for (const [i, move] of moves.entries()) {
      const end = ends[i]
      if (!end) continue
      if ('stir' in move) this.run(end.element, STIRS[move.stir], delays[i]!)
      else if ('rise' in move) this.rise(end, move.rise, delays[i]!)
      else if (move.spot) this.fly(move.picture, move.spot, end, move, delays[i]!)
    }
    await Promise.allSettled(this.running.map((animation) => animation.finished))
  }

  /** What is left of it is over at once. */
  skip(): void {
    this.clear()
    for (const animation of this.table.getAnimations({ subtree: true }))
      if (animation instanceof CSSTransition) animation.finish()
  }

  private clear(): void {
    for (const animation of this.running.splice(0)) animation.finish()
    for (const clear of this.ghosts) clear()
  }

  private rise(spot: Spot, signs: string, delay: number): void {
    const ghost = document.createElement('b')
    ghost.className = 'flight rise'
    ghost.ariaHidden = 'true'
    ghost.textContent = signs
    document.body.append(ghost)
    const clear = (): void => {
      if (this.ghosts.delete(clear)) ghost.remove()
    }
    this.ghosts.add(clear)
    const up = (y: number): string => `translate(${spot.x}px, ${spot.y + y}px) translate(-50%, -50%)`
    const frames = [
      { transform: up(0), opacity: 0 },
      { transform: up(-14), opacity: 1, offset: 0.3 },
      { transform: up(-34), opacity: 0 },
    ]
    this.run(ghost, frames, delay, 2 * ONE).finished.then(clear, clear)
  }

  private fly([art, props]: Picture, from: Spot, to: Spot, move: Flight, delay: number): void {
    const ghost = document.createElement('div')
    ghost.className = 'flight'
    ghost.ariaHidden = 'true'
    document.body.append(ghost)
    const drawn = mount(art, { target: ghost, props })
    const clear = (): void => {
      if (!this.ghosts.delete(clear)) return
      void unmount(drawn)
      ghost.remove()
    }
    this.ghosts.add(clear)
    const at = (x: number, y: number, scale: number): string =>
      `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${this.zoom * scale})`
    const way = move.walks ? paces(from, to, move.lands, at) : move.falls ? plunge(from, to, at) : arc(from, to, at)
    const flight = this.run(ghost, way, delay)
    flight.finished.then(clear, clear)
    if (move.lands && to.first) this.run(to.element, [{ opacity: 0 }, { opacity: 0 }], 0, delay + ONE)
  }

  private run(element: HTMLElement, frames: Keyframe[], delay: number, duration = ONE): Animation {
    const animation = element.animate(frames, { delay, duration, easing: 'ease-in-out', fill: 'backwards' })
    this.running.push(animation)
    return animation
  }

  /** The middle of the first of these places that can be seen, on the page. */
  private spot(places: Places): Spot | null {
    for (const [i, name] of [places].flat().entries()) {
      for (const element of this.table.querySelectorAll<HTMLElement>(`[data-at~="${CSS.escape(name)}"]`)) {
        const box = element.getBoundingClientRect()
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
        if (box.width && seen(element, x, y)) return { x: x + scrollX, y: y + scrollY, element, first: i === 0 }
      }
    }
    return null
  }
}

/** A point of an element is on the screen, and nothing covers it or cuts it off. */
function seen(element: Element, x: number, y: number): boolean {
  const top = document.elementFromPoint(x, y)
  return !!top && element.contains(top)
}
