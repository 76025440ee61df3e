/** What moves in Perfumery: cards between columns, hands and notes, essences through the stills, perfumers, points. */
import Essence from './art/Essence.svelte'
import Bell from './art/Bell.svelte'
import Figure from './art/Figure.svelte'
import type { GameEvent } from '../../lib/types'
import { bring, fly, stir, type Move, type Picture } from '../../table/motion'
import { list } from './names'
import Parcel from './Parcel.svelte'
import { KINDS, NOTES, type HouseCard, type HouseView } from './types'

const cards = (view: HouseView): HouseCard[] => [
  ...view.columns.flatMap((column) => [...column.above, ...column.below]),
  ...view.players.flatMap((house) => [
    ...(house.hand ?? []),
    ...house.produced,
    ...(house.draft?.made ?? []),
    ...house.notes.flatMap((note) => note.recipes),
  ]),
]

export function perfumeryMoves(events: GameEvent[], view: HouseView, before: HouseView): Move[] {
  const known = new Map([...cards(before), ...cards(view)].map((card) => [card.id, card]))
  const parcel = (id: unknown): Picture => [Parcel, { card: known.get(String(id)) }]
  const essence = (kind: unknown): Picture => [Essence, { kind, size: 24 }]
  const moves = blending(view, before, parcel, essence)
  for (const { kind, seat, args } of events) {
    const me = `seat:${seat}`
    const mine = seat === view.you
    if (kind === 'acquired') moves.push(fly([Figure, { seat, size: 28 }], me, `column:${args['column']}`))
    else if (kind === 'took')
      moves.push(
        mine
          ? bring(parcel(args['card']), `card:${args['card']}`, [`hand:${args['card']}`, me, 'thumb'])
          : fly(parcel(args['card']), `card:${args['card']}`, me),
      )
    else if (kind === 'discarded')
      moves.push(bring(parcel(args['card']), [`hand:${args['card']}`, me], `card:${args['card']}`))
    else if (kind === 'dealt') moves.push(stir(`card:${args['card']}`, 'appear'))
    else if (kind === 'next-marker')
      moves.push(
        fly(
          [Bell, { size: 30 }],
          before.next_marker.column === null ? 'act:marker' : ['next-marker', `column:${before.next_marker.column}`],
          me,
        ),
      )
    else if (kind === 'start-marker') moves.push(fly([Bell, { size: 30 }], `seat:${args['from']}`, me))
    else if (kind === 'placed') moves.push(fly([Figure, { seat, size: 28 }], me, `valve:${seat}:${args['note']}:0`))
    else if (kind === 'installed' || kind === 'sorted')
      moves.push(fly(parcel(args['recipe']), [`hand:${args['recipe']}`, me], [`recipe:${args['recipe']}`, me]))
    else if (kind === 'received')
      moves.push(fly(essence(args['essence']), 'act:essence', [`yard:${seat}:${args['note']}`, me]))
    else if (kind === 'replenished')
      moves.push(fly(essence(args['essence']), 'act:replenish', [`store:${seat}:${args['essence']}`, me]))
    else if (kind === 'hired') moves.push(fly([Figure, { seat, size: 28 }], 'act:hire', me))
    else if (kind === 'produced' || kind === 'kept')
      moves.push(fly(parcel(args['perfume']), [`made:${args['perfume']}`, me], `purse:${seat}`))
  }
  return moves
}

/** One's own open blending tells no events yet: essences rise from the effect just passed. */
function blending(
  view: HouseView,
  before: HouseView,
  parcel: (id: unknown) => Picture,
  essence: (kind: unknown) => Picture,
): Move[] {
  const [now, then] = [view, before].map((one) => (one.you === null ? null : one.players[one.you]?.draft))
  if (!now || !then || view.decision < before.decision) return []
  const moves: Move[] = []
  if (then.note && then.place !== null && (now.note !== then.note || now.place !== then.place)) {
    const n = NOTES.indexOf(then.note)
    const rising = now.note === then.note ? now.flow : now.yards[n]!
    const to = now.note === then.note ? `rising:${then.note}` : `yard:${view.you}:${then.note}`
    moves.push(...list(rising).map((kind) => fly(essence(kind), `valve:${view.you}:${then.note}:${then.place}`, to)))
  }
  for (const card of now.made.slice(then.made.length))
    moves.push(bring(parcel(card.id), `hand:${card.id}`, `made:${card.id}`))
  for (const kind of KINDS) {
    const from = NOTES.filter((_, n) => (now.yards[n]?.[kind] ?? 0) < (then.yards[n]?.[kind] ?? 0)).map(
      (note) => `yard:${view.you}:${note}`,
    )
    if ((now.stored[kind] ?? 0) > (then.stored[kind] ?? 0))
      moves.push(fly(essence(kind), from, `store:${view.you}:${kind}`))
  }
  return moves
}
