/** Perfumery: tiles that open a step, what pays, what is forgone, what storage holds. */
import { describe, expect, it } from 'vitest'
import { storage } from '../src/games/perfumery/names'
import { HousePlay } from '../src/games/perfumery/play.svelte'
import type { House, HouseView } from '../src/games/perfumery/types'
import type { BoardSource, Legal } from '../src/lib/types'

const legal = (code: number, kind: string, words: Record<string, string> = {}): Legal => ({
  code,
  kind,
  words,
  args: {},
  action: kind,
  text: { id: `perfumery-do-${kind}` },
})
const ids = (play: HousePlay): string[] => play.buttons.map((button) => button.id)

function table(
  phase: string,
  legal: Legal[],
  me: Partial<House> = {},
  action: Partial<HouseView['action']> = {},
): { play: HousePlay; played: number[] } {
  const played: number[] = []
  const view = {
    phase,
    you: 0,
    asked: [0],
    seats: ['Mia'],
    over: false,
    hand_limit: 7,
    prices: { hire: 7, synthetic: 5 },
    action: { note: null, lifted: null, owed: 0, paid: 0, run: null, ...action },
    columns: [2, 1, 3, 1].map((weight, i) => ({ column: i + 1, weight })),
    players: [
      {
        seat: 0,
        hand: [
          { id: 'R1-02', value: 3 },
          { id: 'P1-06', name: 'Crystal Veil', value: 2 },
        ],
        hand_size: 2,
        coins: 0,
        home: 1,
        points: 0,
        draft: null,
        ...me,
      },
    ],
  } as unknown as HouseView
  const source = {
    view,
    seat: 0,
    legal,
    fresh: [],
    tick: 0,
    mayUndo: false,
    busy: false,
    hinted: null,
    play: (code: number) => played.push(code),
    undo: () => undefined,
  } satisfies BoardSource<HouseView>
  return { play: new HousePlay(() => source), played }
}

describe('Perfumery', () => {
  it('counts all storage spaces, and free ones among them', () => {
    const house = { stored: { floral: 1 }, spaces: { floral: 2, green: 0 }, draft: null } as unknown as House
    expect(storage(house)).toEqual([{ kind: 'floral', has: 1, spaces: 2 }])
    expect(storage({ ...house, draft: { stored: { floral: 2 }, spaces: { floral: 2 } } } as unknown as House)).toEqual([
      { kind: 'floral', has: 2, spaces: 2 },
    ])
  })

  it('opens a tile with several targets, and nothing else glows until one is chosen', () => {
    const { play, played } = table('develop', [
      legal(1, 'acquire', { column: '2' }),
      legal(10, 'sort', { recipe: 'R1-02' }),
      legal(11, 'sort', { recipe: 'R1-03' }),
      legal(20, 'replenish', { essence: 'floral' }),
    ])
    expect(play.choices.at('recipe:R1-02')).toBeUndefined()
    play.choices.at('sort')!.run()
    expect([play.choices.step, ids(play), play.choices.at('column:2')]).toEqual(['sort', ['cancel'], undefined])
    play.choices.cancel()
    play.choices.at('sort')!.run()
    play.choices.at('recipe:R1-03')!.run()
    play.choices.at('replenish')!.run()
    expect(played).toEqual([11, 20])
    expect(play.choices.step).toBeNull()
  })

  it('installs by a tap and pays by a button, while both are possible', () => {
    const { play, played } = table(
      'install',
      [
        legal(1, 'install', { recipe: 'R1-02' }),
        legal(2, 'discard', { card: 'R1-02' }),
        legal(3, 'discard', { card: 'P1-06' }),
      ],
      {},
      { owed: 6 },
    )
    expect([play.asks, play.choices.at('hand:P1-06'), play.choices.at('hand:R1-02')!.codes]).toEqual([
      'install-more',
      undefined,
      [1],
    ])
    play.buttons.find((button) => button.id === 'pay')!.run()
    expect([play.asks, play.choices.at('hand:R1-02')!.codes]).toEqual(['pay', [2]])
    play.choices.at('hand:P1-06')!.run()
    expect(played).toEqual([3])
  })

  it('quiets the cards once the price is reached', () => {
    const cards = [legal(2, 'discard', { card: 'R1-02' })]
    expect(table('pay', cards, {}, { owed: 6, paid: 5 }).play.choices.at('hand:R1-02')!.quiet).toBe(false)
    const { play } = table('pay', [...cards, legal(4, 'done')], {}, { owed: 6, paid: 6 })
    expect([play.asks, play.choices.at('hand:R1-02')!.quiet, play.next, ids(play)]).toEqual([
      'paid',
      true,
      null,
      ['done'],
    ])
  })

  it('knows where the next discard goes: the fewest cards, of equals the rightmost, then leftwards', () => {
    const cards = [legal(2, 'discard', { card: 'R1-02' })]
    expect(table('limit', cards).play.next).toBe(4)
    expect(table('limit', cards, {}, { run: 3 }).play.next).toBe(3)
  })

  it('lets the essences that pay glow where they lie', () => {
    const draft = {
      step: 'paying',
      need: [{}, { green: 1, animal: 1 }, { floral: 1 }],
      made: [],
    } as unknown as House['draft']
    const { play } = table(
      'blend',
      [legal(1, 'pay', { source: 'yard' }), legal(2, 'pay', { source: 'stored-synthetic' })],
      { draft },
    )
    expect(play.due).toEqual({ note: 'middle', kind: 'green' })
    expect([play.choices.at('yard:middle:green')!.codes, play.choices.at('store:synthetic')!.codes]).toEqual([[1], [2]])
    expect(ids(play)).toEqual(['pay-stored-synthetic', 'pay-yard'])
  })

  it('commits at once only when no perfume is forgone', () => {
    const draft = {
      step: 'produce',
      need: null,
      stored: { floral: 1 },
      spaces: { floral: 1 },
    } as unknown as House['draft']
    const commit = legal(9, 'commit')
    expect(
      table('blend', [legal(1, 'produce', { perfume: 'P1-06' }), commit], { draft }).play.buttons.at(-1),
    ).toMatchObject({ main: false, sure: expect.any(String) as string })
    const { play } = table('blend', [commit], { draft })
    expect([play.asks, play.buttons.at(-1)!.main, play.buttons.at(-1)!.sure]).toEqual(['full', true, undefined])
  })
})
