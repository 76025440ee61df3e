import type { Component } from 'svelte'
import type { GameEvent } from '../../lib/types'
import type { Journal, Turn } from '../../table/journal'
import type { BoardProps, EndProps, Source } from '..'
import FairyBoard from './Board.svelte'
import Line from './Line.svelte'
import { t } from '../../lib/texts.svelte'
import type { FairyView } from './types'

export { legend } from './legend'
export { lesson } from './lesson'

export const Board = FairyBoard as unknown as Component<BoardProps>
export const end = (): Promise<{ default: Component<EndProps> }> => import('./End.svelte')
export const phases = [
  { text: 'web-fairy-phase-shake', of: ['shake', 'visit'] },
  { text: 'web-fairy-phase-store', of: ['store', 'double', 'split'] },
  { text: 'web-fairy-phase-act', of: ['act', 'buy-more', 'goal-more', 'dust-more', 'extra', 'return', 'last-trade'] },
]
/** All shake at once, beat by beat, and all store at once: a player's part of that is one turn. Charcoal is of an
    explosion until somebody has stored; from then on it comes from others' red stones. */
const TOGETHER: Record<string, string> = {
  chose: 'shake',
  fell: 'shake',
  exploded: 'shake',
  stopped: 'shake',
  hourglass: 'shake',
  stored: 'store',
  left: 'store',
  doubled: 'store',
}
const BEGINS = new Set(['ability', 'goal', 'bought', 'helped'])
export const journal: Journal = {
  gather: ({ kind, seat }: GameEvent, before: Turn[]) =>
    kind === 'beat'
      ? 'beats'
      : kind === 'charcoal' && !before.some(({ events }) => events[0]?.kind === 'stored')
        ? `shake ${seat}`
        : kind in TOGETHER
          ? `${TOGETHER[kind]} ${seat}`
          : null,
  begins: ({ kind }) => BEGINS.has(kind),
  Line,
}

const COLOURS = {
  goals: '#7a4fb0',
  pink: '#b8326a',
  resources: '#93690f',
  fairy: '#2d7a68',
  charcoal: '#555060',
} as const
const total = (points: number | (number | null)[]): number =>
  typeof points === 'number' ? points : points.reduce<number>((sum, one) => sum + (one ?? 0), 0)
export const sources = (view: FairyView): Source[][] =>
  view.players.map(({ score }) =>
    (Object.keys(COLOURS) as (keyof typeof COLOURS)[]).map((id) => ({
      id,
      text: t(`web-fairy-source-${id}`),
      colour: COLOURS[id],
      points: total(score?.[id] ?? 0),
    })),
  )
