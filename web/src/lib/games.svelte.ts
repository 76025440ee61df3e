/** The games that this server has, in its order. No page knows them otherwise. */
import { api } from './api'
import { capital, t, texts } from './texts.svelte'
import type { GameInfo, Result, Seat } from './types'

class Games {
  list = $state.raw<GameInfo[]>([])

  async need(): Promise<void> {
    this.list = await api.games()
  }

  info(id: string): GameInfo | undefined {
    return this.list.find((game) => game.id === id)
  }
  /** What a page says of a game whose texts it hasn't loaded. */
  name(id: string): string {
    return this.info(id)?.titles[texts.language]?.name ?? id
  }
  about(id: string): string {
    return this.info(id)?.titles[texts.language]?.about ?? ''
  }
}

export const games = new Games()

/** Who scores: the seats and, where a game plays some sides by its rules, those: by their names, or as they are called
 * in a sentence or at its head (`<game>-side-<id>-said`), where that is not the same. */
export function sides(
  game: string,
  seats: Seat[],
  result: Result | null | undefined,
  where: 'named' | 'said' | 'first' = 'named',
): string[] {
  const names = seats.map((seat) => seat.name)
  if ((result?.scores?.length ?? 0) <= names.length) return names
  if (!games.list.length) void games.need()
  const automata = games.info(game)?.automata[names.length] ?? []
  const name = (side: string): string => {
    const said = `${game}-side-${side}-said`
    const text = t(where !== 'named' && texts.has(said) ? said : `${game}-side-${side}`)
    return where === 'first' ? capital(text) : text
  }
  return [...names, ...automata.map(name)]
}
