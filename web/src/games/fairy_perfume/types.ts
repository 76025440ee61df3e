/** Fairy Perfume's view (src/sillage/games/fairy_perfume/view.py). */
import { t } from '../../lib/texts.svelte'
import type { GameEvent, Legal, View } from '../../lib/types'

export type Counts = Record<string, number>
/** Points by source once the game is over; a goal without an own cube has none to give. */
export interface Score {
  goals: (number | null)[]
  pink: number
  resources: number
  charcoal: number
  fairy: number
}
/** Coins, fairy power, and what may be taken as either. */
export interface Earnings {
  coins: number
  power: number
  free: number
}
export interface Player {
  seat: number
  fairy: string
  coins: number
  power: number
  value: number
  opened: number
  track: number
  placed: number
  status: string
  choice: string | null
  leaving: Counts | null
  further_used: boolean
  /** What one pays less: for a stone, and for a cube that costs fairy power. */
  discounts: { stones: number; cubes: number }
  /** What the stones that are out give once they are stored. */
  earns: Earnings
  /** Points by source, if the game ended now. */
  so_far: Score
  score: Score | null
  bottle: Counts
  shaken: Counts
  stored: Counts
  aside: Counts
  abilities: string[]
  goals: number[]
}
export interface Ability {
  id: string
  clause: string
  price: number
  currency: string
  seats: number[]
}
export interface Goal {
  id: string
  clause: string
  price: number
  currency: string
  points: number[]
  cubes: number[]
}
export interface FairyView extends View {
  live: boolean
  beat: number
  glass: number | null
  glass_beats: number
  turn: number
  dusting: number
  further_price: number
  holder: number | null
  doubled: string | null
  /** The numbers of the fairies' traits, in the variant. */
  traits: Record<string, Record<string, number>>
  /** What each stored stone would give once more, where that is asked. */
  doubles: Record<string, Earnings>
  market: Record<string, { left: number; price: number }>
  charcoal_pool: number
  abilities: Ability[]
  goals: Goal[]
  shake: Record<string, number[]>
  players: Player[]
}
export const FAIRIES = [
  ['royal', 'FA-X1'],
  ['blue', 'FA-X2'],
  ['yellow', 'FA-X3'],
  ['white', 'FA-X4'],
  ['red', 'FA-X5'],
] as const
export const STONES = ['yellow', 'green', 'white', 'blue', 'red', 'pink', 'charcoal'] as const
export const SLOTS = 12
export const CUBES = 8

export const heap = (counts: Counts | null): string[] =>
  Object.entries(counts ?? {}).flatMap(([stone, n]) => Array.from({ length: n }, () => stone))
const count = (pieces: string[]): Counts => {
  const counts: Counts = {}
  for (const piece of pieces) counts[piece] = (counts[piece] ?? 0) + 1
  return counts
}
/** The stones out of a player's bottle; a cube that was poured is none. */
export const out = (player: Player): string[] =>
  [...heap(player.stored), ...heap(player.shaken)].filter((piece) => piece !== 'cube')
/** How many stones a player has, in the bottle and out of it. */
export const owned = ({ bottle, shaken, stored }: Player): number =>
  heap(bottle).length + heap(shaken).length + heap(stored).length
/** The name of the place of one's nth stone of a kind (motion). */
export const nth = (seat: number, stone: string, n: number): string => `out:${seat}:${stone}-${n}`
/** The names of the places of all stones that are out. */
export const places = (seat: number, stones: string[]): string[] =>
  stones.map((stone, i) => nth(seat, stone, stones.slice(0, i).filter((one) => one === stone).length))
/** The same stones in the order in which they came: those that lay there before keep their place. */
export function arrange(before: string[], now: string[]): string[] {
  const left = [...now]
  const take = (stone: string): boolean => {
    const i = left.indexOf(stone)
    if (i >= 0) left.splice(i, 1)
    return i >= 0
  }
  const kept = before.filter(take)
  return [...kept, ...left]
}
/** The points of a score together. */
export const total = (score: Score): number =>
  score.goals.reduce<number>((sum, points) => sum + (points ?? 0), 0) +
  score.pink +
  score.resources +
  score.charcoal +
  score.fairy
