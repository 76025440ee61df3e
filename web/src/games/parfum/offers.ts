/** What one's flacons would bring now. */
import type { Legal } from '../../lib/types'
import type { Edition, ParfumView } from './types'

export interface Offer {
  perfume: number
  coins: number
  /** Nobody on the street wants it. */
  bargain: boolean
}

/** PA-V1: the best price of each perfume, a customer's before a bargain's. */
export function offers(view: ParfumView, legal: Legal[], edition: Edition | null): Offer[] {
  const mine = view.you === null ? [] : view.players[view.you]!.perfumes
  return mine
    .flatMap(({ number, side }): Offer[] => {
      const ways = legal.filter(({ words }) => words['perfume'] === String(number))
      const prices = ways
        .filter(({ kind }) => kind === 'sell')
        .map(({ args }) => view.street[args['customer']!]?.price ?? 0)
      if (prices.length) return [{ perfume: number, coins: Math.max(...prices), bargain: false }]
      const coins = edition?.perfumes?.bargain[side]
      return ways.length && coins !== undefined ? [{ perfume: number, coins, bargain: true }] : []
    })
    .sort((a, b) => b.coins - a.coins)
}
