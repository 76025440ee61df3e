/** What a flacon would bring, and whose turn comes after whose. */
import { describe, expect, it } from 'vitest'
import type { Legal } from '../src/lib/types'
import { offers } from '../src/games/parfum/offers'
import { order } from '../src/games/parfum/order'
import type { Edition, ParfumView } from '../src/games/parfum/types'

const clocks = (...seats: (number | null)[]) => seats.map((seat, i) => ({ clock: i + 1, actions: 3, seat }))
const view = (some: object): ParfumView => some as ParfumView

describe('Parfum', () => {
  const seats = (some: object): string =>
    order(view(some))
      .map(({ seat, done, now }) => `${seat}${done ? '-' : now ? '!' : ''}`)
      .join(' ')

  it('picks from the last on the track on, and at two in turn until each has two clocks', () => {
    expect(seats({ phase: 'wake', clocks: clocks(null, 2, null), track: [2, 0, 1], players: [1, 2, 3] })).toBe(
      '2- 0! 1',
    )
    expect(seats({ phase: 'wake', clocks: clocks(null, null, null, null), track: [1, 0], players: [1, 2] })).toBe(
      '1! 0 1 0',
    )
  })

  it('sells in clock order, twice around; at two a clock has its two chances one after the other', () => {
    const turn = { chances: 4 }
    expect(seats({ phase: 'sell', clocks: clocks(2, 0, 1), players: [1, 2, 3], turn })).toBe('2- 0- 1- 2- 0! 1')
    expect(seats({ phase: 'sell', clocks: clocks(1, 0, 0, 1), players: [1, 2], turn })).toBe('1- 1- 0- 0- 0! 0 1 1')
    expect(seats({ phase: 'prepare', clocks: clocks(0, 1), players: [1, 2], turn })).toBe('')
  })

  it('tells the best price of each perfume, a customer’s before a bargain’s', () => {
    const perfumes = [
      { number: 1, side: 'minor' },
      { number: 2, side: 'major' },
      { number: 3, side: 'major' },
    ]
    const way = (kind: string, perfume: string, customer = 0): Legal =>
      ({ kind, args: { customer }, words: { perfume } }) as unknown as Legal
    const legal = [way('sell', '1', 0), way('sell', '1', 1), way('bargain', '1'), way('bargain', '2')]
    const edition = { perfumes: { bargain: { minor: 2, major: 3 } } } as Edition
    const street = [{ price: 5 }, { price: 8 }]
    expect(offers(view({ you: 0, players: [{ perfumes }], street }), legal, edition)).toEqual([
      { perfume: 1, coins: 8, bargain: false },
      { perfume: 2, coins: 3, bargain: true },
    ])
  })
})
