import type { Component } from 'svelte'
import type { BoardProps } from '..'
import PerfumeryBoard from './Board.svelte'

export const Board = PerfumeryBoard as unknown as Component<BoardProps>
export const phases = [
  { text: 'web-house-phase-develop', of: ['develop', 'limit', 'install', 'insert', 'pay'] },
  { text: 'web-house-phase-blend', of: ['blend'] },
]
