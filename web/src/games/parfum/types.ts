/** Parfum's view (src/sillage/games/parfum/view.py) and what its edition says about the pieces. */
import type { View } from '../../lib/types'

export type Amounts = Record<string, number>
export interface Note {
  id: string
  part: string
  aromas: Amounts
  components: Amounts
  coins: number
}
export interface Customer {
  id: string
  stack: string
  wants: Amounts
  price: number
}
export interface Perfume {
  number: number
  side: 'minor' | 'major'
  head: string | null
  heart: string | null
  base: string | null
  complete: boolean
  flacons: number
  components: Amounts
}
export interface Player {
  seat: number
  money: number
  water: number
  worths: number[] | null
  perfumes: Perfume[]
  income: Record<(typeof INCOME)[number], number>
  served: string[]
}
export interface ParfumView extends View {
  last_round: boolean
  ending: number
  clocks: { clock: number; actions: number; seat: number | null }[]
  /** The clock whose turn it is. */
  now: number | null
  turn: {
    clock: number
    actions_left: number
    claiming: boolean
    taken: Amounts
    flasks: Amounts
    flies: Amounts
    claimed: (Note | null)[]
    chances: number
  }
  track: number[]
  street: (Customer | null)[]
  distillery: (Note | null)[]
  market: Amounts
  dice: Record<string, { flask_faces: number; count: number }>
  well: { left: number; spent: number[] }
  bag: { left: number; notes: string[] }
  stack: { A: number; B: number; closing_in: number | null; customers: string[] }
  flacons: number
  token_limit: number
  players: Player[]
}
export interface Edition {
  perfumes?: { bargain: Record<Perfume['side'], number> }
  notes: { tiles: Note[] }
  customers: { tokens: Customer[] }
}
export const AROMAS = ['violet', 'bergamot', 'rose', 'vanilla', 'lavender'] as const
/** Where money comes from. */
export const INCOME = ['notes', 'sales', 'bargains', 'water'] as const
export const FACES = ['idle', 'flask', 'fly'] as const
export interface Rolled {
  aroma: string
  face: (typeof FACES)[number]
  at: string
}

/** The dice of a seat, while it is its turn to create; each lies at a place with a name. */
export function dice(view: ParfumView, seat: number): Rolled[] {
  const { turn, phase } = view
  if (view.over || view.clocks[turn.clock - 1]?.seat !== seat || !['prepare', 'distill', 'place'].includes(phase))
    return []
  const counts = { idle: turn.taken, flask: turn.flasks, fly: turn.flies }
  return AROMAS.flatMap((aroma) =>
    FACES.flatMap((face) =>
      Array.from({ length: counts[face][aroma] ?? 0 }, (_, i) => ({
        aroma,
        face,
        at: `die:${seat}:${aroma}-${face}-${i}`,
      })),
    ),
  )
}
