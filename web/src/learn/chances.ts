import { texts } from '../lib/texts.svelte'
import type { Analysis, Moment } from '../lib/learn'
import type { GameEvent } from '../lib/types'

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

/** Whether dice and draws moved a side's chance more than the choice did. */
export const byLuck = (moment: Moment, side: number): boolean =>
  Math.abs(moment.luck[side]!) > Math.abs(moment.skill[side]!)

/** A round of a finished game: its number, and after how many decisions it began. */
export interface Span {
  round: number
  from: number
}
/** The rounds of a game of so many decisions, as its events tell them; what was before the first is a part of it. */
export const spans = (events: GameEvent[], decisions: number): Span[] =>
  events
    .filter(({ kind, n }) => kind === 'round' && n < decisions)
    .map(({ args, n }, i) => ({ round: Number(args['round']), from: i ? n : 0 }))

/** In which of the rounds a decision was made. */
export const spanOf = (rounds: Span[], number: number): number =>
  rounds.findLastIndex(({ from }) => from < Math.max(number, 1))

/** Where one is after so many decisions, from 0 to 1: rounds are equally wide; where none are counted, decisions. */
export function placed(rounds: Span[], decisions: number): (n: number) => number {
  if (!rounds.length) return (n) => n / Math.max(decisions, 1)
  return (n) => {
    const i = spanOf(rounds, n)
    const { from } = rounds[i]!
    return (i + (n - from) / ((rounds[i + 1]?.from ?? decisions) - from)) / rounds.length
  }
}

/** How the chances stood at the end of each round, and around a moment. */
export const ends = (rounds: Span[], decisions: number, moment: Moment): number[] =>
  [...new Set([...rounds.map(({ from }) => from), moment.number - 1, moment.number, decisions])].sort((a, b) => a - b)

/** The points of a side's line, for a box of 1000 by 100: of all decisions, or of some, where they are placed. */
export function line(
  analysis: Analysis,
  side: number,
  place = placed([], analysis.moments.length),
  some = Array.from({ length: analysis.moments.length + 1 }, (_, n) => n),
): string {
  return some
    .map((n) => `${(1000 * place(n)).toFixed(1)},${(100 - 100 * chancesAt(analysis, n)[side]!).toFixed(1)}`)
    .join(' ')
}
