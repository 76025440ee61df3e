import type { BoardSource, Legal, View } from '../src/lib/types'

/** What a board is given at a table where nothing else goes on; what is played is noted. */
export function sourceOf<V extends View>(view: unknown, legal: Legal[]): { source: BoardSource<V>; played: number[] } {
  const played: number[] = []
  const source = {
    view: view as V,
    seat: 0,
    legal,
    fresh: [],
    told: [],
    tick: 0,
    mayUndo: false,
    busy: false,
    hinted: null,
    play: (code: number) => played.push(code),
    undo: () => undefined,
  } satisfies BoardSource<V>
  return { source, played }
}
