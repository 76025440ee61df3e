/** What moves: as long as it may, and only between places that have a name. */
import { describe, expect, it } from 'vitest'
import { fairyMoves } from '../src/games/fairy_perfume/moves'
import fairyLesson from '../src/games/fairy_perfume/lesson.json'
import { parfumMoves } from '../src/games/parfum/moves'
import parfumLesson from '../src/games/parfum/lesson.json'
import { perfumeryMoves } from '../src/games/perfumery/moves'
import perfumeryLesson from '../src/games/perfumery/lesson.json'
import type { GameEvent, View } from '../src/lib/types'
import { ALL, BETWEEN, gains, ONE, starts, type Move, type Moves } from '../src/table/motion'

interface Step {
  view: View
  events: GameEvent[]
}
const played = (moves: Moves, lesson: unknown): Move[][] => {
  const steps = lesson as Step[]
  return steps.slice(1).map((step, i) => moves(steps[i]!.events, step.view, steps[i]!.view))
}
const places = (move: Move): string[] => ('at' in move ? [move.at] : [move.from, move.to]).flat()
const routes = (moves: Move[]): string[] =>
  moves.map((move) =>
    'at' in move
      ? `${'stir' in move ? move.stir : move.rise} ${[move.at].flat()[0]}`
      : `${[move.from].flat()[0]} > ${[move.to].flat()[0]}`,
  )

const parfum = played(parfumMoves, parfumLesson)
const fairy = played(fairyMoves, fairyLesson)
const perfumery = played(perfumeryMoves, perfumeryLesson)

describe('motion', () => {
  it('ends in time, however much happened', () => {
    expect(ONE).toBeLessThanOrEqual(600)
    expect(ALL).toBeLessThanOrEqual(1500)
    expect(starts(1)).toEqual([0])
    expect(starts(3)).toEqual([0, BETWEEN, 2 * BETWEEN])
    for (const count of [2, 10, 24, 100]) expect(Math.max(...starts(count)) + ONE).toBeLessThanOrEqual(ALL)
  })

  it('names real places only', () => {
    for (const move of [parfum, fairy, perfumery].flat(2)) {
      for (const place of places(move)) expect(place).not.toMatch(/undefined|null|NaN|^$/)
    }
  })

  it('lets what points have changed by rise from the purse', () => {
    expect(routes(gains([3, 5], [7, 4]))).toEqual(['+4 purse:0', '−1 purse:1'])
    expect(gains([3, 5], [3, 5])).toEqual([])
  })

  it('takes dice from the market, rolls them, pays coins from notes and customers', () => {
    expect(routes(parfum[2]!)).toEqual(['stall:lavender > die:0:lavender-idle-0'])
    expect(routes(parfum[3]!)).toEqual(['well > water:0', 'tumble die:0:lavender-fly-0'])
    expect(routes(parfum[5]!)).toEqual(['space:1 > seat:0', 'space:1 > purse:0'])
    expect(routes(parfum[23]!)).toEqual(['perfume:0:3 > shop:1', 'customer:A09 > purse:0', 'figure:A09 > stack'])
  })

  it('rolls only the dice that were rolled', () => {
    const view = { turn: { taken: {}, flasks: { rose: 2 }, flies: { rose: 1 } } } as never
    const before = { turn: { claimed: [] }, distillery: [] } as never
    const rolled = (face: string): GameEvent => ({
      n: 1,
      kind: 'rolled',
      seat: 0,
      args: { aroma: 'rose', face },
      text: { id: '' },
    })
    expect(routes(parfumMoves([rolled('fly'), rolled('flask')], view, before))).toEqual([
      'tumble die:0:rose-fly-0',
      'tumble die:0:rose-flask-1',
    ])
  })

  it('pours stones out of the bottle to where they lie, and pays coins and power', () => {
    const all = fairy.map(routes)
    expect(all[0]).toEqual([
      'tremble bottle:0',
      'mouth:0 > out:0:yellow-0',
      'mouth:0 > out:0:yellow-1',
      'tremble bottle:1',
      'mouth:1 > out:1:green-0',
    ])
    const paid = all.find((moves) => moves.some((move) => move.endsWith('purse:0')))
    expect(paid).toContain('desk:0 > purse:0')
  })

  it('brings cards to the hand and lets essences rise through the still', () => {
    expect(routes(perfumery[0]!).slice(0, 3)).toEqual([
      'seat:0 > column:2',
      'card:P1-02 > hand:P1-02',
      'card:R1-12 > hand:R1-12',
    ])
    const all = perfumery.flatMap(routes)
    expect(all).toContain('valve:0:base:0 > rising:base')
    expect(all).toContain('valve:0:base:1 > yard:0:base')
    expect(all).toContain('hand:P1-02 > made:P1-02')
  })
})
