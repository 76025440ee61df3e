/** What happened, told a line a turn. */
import { describe, expect, it } from 'vitest'
import { chapters, since, steps, type Journal, type Turn } from '../src/table/journal'
import type { GameEvent, View } from '../src/lib/types'

let n = 0
const told = (kind: string, seat: number | null, who = ['Mia', 'Max'][seat ?? 9]): GameEvent => ({
  n: ++n,
  kind,
  seat,
  args: {},
  text: { id: `${who ? `${who} ` : ''}${kind}.`, args: who ? { who } : {} },
})
const view = { you: 0, seats: ['Mia', 'Max'] } as View
const lines = (events: GameEvent[], journal?: Journal): string[] =>
  chapters(events, journal).flatMap(({ round, turns }) => [
    ...(round ? ['--'] : []),
    ...turns.map((turn) => `${turn.seat} ${steps(turn, view)}`),
  ])

describe('the journal', () => {
  const game = [
    told('round', null),
    told('takes', 0),
    told('rolls', 0),
    told('arrives', null),
    told('takes', 1),
    { ...told('moves', 0), quiet: true },
    told('turn', 1),
    told('round', null),
    told('takes', 1),
  ]
  it('has a line a turn, with what came of it, and a chapter a round', () => {
    expect(lines(game)).toEqual(['--', '0 Takes · Rolls · Arrives', '1 Takes', '1 Turn', '--', '1 Takes'])
  })

  it('gathers what one side does while others act in between', () => {
    const shake = [told('round', null), told('pours', 0), told('pours', 1), told('pours', 0), told('stops', 1)]
    const gather = (event: GameEvent): string | null => (event.kind === 'round' ? null : `shake ${event.seat}`)
    expect(lines(shake, { gather })).toEqual(['--', '0 Pours · Pours', '1 Pours · Stops'])
  })

  it('lets a game look at what was told before it gathers', () => {
    const round = [told('round', null), told('pours', 0), told('burns', 0), told('stores', 1), told('burns', 0)]
    const gather = ({ kind, seat }: GameEvent, before: Turn[]): string | null =>
      kind === 'burns' && before.some(({ events }) => events[0]?.kind === 'stores') ? null : `shake ${seat}`
    expect(
      lines([...round, told('gains', 0), told('gains', 1)], {
        gather: (event, before) => (event.kind === 'gains' || event.kind === 'round' ? null : gather(event, before)),
      }),
    ).toEqual(['--', '0 Pours · Burns', '1 Stores', '0 Burns · Gains', '1 Gains'])
  })

  it('lets a game say what begins a turn, though the same side had the one before', () => {
    const round = [told('round', null), told('takes', 0), told('gains', 0), told('takes', 0), told('gains', 0)]
    const begins = ({ kind, n }: GameEvent, before: Turn): boolean => kind === 'takes' && n > before.last
    expect(lines(round, { begins })).toEqual(['--', '0 Takes · Gains', '0 Takes · Gains'])
  })

  it('names everybody in a line that several share', () => {
    const picks = [told('round', null), told('picks', 0), told('picks', 1)]
    expect(lines(picks, { gather: ({ kind }) => (kind === 'picks' ? 'wake' : null) })).toEqual([
      '--',
      '0 Mia picks · Max picks',
    ])
  })

  it('tells what others did since one’s last turn', () => {
    expect(since(game, 0).map((turn) => turn.seat)).toEqual([1, 1, 1])
    expect(since(game, 1)).toEqual([])
    expect(since(game, null)).toEqual([])
    const dealt = [0, 1].map((seat) => ({ ...told('fetches', seat), n: 0 }))
    expect(since([...dealt, told('takes', 1)], 0), 'there was none yet').toEqual([])
  })
})
