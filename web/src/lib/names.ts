/** How people are called on this page: who gave no name is a guest in one's own language, and oneself "You". */
import { t, texts } from './texts.svelte'
import type { Table, View } from './types'

const NUMBERED = /^Guest \d{4}$/
const called = (name: string, mine: boolean): string =>
  mine && NUMBERED.test(name) ? t('web-you-name') : texts.person(name)

/** Several seats at one screen have a name each. */
export const mySeat = (table: Table | null): number | null => (table?.you.length === 1 ? table.you[0]! : null)

export function namedTable(table: Table): Table {
  const me = mySeat(table)
  return { ...table, seats: table.seats.map((seat) => ({ ...seat, name: called(seat.name, seat.seat === me) })) }
}

export function namedView(view: View, me: number | null): View {
  if (!view.seats.some((name) => NUMBERED.test(name))) return view
  return { ...view, seats: view.seats.map((name, seat) => called(name, seat === me)) }
}

/** Who won, said at the head of a line. */
export const won = (winners: string[]): string =>
  t(winners.length > 1 ? 'web-shared' : winners[0] === t('web-you-name') ? 'web-you-win' : 'web-wins', {
    who: texts.list(winners),
  })
