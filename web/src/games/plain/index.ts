import type { Component } from 'svelte'
import type { BoardProps } from '..'
import PlainBoard from './Board.svelte'

export const Board = PlainBoard as unknown as Component<BoardProps>
export const phases: { text: string; of: string[] }[] = []
