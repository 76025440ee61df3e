/** A board is one component a game, loaded when its table is opened. */
import type { Component, Snippet } from 'svelte'
import type { BoardSource } from '../lib/types'

export interface BoardProps {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  source: BoardSource<any>; lead?: Snippet; aside?: Snippet; after?: Snippet; bar?: Snippet; badge?: Snippet<[number]>; edition?: any
}
export interface GameModule {
  Board: Component<BoardProps>
  phases: { text: string; of: string[] }[]
}

const boards: Record<string, () => Promise<GameModule>> = {
  parfum: () => import('./parfum'),
  fairy_perfume: () => import('./fairy'),
  perfumery: () => import('./perfumery'),
}

export const loadGame = (game: string): Promise<GameModule> => (boards[game] ?? (() => import('./plain')))()

const lessons: Record<string, () => Promise<{ default: unknown }>> = {
  parfum: () => import('./parfum/lesson.json'),
  fairy_perfume: () => import('./fairy/lesson.json'),
  perfumery: () => import('./perfumery/lesson.json'),
}
export const hasLesson = (game: string): boolean => game in lessons
/** The prepared positions of a lesson (made by web/scripts/lesson.py). */
export const loadLesson = async (game: string): Promise<unknown> => (await lessons[game]?.())?.default ?? null
