/** What moves in Fairy Perfume: stones out of the bottle and back, coins and power, cubes, the hourglass. */
import Hourglass from './art/Hourglass.svelte'
import Stone from './art/Stone.svelte'
import type { GameEvent } from '../../lib/types'
import { drop, fly, stir, type Move } from '../../table/motion'
import Cost from './Cost.svelte'
import Cube from './Cube.svelte'
import { nth, out, type FairyView } from './types'

export function fairyMoves(events: GameEvent[], view: FairyView): Move[] {
  const moves: Move[] = []
  const cube = (seat: unknown): [typeof Cube, Record<string, unknown>] => [Cube, { seat, size: 16 }]
  const stone = (kind: unknown, size = 27): [typeof Stone, Record<string, unknown>] => [Stone, { stone: kind, size }]
  const cost = (amount: unknown, currency: string): [typeof Cost, Record<string, unknown>] => [
    Cost,
    { amount, currency, size: 28 },
  ]
  /** Where each stone that fell lies now: the last of its kind fell last. */
  const fell = new Map<number, string>()
  const counted = new Map<string, number>()
  for (const [i, { kind, seat, args }] of [...events.entries()].reverse()) {
    if (kind !== 'fell' || seat === null) continue
    const name = `${seat} ${args['piece']}`
    const later = counted.get(name) ?? 0
    counted.set(name, later + 1)
    fell.set(
      i,
      args['piece'] === 'cube'
        ? `cube:${seat}`
        : nth(
            seat,
            String(args['piece']),
            out(view.players[seat]!).filter((one) => one === args['piece']).length - 1 - later,
          ),
    )
  }
  for (const [i, { kind, seat, args }] of events.entries()) {
    const [me, purse, bottle, desk] = [`seat:${seat}`, `purse:${seat}`, `bottle:${seat}`, `desk:${seat}`]
    if (kind === 'chose' && (args['choice'] === 'gentle' || args['choice'] === 'hard'))
      moves.push(stir(bottle, 'tremble'))
    else if (kind === 'fell')
      moves.push(
        drop(
          args['piece'] === 'cube' ? cube(seat) : stone(args['piece'], seat === view.you ? 34 : 18),
          [`mouth:${seat}`, bottle, me],
          [fell.get(i)!, me],
        ),
      )
    else if (kind === 'exploded') moves.push(stir(desk, 'tremble'))
    else if (kind === 'hourglass') moves.push(fly([Hourglass, { left: null, of: 1, size: 24 }], 'glass', me))
    else if (kind === 'charcoal')
      for (let n = 0; n < Number(args['amount']); n++) moves.push(fly(stone('charcoal'), 'pool', [bottle, me]))
    else if (kind === 'gained') {
      for (const currency of ['coins', 'power'])
        if (args[currency])
          moves.push(fly(cost(args[currency], currency), [desk, bottle], seat === view.you ? [purse, 'thumb'] : purse))
    } else if (kind === 'bought')
      moves.push(
        fly(cost(args['price'], 'coins'), purse, `market:${args['stone']}`),
        fly(stone(args['stone']), `market:${args['stone']}`, [`aside:${seat}`, bottle, me]),
      )
    else if (kind === 'dusted') moves.push(fly(stone(args['stone']), [desk, me], [`market:${args['stone']}`, 'pool']))
    else if (kind === 'ability' || kind === 'goal') {
      const to = `${kind}:${args[kind]}`
      moves.push(fly(cost(args['price'], String(args['currency'])), purse, to), fly(cube(seat), me, to))
    } else if (kind === 'placed') moves.push(fly(cube(seat), me, `ability:${args['ability']}`))
    else if (kind === 'returned') moves.push(fly(cube(seat), `ability:${args['ability']}`, [bottle, me]))
  }
  return moves
}
