import type { Component } from 'svelte'
import type { BoardProps, EndProps, Source } from '..'
import { t } from '../../lib/texts.svelte'
import type { GameEvent } from '../../lib/types'
import type { Journal, Turn } from '../../table/journal'
import Figure from './art/Figure.svelte'
import PerfumeryBoard from './Board.svelte'
import Line from './Line.svelte'
import type { HouseView } from './types'

export { legend } from './legend'

export const Board = PerfumeryBoard as unknown as Component<BoardProps>
export const end = (): Promise<{ default: Component<EndProps> }> => import('./End.svelte')
export const phases = [
  { text: 'web-house-phase-develop', of: ['develop', 'limit', 'install', 'insert', 'pay'] },
  { text: 'web-house-phase-blend', of: ['blend'] },
]
/** A blending is one line, though it is committed while others still blend, and shown when all have. */
const BLENDING = new Set(['committed', 'used', 'produced', 'stored', 'volatilized', 'joined'])
const gather = ({ kind, seat }: GameEvent): string | null => (BLENDING.has(kind) ? `blending ${seat}` : null)
/** Every perfumer that is placed has a line, though one places several in a row. With a column comes its marker. */
const PLACED = new Set(['acquired', 'placed', 'lifted', 'replenished', 'received', 'hired', 'idle', 'start-marker'])
const begins = ({ kind, n }: GameEvent, before: Turn): boolean =>
  PLACED.has(kind) && (kind !== 'start-marker' || n > before.last)
export const journal: Journal = { Line, gather, begins, Who: Figure, bare: true }
/** Who plays alone earns a grade (PE-Z5). */
export const honour = ({ grade }: HouseView): string =>
  grade ? t('web-house-grade', { grade: t(`perfumery-grade-${grade}`) }) : ''
/** Each round deals a perfume and a recipe to every column, until both decks are empty (PE-E1). */
export const rounds = ({ round = 0, decks, columns }: HouseView): number => {
  const left = [decks.perfumes, decks.recipes].map((deck) => deck.left.reduce((sum, cards) => sum + cards, 0))
  return round + Math.ceil(Math.max(...left) / columns.length)
}
/** Only perfumes bring points (PE-E2): how much by those of each rank. */
const RANKS = { I: '#c9743f', II: '#6a3657', III: '#c99a2b' }
export const sources = (view: HouseView): Source[][] =>
  view.players.map(({ produced }) =>
    Object.entries(RANKS).map(([rank, colour]) => ({
      id: `rank-${rank}`,
      text: t('web-house-rank', { rank }),
      colour,
      points: produced.filter((card) => card.rank === rank).reduce((sum, card) => sum + (card.brand ?? 0), 0),
    })),
  )
