import { texts } from '../lib/texts.svelte'
import type { Analysis, Moment } from '../lib/learn'

/** Everybody's chance to win once `n` decisions are made. */
export function chancesAt(analysis: Analysis, n: number): number[] {
  const { moments, shares } = analysis
  if (!moments.length) return shares.map((share) => share.end)
  return n < moments.length ? moments[Math.max(n, 0)]!.before : moments.at(-1)!.after
}

/** Lines are told apart by their strokes, not by colour alone. */
export const STROKES = ['none', '7 4', '2 4', '10 4 2 4']
/** By how much a chance rose or fell. */
export const change = (chance: number): string =>
  `${chance < -0.005 ? '−' : chance >= 0.005 ? '+' : '±'}${texts.percent(Math.abs(chance))}`

/** By how much a moment changed somebody's chance. */
export const moved = ({ before, after }: Moment, side: number): number =>
  Math.abs((after[side] ?? 0) - (before[side] ?? 0))

/** Whose chance a moment changed most. */
export function mostMoved(moment: Moment): number {
  const all = moment.after.map((_, side) => moved(moment, side))
  return all.indexOf(Math.max(...all))
}

/** What decided a game: of these moments the one that brought the winners most; where none did, the greatest. */
export function decisive(moments: Moment[], winners: number[]): Moment | null {
  const gain = ({ before, after }: Moment): number =>
    winners.reduce((sum, side) => sum + (after[side] ?? 0) - (before[side] ?? 0), 0)
  const won = moments.filter((moment) => gain(moment) > 0)
  return won.sort((a, b) => gain(b) - gain(a))[0] ?? moments.toSorted((a, b) => b.swing - a.swing)[0] ?? null
}

/** The points of a side's line, for a box of 1000 by 100. */
export function line(analysis: Analysis, side: number): string {
  const last = Math.max(analysis.moments.length, 1)
  return Array.from(
    { length: analysis.moments.length + 1 },
    (_, n) => `${((1000 * n) / last).toFixed(1)},${(100 - 100 * chancesAt(analysis, n)[side]!).toFixed(1)}`,
  ).join(' ')
}
