/** What can be read off the table: what rises in a note, what a perfume lacks, which vials are full. */
import { KINDS, NOTES, type Counts, type Draft, type House, type HouseCard, type HouseView } from './types'

const LETTERS: Record<string, (typeof KINDS)[number]> = { F: 'floral', G: 'green', A: 'animal', S: 'synthetic' }
const SIGNS = Object.entries(LETTERS)

/** Essences printed as letters, counted by kind. */
export function counted(letters = ''): Counts {
  const counts: Counts = {}
  for (const [sign, kind] of SIGNS) counts[kind] = [...letters].filter((letter) => letter === sign).length
  return counts
}
export const total = (counts: Counts): number => KINDS.reduce((sum, kind) => sum + (counts[kind] ?? 0), 0)

/** What a perfume needs of each note, from the top. */
export const needs = (card: HouseCard): Counts[] => NOTES.map((note) => counted(card[note as 'top']))

/**
 * What a note holds after each of its effects, the tile's first; null for those that are still to come (PE-B1).
 */
export function risen(
  draft: Draft | null,
  note: House['notes'][number],
  tile: HouseView['tiles'][number],
): (Counts | null)[] {
  const n = NOTES.indexOf(note.note)
  const reached = draft?.note ? NOTES.indexOf(draft.note) * 100 + (draft.place ?? 0) : Infinity
  const holds: Counts = {}
  return [tile, ...note.recipes].map((effect, place) => {
    if (!draft || n * 100 + place >= reached) return null
    if (draft.used[n]?.includes(place)) {
      const [pay, get] = [counted(effect.pay), counted(effect.get)]
      for (const kind of KINDS) holds[kind] = (holds[kind] ?? 0) - pay[kind]! + get[kind]!
    }
    return { ...holds }
  })
}

/**
 * What a perfume lacks in each note. Every essence pays for its own kind first; a synthetic stands in for floral, green
 * or animal, a stored essence for any note (PE-P1). Null where nothing is missing.
 */
export function missing(card: HouseCard, draft: Draft): Counts[] | null {
  const stored = { ...draft.stored }
  const lacks = needs(card).map((need, n) => {
    const yard = { ...draft.yards[n] }
    for (const kind of KINDS) {
      const own = Math.min(need[kind]!, yard[kind] ?? 0)
      need[kind]! -= own
      yard[kind] = (yard[kind] ?? 0) - own
    }
    return { need, spare: yard['synthetic'] ?? 0 }
  })
  for (const { need } of lacks) for (const kind of KINDS) need[kind]! -= spend(stored, kind, need[kind]!)
  for (const one of lacks)
    for (const kind of KINDS.slice(0, -1)) {
      const own = Math.min(one.spare, one.need[kind]!)
      one.spare -= own
      one.need[kind]! -= own
      one.need[kind]! -= spend(stored, 'synthetic', one.need[kind]!)
    }
  return lacks.some(({ need }) => total(need)) ? lacks.map(({ need }) => need) : null
}
function spend(stock: Counts, kind: string, wanted: number): number {
  const spent = Math.min(stock[kind] ?? 0, wanted)
  stock[kind] = (stock[kind] ?? 0) - spent
  return spent
}

/** What would stay on the Stockyards, where they pay for the whole perfume in kind. */
export function leftOver(card: HouseCard, draft: Draft): Counts | null {
  const left: Counts = {}
  for (const [n, need] of needs(card).entries())
    for (const kind of KINDS) {
      const stays = (draft.yards[n]?.[kind] ?? 0) - need[kind]!
      if (stays < 0) return null
      left[kind] = (left[kind] ?? 0) + stays
    }
  return left
}

/** The perfumes of a house with their storage: of each kind the oldest are full first. */
export interface Made {
  card: HouseCard
  kind: string | null
  full: boolean
}
export function shelf(house: House): Made[] {
  const { stored } = house.draft ?? house
  const left: Counts = { ...stored }
  const paying = house.draft?.step === 'paying' ? house.draft.made.at(-1) : undefined
  return [...house.produced, ...(house.draft?.made ?? [])]
    .filter((card) => card !== paying)
    .map((card) => {
      const kind = card.storage ? (LETTERS[card.storage] ?? null) : null
      return { card, kind, full: kind !== null && spend(left, kind, 1) > 0 }
    })
}

/** Points with what has been made and not committed yet; a perfume that is still being paid is not made. */
export const pointsOf = (house: House): number =>
  house.points +
  shelf(house)
    .slice(house.produced.length)
    .reduce((sum, { card }) => sum + (card.brand ?? 0), 0)

export const add = (a: Counts, b: Counts): Counts =>
  Object.fromEntries(KINDS.map((kind) => [kind, (a[kind] ?? 0) + (b[kind] ?? 0)]))

/** The essences of a layer one by one; of each letter the last ones are those that are missing. */
export function marked(letters = '', lacks: Record<string, number> = {}): { letter: string; missing: boolean }[] {
  const left = { ...lacks }
  return [...letters]
    .reverse()
    .map((letter) => ({ letter, missing: (left[letter] = (left[letter] ?? 0) - 1) >= 0 }))
    .reverse()
}

/** Essences by their letters, as flasks show them. */
export const signs = (counts: Counts[]): Record<string, number>[] =>
  counts.map((one) => Object.fromEntries(KINDS.map((kind) => [kind.charAt(0).toUpperCase(), one[kind] ?? 0])))
