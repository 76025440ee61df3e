/** Choices come from the server's legal list alone. */
import { describe, expect, it } from 'vitest'
import { ParfumPlay } from '../src/games/parfum/play.svelte'
import { risk, type Player } from '../src/games/fairy_perfume/types'
import { Choices } from '../src/table/choices.svelte'
import type { ParfumView } from '../src/games/parfum/types'
import type { BoardSource, Legal } from '../src/lib/types'
import { sourceOf } from './source'

function legal(code: number, kind: string, args: Record<string, number>, words: Record<string, string>): Legal {
  return { code, kind, args, words, action: kind, text: { id: `parfum-do-${kind}` } }
}

function table(legal: Legal[], phase: string): { play: ParfumPlay; played: number[] } {
  const view = {
    phase,
    you: 0,
    asked: [0],
    seats: ['Mia', 'Max'],
    over: false,
    players: [{ money: 0, water: 0, perfumes: [] }],
    street: [],
    turn: { flasks: {}, flies: { rose: 2 }, taken: {}, claiming: false, actions_left: 2 },
    token_limit: 4,
  }
  const { source, played } = sourceOf<ParfumView>(view, legal)
  return { play: new ParfumPlay(() => source), played }
}

describe('Parfum', () => {
  it('plays a simple choice at once', () => {
    const { play, played } = table(
      [legal(7, 'take', { aroma: 2 }, { aroma: 'rose' }), legal(9, 'water', {}, {})],
      'prepare',
    )
    expect([...play.choices.found.keys()].sort()).toEqual(['aroma:rose', 'well'])
    play.choices.at('aroma:rose')!.run()
    expect(played).toEqual([7])
  })

  it('guides through water: what it does, then the tokens', () => {
    const { play, played } = table(
      [
        legal(20, 'reroll', { aroma: 2, worth: 0 }, { aroma: 'rose', worth: '0' }),
        legal(21, 'reroll', { aroma: 2, worth: 3 }, { aroma: 'rose', worth: '3' }),
        legal(30, 'turn', { aroma: 2, tokens: 3 }, { aroma: 'rose', tokens: '0+3' }),
        legal(31, 'turn', { aroma: 2, tokens: 0 }, { aroma: 'rose', tokens: '0+0' }),
        legal(40, 'done', {}, {}),
      ],
      'distill',
    )
    play.choices.at('fly:rose')!.run()
    expect(play.buttons.map((button) => button.id)).toEqual(['cancel', 'turn', 'reroll'])
    play.buttons[1]!.run()
    expect([...play.choices.found.keys()].sort()).toEqual(['token:0', 'token:3'])
    play.choices.at('token:3')!.run()
    expect([...play.choices.found.keys()]).toEqual(['token:0'])
    play.choices.at('token:0')!.run()
    expect(played).toEqual([30])
    expect(play.choices.step).toBeNull()
  })

  it('spends no water by the tap that opens it, and says that it is for good', () => {
    const { play, played } = table(
      [
        legal(20, 'reroll', { aroma: 2, worth: 1 }, { aroma: 'rose', worth: '1' }),
        legal(25, 'reroll-all', { worth: 1 }, { worth: '1' }),
        legal(40, 'done', {}, {}),
      ],
      'distill',
    )
    expect(play.buttons.find((button) => button.id === 'done')).toMatchObject({ main: false })
    expect(play.choices.final).toBe(true)
    play.choices.at('fly:rose')!.run()
    expect([...play.choices.found.keys()]).toEqual(['token:1'])
    expect([played, play.choices.final]).toEqual([[], true])
    play.choices.cancel()
    play.buttons.find((button) => button.id === 'reroll-all')!.run()
    expect(played).toEqual([])
    play.choices.at('token:1')!.run()
    expect(played).toEqual([25])
  })

  it('sells: a customer whom only one perfume suits buys at once, a perfume asks who buys', () => {
    const { play, played } = table(
      [
        legal(50, 'sell', { perfume: 0, customer: 3 }, { perfume: '1', customer: 'A03' }),
        legal(51, 'sell', { perfume: 1, customer: 4 }, { perfume: '2', customer: 'A04' }),
        legal(52, 'sell', { perfume: 0, customer: 4 }, { perfume: '1', customer: 'A04' }),
        legal(60, 'bargain', { perfume: 0 }, { perfume: '1' }),
        legal(61, 'pass', {}, {}),
      ],
      'sell',
    )
    play.choices.at('shop:3')!.run()
    expect(played).toEqual([50])
    play.choices.at('shop:4')!.run()
    expect([...play.choices.found.keys()].sort()).toEqual(['perfume:1', 'perfume:2'])
    play.choices.cancel()
    play.choices.at('perfume:1')!.run()
    expect([...play.choices.found.keys()].sort()).toEqual(['shop:3', 'shop:4'])
    expect(play.buttons.map((button) => button.id)).toEqual(['cancel', 'bargain'])
    play.choices.cancel()
    expect(play.buttons.at(-1)).toMatchObject({ id: 'pass', sure: expect.any(String) as string })
  })

  it('chooses nothing that the server does not offer', () => {
    const { play } = table([], 'prepare')
    expect(play.choices.found.size).toBe(0)
  })
})

