/** A board is one component a game, loaded when its table is opened. */
import type { Component, Snippet } from 'svelte'
import type { BoardSource, Legal } from '../lib/types'
import type { Journal } from '../table/journal'

export interface BoardProps {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  source: BoardSource<any>
  lead?: Snippet
  aside?: Snippet
  after?: Snippet
  bar?: Snippet
  badge?: Snippet<[number]>
  edition?: unknown
}
/** A part of a side's points; parts are stacked in their order. */
export interface Source {
  id: string
  text: string
  colour: string
  points: number
}
/** The scene at the end of a game: who won (no name: it was oneself), and the table as it was left. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export interface EndProps<V = any> {
  name: string | null
  seat: number
  view: V
}
/** A sign that is seen on the table, and the text that says what it means. */
export interface Sign {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  art: Component<any>
  with?: Record<string, unknown>
  text?: string
  args?: Record<string, string | number>
  /** In place of a text: what the table's edition makes of it. */
  says?: () => string
}
export interface GameModule {
  Board: Component<BoardProps>
  phases: { text: string; of: string[] }[]
  journal?: Journal
  /** How many rounds there will be, where the table tells. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  rounds?: (view: any) => number
  /** Fetched when it has come to that. */
  end?: () => Promise<{ default: Component<EndProps> }>
  legend?: Sign[]
  /** Where everybody's points came from, seat by seat, once the game is over. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  sources?: (view: any) => Source[][]
  /** What one has earned beside the points. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  honour?: (view: any) => string
  /** What the sentences of its lesson count, at a step. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  lesson?: (view: any, legal?: Legal) => Record<string, string | number>
}

/** The board of a game is in the folder of its name; a game without one is played on the plain board. */
const boards = import.meta.glob<GameModule>('./*/index.ts')
/** Any game can be played on the plain board, too: `?board=plain`. */
const plain = (): boolean => new URLSearchParams(location.search).get('board') === 'plain'
export const loadGame = (game: string): Promise<GameModule> =>
  ((!plain() && boards[`./${game}/index.ts`]) || boards['./plain/index.ts']!)()

const lessons = import.meta.glob<unknown>('./*/lesson.json', { import: 'default' })
export const hasLesson = (game: string): boolean => `./${game}/lesson.json` in lessons
/** The prepared positions of a lesson (made by web/scripts/lesson.py). */
export const loadLesson = async (game: string): Promise<unknown> => (await lessons[`./${game}/lesson.json`]?.()) ?? null
