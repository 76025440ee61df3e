/** The end of a game: layers add up to the points, and one's own games are found. */
import { describe, expect, it } from 'vitest'
import { ownGames, stands, storyOf } from '../src/end/ending'
import type { GameEvent, TableCard, View } from '../src/lib/types'
import { decisive, ends, placed, spanOf, spans } from '../src/learn/chances'
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

  it('is drawn by rounds of equal width', () => {
    const round = (round: number, n: number): GameEvent =>
      ({ kind: 'round', n, args: { round } }) as unknown as GameEvent
    const rounds = spans([round(1, 2), round(2, 10), round(3, 14), round(4, 20)], 20)
    expect(rounds).toEqual([
      { round: 1, from: 0 },
      { round: 2, from: 10 },
      { round: 3, from: 14 },
    ])
    expect([1, 10, 11, 20].map((number) => rounds[spanOf(rounds, number)]!.round)).toEqual([1, 1, 2, 3])
    expect([0, 5, 10, 12, 14, 20].map((n) => placed(rounds, 20)(n) * 6)).toEqual([0, 1, 2, 3, 4, 6])
    expect(placed([], 20)(5)).toBe(0.25)
    expect(ends(rounds, 20, { number: 12 } as Moment)).toEqual([0, 10, 11, 12, 14, 20])
  })

  it('tells of a decision what came of it once', () => {
    const event = (n: number, seat: number, kind: string): GameEvent =>
      ({ n, seat, kind, quiet: false, text: { id: `${kind} ${n}` } }) as unknown as GameEvent
    const events = [event(3, 0, 'took'), event(3, 0, 'rolled'), event(3, 0, 'rolled'), event(3, 1, 'won')]
    const view = { seats: ['Mia', 'Max'], you: null } as unknown as View
    expect(storyOf(events, 3, 0, view)).toBe('Took 3')
    expect(storyOf(events.slice(1), 3, 0, view)).toBe('Rolled 3 Rolled 3')
    expect(storyOf(events, 4, 0, view)).toBe('')
  })
})
