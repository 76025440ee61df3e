/** What moves in Parfum: markers, dice, water, notes, flacons, coins, and the customers on the street. */
import Coin from '../../art/Coin.svelte'
import Die from './art/Die.svelte'
import Drop from './art/Drop.svelte'
import Marker from '../../art/Marker.svelte'
import type { GameEvent } from '../../lib/types'
import { bring, comes, fly, leaves, stir, type Move } from '../../table/motion'
import Flacon from './art/Flacon.svelte'
import Walker from './art/Walker.svelte'
import NoteLine from './NoteLine.svelte'
import type { Customer, Note, ParfumView } from './types'

export function parfumMoves(events: GameEvent[], view: ParfumView, before: ParfumView): Move[] {
  const moves: Move[] = []
  const notes = new Map(
    [...before.distillery, ...before.turn.claimed].flatMap((note) => (note ? [[note.id, note] as [string, Note]] : [])),
  )
  const counts = { idle: { ...view.turn.taken }, flask: { ...view.turn.flasks }, fly: { ...view.turn.flies } }
  const later = [...events].reverse()
  /** The newest die that shows this face and was not named yet. */
  const die = (seat: number, aroma: string, face: keyof typeof counts): string => {
    counts[face][aroma] = (counts[face][aroma] ?? 0) - 1
    return `die:${seat}:${aroma}-${face}-${counts[face][aroma]}`
  }
  const dice = new Map(
    later.flatMap(({ kind, seat, args }, i): [number, string][] => {
      if (kind !== 'took' && kind !== 'rolled' && kind !== 'turned') return []
      const face = kind === 'took' ? 'idle' : args['face'] === 'fly' ? 'fly' : 'flask'
      return [[events.length - 1 - i, die(seat ?? 0, String(args['aroma']), face)]]
    }),
  )
  const aromaOf = (customer: Customer): string => Object.keys(customer.wants)[0] ?? 'rose'
  const walker = (customer: Customer, { street }: ParfumView): [typeof Walker, Record<string, unknown>] => [
    Walker,
    { id: customer.id, aroma: aromaOf(customer), shop: street.findIndex((one) => one?.id === customer.id) },
  ]
  let payer = ''
  let served: Customer | null = null
  for (const [i, { kind, seat, args }] of events.entries()) {
    const me = `seat:${seat}`
    const thumb = seat === view.you ? ['thumb'] : []
    const note = notes.get(String(args['note']))
    if (kind === 'picked' || kind === 'dealt')
      moves.push(fly([Marker, { seat, size: 18 }], me, `clock:${args['clock']}`))
    else if (kind === 'took')
      moves.push(bring([Die, { aroma: args['aroma'], size: 30 }], `stall:${args['aroma']}`, [dice.get(i)!, me]))
    else if (kind === 'rolled' || kind === 'turned') moves.push(stir(dice.get(i)!, 'tumble'))
    else if (kind === 'fetched') moves.push(fly([Drop, { size: 26 }], 'well', [`water:${seat}`, me]))
    else if (kind === 'spent' || kind === 'discarded')
      moves.push(fly([Drop, { worth: args['worth'], size: 26 }], [`water:${seat}`, me], ['spent', 'well']))
    else if (kind === 'drew') moves.push(stir(`space:${args['space']}`, 'appear'))
    else if (kind === 'arrived') {
      const guest = view.street.find((one) => one?.id === String(args['customer']))
      if (guest) moves.push(comes(walker(guest, view), 'stack', `figure:${guest.id}`))
    } else if (kind === 'claimed') {
      payer = `space:${args['space']}`
      if (note) moves.push(fly([NoteLine, { note }], payer, [me, ...thumb]))
    } else if (kind === 'placed' && note)
      moves.push(fly([NoteLine, { note }], [`held:${note.id}`, me], [`perfume:${seat}:${args['perfume']}`, me]))
    else if (kind === 'sold') {
      payer = `customer:${args['customer']}`
      const shop = before.street.findIndex((one) => one?.id === String(args['customer']))
      served = before.street[shop] ?? null
      if (served)
        moves.push(
          fly([Flacon, { aroma: aromaOf(served) }], [`perfume:${seat}:${args['perfume']}`, me], `shop:${shop}`),
        )
    } else if (kind === 'bargained') payer = `perfume:${seat}:${args['perfume']}`
    else if (kind === 'money') {
      moves.push(fly([Coin, { value: args['amount'], size: 30 }], payer, [`purse:${seat}`, `track:${seat}`, ...thumb]))
      if (served) moves.push(leaves(walker(served, before), `figure:${served.id}`, 'stack'))
      served = null
    }
  }
  return moves
}
