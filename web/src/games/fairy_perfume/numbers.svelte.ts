/** What the edition on the table says about stones, abilities and goals; nothing of it is known here by heart. */
import { api } from '../../lib/api'
import { signed, t, texts } from '../../lib/texts.svelte'
import { amount, CUBES, type Counts } from './types'

export interface Reward {
  coins: number
  power: number
  /** Coins or fairy power, as one likes. */
  either?: number
}
export interface Edition {
  start: { fairies: Record<string, Counts> }
  rewards: { stones: Record<string, Reward> }
  effects: Record<'one' | 'pair' | 'discount', Record<string, Reward>>
  dusting: { stones: number; more: number; gives: Reward }
  help: { gives: Reward }
  scoring: { pink: number; charcoal: number; resources: number }
  goal_tiers: { tiers: Record<string, number[][]> }
}
class Numbers {
  known = $state.raw<Edition | null>(null)
  /** What a further action costs at this table. */
  further = $state<number | null>(null)
  private id = ''

  async need(id: string, further: number): Promise<void> {
    this.further = further
    if (id === this.id) return
    this.id = id
    this.known = null
    const found = await api.edition<Edition>(id, 'fairy_perfume').catch(() => null)
    if (id === this.id) this.known = found?.effects ? found : null
  }
}
export const numbers = new Numbers()
const UNKNOWN = '…'

/** So much of everything, in words. */
export function gives(reward: Reward | undefined): string {
  if (!reward) return UNKNOWN
  const { coins, power, either = 0 } = reward
  const parts = [
    coins ? amount(coins, 'coins') : '',
    power ? amount(power, 'power') : '',
    either ? t('web-fairy-amount-either', { number: either }) : '',
  ].filter(Boolean)
  return texts.list(parts) || t('web-fairy-double-nothing')
}
/** The same as pictures (Sign.svelte). */
export const signs = ({ coins, power, either = 0 }: Reward): string[] => [
  ...(coins ? [`coins ${coins}`] : []),
  ...(power ? [`power ${power}`] : []),
  ...Array.from({ length: either }, () => 'either'),
]

/** What an ability needs, as pictures. */
const NEEDS: Record<string, string[]> = {
  'red-income': ['red'],
  'blue-bonus': ['blue'],
  'green-bonus': ['green'],
  'yellow-bonus': ['yellow'],
  'charcoal-pink': ['charcoal', '/', 'pink'],
  'white-bonus': ['white'],
  'yellow-pairs': ['yellow', 'yellow'],
  'green-white': ['green', 'white'],
  'blue-yellow': ['blue', 'yellow'],
  'green-pairs': ['green', 'green'],
}
/** What an ability does, as pictures: from these, that. */
export function effect(ability: string): [string[], string[]] {
  const known = numbers.known
  const given = known?.effects.one[ability] ?? known?.effects.pair[ability]
  if (NEEDS[ability]) return [NEEDS[ability], given ? signs(given) : []]
  switch (ability) {
    case 'dust-plus':
      return [['dust'], [...(known ? signs(known.dusting.gives) : []), 'dust']]
    case 'buy-second':
      return [['any'], ['any', 'any']]
    case 'double-goal':
      return [['flag'], ['flag', 'flag']]
    case 'extra-action':
      return [[`power ${numbers.further ?? ''}`], ['wing']]
    default: {
      const off = known?.effects.discount[ability]
      return [
        [ability === 'stone-discount' ? 'any' : 'flag'],
        off ? signs(off).map((sign) => sign.replace(' ', ' −')) : [],
      ]
    }
  }
}
/** The same in words. */
export function does(ability: string): string {
  const known = numbers.known
  const { one, pair, discount } = known?.effects ?? { one: {}, pair: {}, discount: {} }
  const reward = one[ability] ?? pair[ability] ?? discount[ability]
  const more = known?.dusting.more ?? 1
  const what = ability === 'dust-plus' ? known?.dusting.gives : reward
  return t(`web-fairy-does-${ability}`, { gives: gives(what), more, price: furtherPrice() })
}
/** What a further action costs. */
export const furtherPrice = (): string => (numbers.further === null ? UNKNOWN : amount(numbers.further, 'power'))

/** What a stored stone gives, and what it is worth at the end. */
export const reward = (stone: string): string[] =>
  stone === 'pink' || stone === 'charcoal' ? [] : signs(numbers.known?.rewards.stones[stone] ?? { coins: 0, power: 0 })
export const worth = (stone: 'pink' | 'charcoal' | 'resources'): string => {
  const points = numbers.known?.scoring[stone]
  return points === undefined ? UNKNOWN : signed(points)
}
export const aboutStone = (stone: string): string =>
  t(`web-fairy-explain-stone-${['red', 'pink', 'charcoal', 'cube'].includes(stone) ? stone : 'plain'}`, {
    gives: gives(numbers.known?.rewards.stones[stone]),
    points: worth(stone === 'pink' ? 'pink' : 'charcoal').replace('−', ''),
  })

/** Goals of which the lowest tier has no limit, and the others ask for at most so many. */
const AT_MOST = ['clean', 'few', 'little-yellow-green']
type Range = [least: number, most: number | null]
/** What each tier of a goal asks for, the lowest first: numbers of one thing, or of two. */
function ranges(goal: string): Range[][] | null {
  const rows = numbers.known?.goal_tiers.tiers[goal]
  if (!rows) return null
  if (rows.length > 1) return rows[0]!.map((_, tier) => rows.map((row): Range => [row[tier]!, row[tier]!]))
  const [row] = rows as [number[]]
  if (AT_MOST.includes(goal)) {
    const [most, least] = row as [number, number]
    return [[[most + 1, null]], [[least + 1, most]], [[0, least]]]
  }
  if (row[0]) return row.map((least) => [[least, goal === 'cubes' && least >= CUBES ? least : null]])
  return row.map((least, tier) => [[least, tier + 1 < row.length ? row[tier + 1]! - 1 : null]])
}
const range = ([least, most]: Range): string =>
  least === most || (!least && !most)
    ? String(least)
    : !least
      ? `≤${most}`
      : most === null
        ? `${least}+`
        : `${least}–${most}`
const words = ([least, most]: Range): string =>
  least === most || (!least && !most)
    ? String(least)
    : t(`web-fairy-range-${!least ? 'most' : most === null ? 'least' : 'between'}`, { least, most: most ?? 0 })
/** In a few signs, and in words. */
export const tiersOf = (goal: string): string[] | null => ranges(goal)?.map((all) => all.map(range).join('+')) ?? null
export const tierWords = (goal: string): string[] => ranges(goal)?.map((all) => texts.list(all.map(words))) ?? []
