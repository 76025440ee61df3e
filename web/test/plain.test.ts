/** The plain board: what it makes of a view, and where actions of any game glow. */
import { describe, expect, it } from 'vitest'
import { PlainPlay } from '../src/games/plain/play.svelte'
import { playersOf, tableOf } from '../src/games/plain/things'
import type { BoardSource, Legal, View } from '../src/lib/types'

const view = {
  game: 'garden',
  seats: ['Mia', 'Max'],
  you: 0,
  asked: [0],
  phase: 'choose',
  starter: 1,
  stall: { rose: 2, iris: 0, lily: 3 },
  bench: [
    { id: 'B1', flower: 'rose', worth: 3 },
    null,
    { id: 'B2', flower: 'iris', worth: 1, wants: { dew: 2, sun: 0 } },
  ],
  players: [
    { seat: 0, points: 4, hand: [1, 3, 5], vase: { rose: 1, iris: 0 }, secret: null },
    { seat: 1, points: 2, hand: [2], vase: { lily: 2 }, secret: null },
  ],
} as unknown as View

function legal(code: number, kind: string, words: Record<string, string>): Legal {
  return { code, kind, args: {}, words, action: kind, text: { id: kind } }
}

function table(...actions: Legal[]): { play: PlainPlay; played: number[]; glow: () => string[] } {
  const played: number[] = []
  const source = {
    view,
    legal: actions,
    fresh: [],
    hinted: null,
    mayUndo: false,
    play: (code: number) => played.push(code),
  }
  const play = new PlainPlay(() => source as unknown as BoardSource)
  return { play, played, glow: () => [...play.choices.found.keys()].sort() }
}

describe('the plain board', () => {
  it('shows facts, places and things by their form', () => {
    const { facts, places } = tableOf(view)
    expect(facts).toEqual([{ key: 'starter', words: [], seat: 1 }])
    expect(places.map((place) => [place.key, place.things.map((thing) => thing.word)])).toEqual([
      ['stall', ['rose', 'iris', 'lily']],
      ['bench', ['B1', '', 'B2']],
    ])
    expect(places[1]!.things[2]!.facts).toEqual([
      { key: 'flower', words: ['iris'] },
      { key: 'worth', words: ['1'] },
      { key: 'wants', words: [], counts: [['dew', 2]] },
    ])
    expect(playersOf(view)[0]!.facts).toEqual([{ key: 'points', words: ['4'] }])
  })

  it('glows where the words of an argument lie, and one tap plays', () => {
    const { play, played, glow } = table(legal(7, 'plant', { seedling: 'B1' }), legal(8, 'plant', { seedling: 'B2' }))
    expect(glow()).toEqual(['/bench/0', '/bench/2'])
    play.choices.at('/bench/2')!.run()
    expect(played).toEqual([8])
  })

  it('knows a hand of numbered cards, and no other row of numbers', () => {
    const cards = [1, 3, 5].map((card) => legal(card, 'play', { card: String(card) }))
    expect(table(...cards).glow()).toEqual(['players/0/hand/0', 'players/0/hand/1', 'players/0/hand/2'])
    expect(table(legal(1, 'pay', { drops: '1' }), legal(2, 'pay', { drops: '2' })).glow()).toEqual([])
  })

  it('asks for the rest of an action where one tap leaves several', () => {
    const { play, played, glow } = table(
      legal(1, 'open', { flower: 'rose', drops: '0' }),
      legal(2, 'open', { flower: 'rose', drops: '1' }),
      legal(3, 'open', { flower: 'lily', drops: '0' }),
      legal(4, 'rest', {}),
    )
    expect(glow()).toEqual(['/stall/lily', '/stall/rose'])
    expect(play.choices.buttons.map((button) => button.id)).toEqual(['rest'])
    play.choices.at('/stall/rose')!.run()
    expect(play.choices.buttons.map((button) => button.codes)).toEqual([undefined, [1], [2]])
    play.choices.buttons[2]!.run()
    expect(played).toEqual([2])
  })
})
