/** Perfumery: tiles that open a step, what pays, what is forgone, what rises, lacks and is stored. */
import { describe, expect, it } from 'vitest'
import { shortName } from '../src/games/perfumery/names'
import { HousePlay } from '../src/games/perfumery/play.svelte'
import { marked, missing, pointsOf, risen, shelf } from '../src/games/perfumery/reckon'
import type { Draft, House, HouseView } from '../src/games/perfumery/types'
import type { Legal } from '../src/lib/types'
import { sourceOf } from './source'

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
  }
  const { source, played } = sourceOf<HouseView>(view, legal)
  return { play: new HousePlay(() => source), played }
}

describe('Perfumery', () => {
  it('cuts a name only where it must, and never behind a small word', () => {
    expect(shortName('Rose de mai', 14)).toBe('Rose de mai')
    expect(shortName('Fleur de la nuit', 14)).toBe('Fleur')
    expect(shortName('Neroli & Petitgrain', 14)).toBe('Neroli')
  })

  it('fills the oldest vials of a kind first, and counts what is made before it is committed', () => {
    const card = (id: string, storage: string, brand: number) => ({ id, kind: 'perfume', value: 2, storage, brand })
    const house = {
      points: 5,
      produced: [card('P1-01', 'F', 2), card('P1-08', 'F', 3)],
      stored: { floral: 1 },
      draft: null,
    } as unknown as House
    expect(shelf(house).map(({ kind, full }) => [kind, full])).toEqual([
      ['floral', true],
      ['floral', false],
    ])
    const made = [card('P1-11', 'G', 4), card('P1-13', 'G', 4)]
    const drafted = { ...house, draft: { step: 'paying', made, stored: {} } } as unknown as House
    expect([shelf(drafted).length, pointsOf(drafted)]).toEqual([3, 9])
  })

  it('rings the last essences of a kind that are missing', () => {
    expect(marked('FGF', { F: 1, G: 1 }).map(({ missing }) => missing)).toEqual([false, true, true])
    expect(marked().length).toBe(0)
  })

  it('tells who waits how their house stands, not what others decide', () => {
    expect(table('install', [], { produced: [] }).play.detail).toBe('web-house-detail')
  })

  it('says what a perfume lacks, after vials and synthetics', () => {
    const card = { id: 'P1-11', kind: 'perfume', value: 2, top: 'GG', middle: 'F', base: 'S' } as const
    const draft = (yards: Record<string, number>[], stored: Record<string, number> = {}) =>
      missing(card, { yards, stored } as unknown as Draft)?.map((counts) =>
        Object.entries(counts).filter(([, count]) => count),
      )
    expect(draft([{ green: 1 }, { floral: 1 }, { synthetic: 1 }])).toEqual([[['green', 1]], [], []])
    expect(draft([{ green: 1, synthetic: 1 }, { floral: 1 }, { synthetic: 1 }])).toBeUndefined()
    expect(draft([{ green: 1 }, { floral: 1 }, { synthetic: 1 }], { green: 1 })).toBeUndefined()
    expect(draft([{ green: 2 }, { floral: 1 }, { animal: 3 }])).toEqual([[], [], [['synthetic', 1]]])
  })

  it('lets the liquid rise only as far as the blending has come', () => {
    const note = {
      note: 'middle',
      recipes: [{ get: 'G' }, { pay: 'F', get: 'A' }],
    } as unknown as House['notes'][number]
    const at = (draft: Partial<Draft>) =>
      risen({ used: [[], [0, 1], []], ...draft } as Draft, note, { pay: '', get: 'F' }).map(
        (holds) => holds && [holds['floral'], holds['green'], holds['animal']],
      )
    expect(at({ note: 'middle', place: 2 })).toEqual([[1, 0, 0], [1, 1, 0], null])
    expect(at({ note: null, used: [[], [0, 1, 2], []] })[2]).toEqual([0, 1, 1])
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
      made: [],
      yards: [{}, { floral: 2 }, { green: 1 }],
      stored: { floral: 1 },
      spaces: { floral: 1 },
    } as unknown as House['draft']
    const commit = legal(9, 'commit')
    const made = table('blend', [legal(1, 'produce', { perfume: 'P1-06' }), commit], { draft, produced: [] })
    expect(made.play.buttons.map(({ id, main }) => [id, main])).toEqual([
      ['commit', false],
      ['make', true],
    ])
    expect(made.play.buttons[0]!.sure).toBeTypeOf('string')
    const { play } = table('blend', [commit], { draft, produced: [] })
    expect([play.asks, play.buttons.at(-1)!.main, play.buttons.at(-1)!.sure]).toEqual(['full', true, undefined])
  })
})
