/** Perfumery's cards where there is little room for their names: no two of an edition read alike, in any language. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { label, LETTERS, narrow, narrowest, shortName } from '../src/games/perfumery/names'
import type { HouseCard } from '../src/games/perfumery/types'
import { LANGUAGES, texts } from '../src/lib/texts.svelte'

const GAME = join(import.meta.dirname, '../../src/sillage/games/perfumery')
const EDITIONS = ['edition.toml', ...readdirSync(join(GAME, 'editions')).map((file) => join('editions', file))]
const FUNDS: HouseCard = { id: 'FUNDS', kind: 'funds', value: 5 }
const SHORT: Record<string, (card: HouseCard) => string> = {
  plate: (card) => shortName(label(card), LETTERS.plate),
  spine: (card) => shortName(label(card), LETTERS.spine),
  narrow,
  narrowest,
}

/** The cards of an edition, as far as they are called something. */
function cards(edition: string): HouseCard[] {
  const found = readFileSync(join(GAME, edition), 'utf8').matchAll(/^ {2}\{ id = "(.+?)".* name = "(.+?)"/gm)
  return [FUNDS, ...Array.from(found, ([, id, name]) => ({ id: id!, kind: 'recipe' as const, value: 1, name: name! }))]
}

describe.each(LANGUAGES)('names in %s', (language) => {
  beforeAll(async () => {
    vi.stubGlobal('document', { documentElement: {} })
    await texts.need('perfumery')
    await texts.use(language)
  })
  it.each(EDITIONS)('are told apart: %s', (edition) => {
    const all = cards(edition)
    expect(all).toHaveLength(81)
    for (const [where, short] of Object.entries(SHORT)) {
      const read = all.map(short)
      expect(
        all.filter((card, i) => read.indexOf(short(card)) !== i).map((card) => `${label(card)}: ${short(card)}`),
        where,
      ).toEqual([])
    }
    expect(all.map(narrowest).filter((name) => name.length > LETTERS.narrow)).toEqual([])
  })
})