export const told = (counts: Counts): string =>
  Object.entries(counts)
    .filter(([, n]) => n)
    .map(([stone, n]) => t(`web-fairy-count-${stone}`, { n }))
    .join(', ') || '–'
/** What one pays (FA-B6, FA-B16, FA-B17). */
export const stonePrice = (me: Player, price: number): number => Math.max(0, price - me.discounts.stones)
export const cubePrice = (me: Player, { price, currency }: { price: number; currency: string }): number =>
  currency === 'power' ? Math.max(0, price - me.discounts.cubes) : price
/** What a fairy is like (FA-X1 to FA-X5). */
export const trait = (view: FairyView, fairy: string): string =>
  t(`fairy_perfume-trait-${fairy}`, view.traits[fairy] ?? {})
/** So many coins or so much fairy power, in words. */
export const amount = (number: number, currency: string): string => t(`web-fairy-amount-${currency}`, { number })

/** Of each number of pieces that a shake may pour: how likely it is, and how likely that explodes (FA-1d). */
export function pours(player: Player, pour: number[]): { chance: number; explodes: number }[] {
  const cubes = player.bottle['cube'] ?? 0
  const stones = heap(player.bottle).length - cubes
  const room = player.value - out(player).length
  return pour.map((percent, pieces) => ({ chance: percent / 100, explodes: over(room, pieces, stones, cubes) }))
}
/** A cube that is poured is no stone, and nothing comes out of an empty bottle. */
function over(room: number, left: number, stones: number, cubes: number): number {
  if (room < 0) return 1
  const all = stones + cubes
  if (!left || !all) return 0
  const stone = (stones / all) * over(room - 1, left - 1, stones - 1, cubes)
  return cubes ? stone + (cubes / all) * over(room, left - 1, stones, cubes - 1) : stone
}
export const risk = (player: Player, pour: number[]): number =>
  pours(player, pour).reduce((sum, { chance, explodes }) => sum + chance * explodes, 0)

/** The shake that made a player's bottle explode: when, how hard it was, and how likely that was to happen. */
export interface Shock {
  n: number
  seat: number
  kind: string
  risk: number
}
/** Everybody is told what was chosen and what fell, so that it can be reckoned whenever one looks. */
export function shock(player: Player, told: GameEvent[], shake: Record<string, number[]>): Shock | null {
  const mine = told.filter(({ seat }) => seat === player.seat)
  const end = mine.findLastIndex(({ kind }) => kind === 'exploded')
  const from = mine.slice(0, Math.max(0, end)).findLastIndex(({ kind }) => kind === 'chose')
  const kind = String(mine[from]?.args['choice'])
  if (from < 0 || !shake[kind]) return null
  const [bottle, shaken] = [{ ...player.bottle }, count([...heap(player.stored), ...heap(player.shaken)])]
  for (const { kind, args } of mine.slice(from, end))
    if (kind === 'fell') {
      const piece = String(args['piece'])
      bottle[piece] = (bottle[piece] ?? 0) + 1
      shaken[piece] = (shaken[piece] ?? 0) - 1
    }
  const before = { ...player, bottle, shaken, stored: {} }
  return { n: mine[end]!.n, seat: player.seat, kind, risk: risk(before, shake[kind]) }
}

/** What a player may take as coins or fairy power (FA-B3, FA-B12): of which abilities and stones. */
const FREE = [
  ['red-income', ['red']],
  ['charcoal-pink', ['charcoal', 'pink']],
] as const
export function open(player: Player, view: FairyView): { abilities: string[]; stones: string[] } {
  const all = { abilities: [] as string[], stones: [] as string[] }
  if (view.phase !== 'split' || !view.asked.includes(player.seat)) return all
  for (const [ability, kinds] of FREE) {
    const stones = kinds.filter((stone) => player.stored[stone])
    if (!player.abilities.includes(ability) || !stones.length) continue
    all.abilities.push(ability)
    all.stones.push(...stones)
  }
  return all
}
/** How much of it: what may all be coins. */
export const freely = (legal: Legal[]): number =>
  Math.max(0, ...legal.filter(({ kind }) => kind === 'split').map(({ args }) => Number(args['coins'])))
