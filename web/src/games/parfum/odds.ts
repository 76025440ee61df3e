/** How likely notes are to be within the flasks. The rules are the server's; this is only what dice do. */
import type { Amounts, Note, ParfumView } from './types'

export interface Odds {
  note: Note
  chance: number
  /** Tokens that it takes: one for each aroma whose flies are rolled again. */
  water: number
}
const SIDES = 6

/** At least `wanted` of so many dice show a flask. */
export function atLeast(wanted: number, dice: number, flask: number): number {
  if (wanted <= 0) return 1
  if (wanted > dice) return 0
  return flask * atLeast(wanted - 1, dice - 1, flask) + (1 - flask) * atLeast(wanted, dice - 1, flask)
}

const missing = (note: Note, flasks: Amounts): [string, number][] =>
  Object.entries(note.aromas)
    .map(([aroma, n]): [string, number] => [aroma, n - (flasks[aroma] ?? 0)])
    .filter(([, n]) => n > 0)

function odds(view: ParfumView, note: Note, flasks: Amounts, rolled: Amounts): number {
  const flask = (aroma: string): number => (view.dice[aroma]?.flask_faces ?? 0) / SIDES
  return missing(note, flasks).reduce((chance, [aroma, n]) => chance * atLeast(n, rolled[aroma] ?? 0, flask(aroma)), 1)
}

/** PA-C7: what the dice taken so far may bring. PA-C8: what one re-roll of the flies that matter may bring. */
export function reach(view: ParfumView): Odds[] {
  const { taken, flasks, flies, claiming } = view.turn
  const notes = view.distillery.filter((note): note is Note => note !== null)
  const water = (note: Note): number => missing(note, flasks).length
  const told =
    view.phase === 'prepare'
      ? notes.map((note) => ({ note, chance: odds(view, note, {}, taken), water: 0 }))
      : view.phase === 'distill' && !claiming
        ? notes
            .filter((note) => water(note) > 0)
            .map((note) => ({ note, chance: odds(view, note, flasks, flies), water: water(note) }))
        : []
  return told.filter(({ chance }) => chance > 0).sort((a, b) => b.chance - a.chance || b.note.coins - a.note.coins)
}
