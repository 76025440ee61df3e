/** Whose turn comes after whose, where a phase goes round the table. */
import type { ParfumView } from './types'

export interface Place {
  seat: number
  done: boolean
  now: boolean
}

/** PA-W1, PA-W5: clocks are picked from the last on the track on. PA-V1, PA-V7: two chances to sell a clock. */
export function order(view: ParfumView): Place[] {
  const { clocks, track, phase, turn, players } = view
  const seats =
    phase === 'wake'
      ? clocks.map((_, i) => track[i % track.length]!)
      : phase === 'sell'
        ? Array.from({ length: 2 * clocks.length }, (_, i) =>
            players.length === 2 ? clocks[Math.floor(i / 2)]!.seat : clocks[i % clocks.length]!.seat,
          )
        : []
  const at = phase === 'wake' ? clocks.filter(({ seat }) => seat !== null).length : turn.chances
  return seats.flatMap((seat, i) => (seat === null ? [] : [{ seat, done: i < at, now: i === at }]))
}
