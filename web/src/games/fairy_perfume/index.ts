import type { Component } from 'svelte'
import type { BoardProps } from '..'
import FairyBoard from './Board.svelte'

export const Board = FairyBoard as unknown as Component<BoardProps>
export const phases = [
  { text: 'web-fairy-phase-shake', of: ['shake', 'visit'] },
  { text: 'web-fairy-phase-store', of: ['store', 'double', 'split'] },
  { text: 'web-fairy-phase-act', of: ['act', 'buy-more', 'goal-more', 'dust-more', 'extra', 'return', 'last-trade'] },
]
