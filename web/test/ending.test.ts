/** The end of a game: layers add up to the points, and one's own games are found. */
import { describe, expect, it } from 'vitest'
import { ownGames, stands } from '../src/end/ending'
import type { TableCard } from '../src/lib/types'
import { decisive } from '../src/learn/chances'
import type { Moment } from '../src/lib/learn'

const card = (points: number, game = 'g', others = 1): TableCard =>
  ({
    game,
    seats: [{ person: 'me' }, ...Array.from({ length: others }, () => ({ person: null }))],
    result: { ending: 'x', scores: [points, 1] },
  }) as unknown as TableCard

describe('the end of a game', () => {
  it('has layers that add up, the best first', () => {
    const sources = [5, 9].map((points) => [{ id: 'sales', text: 'sales', colour: '#000', points }])
    const found = stands({ ending: 'x', scores: [7, 9], ranks: [2, 1] }, ['Mia', 'Max'], sources)
    expect(found.map((one) => [one.name, one.layers.map((layer) => layer.points)])).toEqual([
      ['Max', [9]],
      ['Mia', [5, 2]],
    ])
  })

  it('compares with one’s own games of as many players', () => {
    const history = [card(3), card(9, 'other'), card(8, 'g', 2), card(4)]
    expect(ownGames(history, 'me', card(0))).toEqual([4, 3])
  })

  it('was decided by what brought the winner most, where something did', () => {
    const moment = (number: number, before: number, after: number): Moment =>
      ({ number, before: [before, 1 - before], after: [after, 1 - after], swing: Math.abs(after - before) }) as Moment
    const moments = [moment(1, 0.5, 0.9), moment(2, 0.9, 0.2), moment(3, 0.2, 0.8)]
    expect(decisive(moments, [0])?.number).toBe(3)
    expect(decisive(moments, [1])?.number).toBe(2)
    expect(decisive(moments.slice(1, 2), [0])?.number).toBe(2)
    expect(decisive([], [0])).toBe(null)
  })
})