describe('Buttons', () => {
  it('have names of their own, also where two do the same kind of thing', () => {
    const found = [
      legal(1, 'split', { coins: 0 }, { coins: '0' }),
      legal(2, 'split', { coins: 1 }, { coins: '1' }),
    ].map((one) => ({ ...one, action: `split ${one.args['coins']}` }))
    const source = {
      legal: found,
      mayUndo: false,
      hinted: null,
      play: () => undefined,
      undo: () => undefined,
    } as unknown as BoardSource
    expect(new Choices(() => source, { aims: () => [] }).buttons.map((button) => button.id)).toEqual([
      'split 0',
      'split 1',
    ])
  })

  it('are all there, also beside the one that undoes; none is filled that gives up what glows', () => {
    const source = {
      legal: ['stop', 'hard', 'gentle', 'trade'].map((kind, i) => legal(i, kind, {}, {})),
      mayUndo: true,
      hinted: null,
      play: () => undefined,
      undo: () => undefined,
    } as unknown as BoardSource
    const { buttons } = new Choices(() => source, {
      aims: ({ kind }) => (kind === 'trade' ? [{ at: kind }] : []),
      likely: ['stop', 'hard', 'gentle'],
    })
    expect(buttons.map((button) => button.id)).toEqual(['undo', 'stop', 'hard', 'gentle'])
    expect(buttons.some((button) => button.main)).toBe(false)
  })
})

describe('What gives something up', () => {
  it('is filled only where nothing else can be done', () => {
    const filled = (kinds: string[]): string[] => {
      const source = { legal: kinds.map((kind, i) => legal(i, kind, {}, {})), mayUndo: false } as unknown as BoardSource
      const { buttons } = new Choices(() => source, { aims: () => [], gives: ['done'], likely: ['extra', 'done'] })
      return buttons.filter((button) => button.main).map((button) => button.id)
    }
    expect(filled(['extra', 'done'])).toEqual([])
    expect(filled(['done'])).toEqual(['done'])
  })
})

describe('Fairy Perfume', () => {
  const player = (bottle: Record<string, number>, shaken: Record<string, number>): Player =>
    ({ value: 4, bottle, shaken }) as unknown as Player
  it('knows how likely a shake takes one over the limit', () => {
    expect(risk(player({ yellow: 5 }, {}), [35, 60, 5, 0])).toBe(0)
    expect(risk(player({ yellow: 5 }, { green: 3 }), [5, 40, 35, 20])).toBeCloseTo(0.55)
    expect(risk(player({ yellow: 1 }, { green: 4 }), [0, 0, 0, 100])).toBe(1)
  })
  it('does not count a cube as a stone', () => {
    expect(risk(player({ yellow: 1, cube: 1 }, { green: 4 }), [0, 100])).toBeCloseTo(0.5)
    expect(risk(player({ cube: 1 }, { green: 4 }), [0, 100])).toBe(0)
  })
})
