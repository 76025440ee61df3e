import type { Component } from 'svelte'
import type { BoardProps, EndProps, Source } from '..'
import { t } from '../../lib/texts.svelte'
import type { Journal } from '../../table/journal'
import ParfumBoard from './Board.svelte'
import Line from './Line.svelte'
import { INCOME, type ParfumView } from './types'

export { legend } from './legend'

export const Board = ParfumBoard as unknown as Component<BoardProps>
export const end = (): Promise<{ default: Component<EndProps> }> => import('./End.svelte')
export const phases = [
  { text: 'web-parfum-phase-wake', of: ['wake'] },
  { text: 'web-parfum-phase-create', of: ['prepare', 'distill', 'place'] },
  { text: 'web-parfum-phase-sell', of: ['sell', 'discard'] },
]
/** Who picks which clock is one line; who passes is another. */
const TOGETHER: Record<string, string> = { picked: 'wake', dealt: 'wake', passed: 'pass' }
export const journal: Journal = {
  gather: ({ kind }) => TOGETHER[kind] ?? null,
  Line,
  row: true,
}
const COLOURS = { notes: '#8a5a9c', sales: '#1f7a6b', bargains: '#c98a2b', water: '#24719e' }
export const sources = (view: ParfumView): Source[][] =>
  view.players.map(({ income }) =>
    INCOME.map((id) => ({ id, text: t(`web-parfum-income-${id}`), colour: COLOURS[id], points: income[id] })),
  )
