/** Perfumery's view (src/sillage/games/perfumery/show/view.py). */
import type { View } from '../../lib/types'

export type Counts = Record<string, number>
export interface HouseCard {
  id: string
  kind: 'funds' | 'recipe' | 'perfume'
  value: number
  name?: string
  rank?: string
  pay?: string
  get?: string
  top?: string
  middle?: string
  base?: string
  storage?: string
  brand?: number
}
export interface Draft {
  step: string
  note: string | null
  place: number | null
  effect: { pay?: string; get?: string; name?: string } | null
  used: number[][]
  flow: Counts
  yards: Counts[]
  stored: Counts
  spaces: Counts
  made: HouseCard[]
  need: Counts[] | null
}
export interface House {
  seat: number
  rival: boolean
  points: number
  perfumers: number
  home: number
  hired: boolean
  essence_used: boolean
  hand_size: number
  coins: number
  hand: HouseCard[] | null
  notes: { note: string; used: boolean; recipes: HouseCard[]; yard: Counts }[]
  stored: Counts
  spaces: Counts
  produced: HouseCard[]
  draft: Draft | null
}
export interface HouseView extends View {
  last_round: boolean
  grade: string | null
  columns: {
    column: number
    above: HouseCard[]
    below: HouseCard[]
    marker: boolean
    weight: number
    taken: number | null
  }[]
  decks: { perfumes: { left: number[] }; recipes: { left: number[] } }
  starter: number
  next_marker: { column: number | null; seat: number | null }
  taken: Record<string, number | null>
  action: { note: string | null; lifted: HouseCard | null; owed: number; paid: number; run: number | null }
  prices: { hire: number; synthetic: number }
  hand_limit: number
  tiles: { pay: string; get: string }[]
  players: House[]
}
export const NOTES = ['top', 'middle', 'base']
export const KINDS = ['floral', 'green', 'animal', 'synthetic'] as const
