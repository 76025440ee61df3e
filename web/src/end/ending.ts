/** What there is to tell at the end of a game: where points came from, how good it was, a picture to share. */
import type { Source } from '../games'
import { capital, t } from '../lib/texts.svelte'
import type { GameEvent, Result, TableCard, View } from '../lib/types'
import { told } from '../table/journal'

/** A side at the end, in the order of the ranks. */
export interface Stand {
  side: number
  name: string
  rank: number
  points: number
  /** Where the points came from; what costs points is negative. */
  layers: Source[]
}

/** Everybody, the best first. What the sources don't tell is one layer more, so that layers always add up. */
export function stands(result: Result, names: string[], sources: Source[][]): Stand[] {
  const ranks = result.ranks ?? []
  return ranks
    .map((rank, side) => {
      const points = result.scores?.[side] ?? 0
      const layers = (sources[side] ?? []).filter((source) => source.points)
      const rest = points - layers.reduce((sum, layer) => sum + layer.points, 0)
      if (rest) layers.push({ id: 'rest', text: t('web-end-points'), colour: '#8a5a9c', points: rest })
      return { side, name: names[side] ?? '', rank, points, layers }
    })
    .sort((a, b) => a.rank - b.rank || a.side - b.side)
}

/** One's points in finished games like this one, the oldest first. */
export function ownGames(history: TableCard[], me: string, table: TableCard, most = 8): number[] {
  return history
    .filter((card) => card.game === table.game && card.seats.length === table.seats.length && card.result?.scores)
    .map((card) => card.result?.scores?.[card.seats.findIndex((seat) => seat.person === me)])
    .filter((points) => points !== undefined)
    .slice(0, most)
    .reverse()
}

/** Letters that a story may have. */
const LONG = 130

/** What came of a decision for who made it, in the sentences of the journal. What came several times, pictures tell. */
export function storyOf(events: GameEvent[], decision: number, seat: number, view: View): string {
  const here = events.filter((event) => event.n === decision && event.seat === seat && !event.quiet)
  const once = here.filter(({ kind }) => here.filter((one) => one.kind === kind).length === 1)
  const sentences = (once.length ? once : here).map((event) => capital(told(event, view)))
  let length = 0
  const kept = sentences.filter((sentence, i) => (length += sentence.length + 1) <= LONG || i === 0)
  return kept.join(' ') + (kept.length < sentences.length ? ' …' : '')
}
