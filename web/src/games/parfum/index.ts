import type { Component } from 'svelte'
import type { BoardProps } from '..'
import ParfumBoard from './Board.svelte'

export const Board = ParfumBoard as unknown as Component<BoardProps>
export const phases = [
  { text: 'web-parfum-phase-wake', of: ['wake'] },
  { text: 'web-parfum-phase-create', of: ['prepare', 'distill', 'place'] },
  { text: 'web-parfum-phase-sell', of: ['sell', 'discard'] },
]
