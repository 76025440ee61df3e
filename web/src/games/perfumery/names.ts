/** How Perfumery's pieces are called and explained. */
import type { Explanation } from '../../lib/explain.svelte'
import { t } from '../../lib/texts.svelte'
import { KINDS, type Counts, type House, type HouseCard, type HouseView } from './types'

const LETTERS: Record<string, (typeof KINDS)[number]> = { F: 'floral', G: 'green', A: 'animal', S: 'synthetic' }

export const list = (counts: Counts): string[] =>
  KINDS.flatMap((kind) => Array.from({ length: counts[kind] ?? 0 }, () => kind))
export const amount = (kind: string, count: number): string => t(`web-house-amount-${kind}`, { count })
export const said = (counts: Counts): string =>
  KINDS.filter((kind) => counts[kind])
    .map((kind) => amount(kind, counts[kind]!))
    .join(', ') || t('web-house-nothing')
export function letters(text = ''): string {
  const counts: Counts = {}
  for (const letter of text) counts[LETTERS[letter] ?? 'floral'] = (counts[LETTERS[letter] ?? 'floral'] ?? 0) + 1
  return said(counts)
}

/** A house's storage by kind: what lies there, on how many spaces (full, empty). Only its owner sees an open draft. */
export function storage(house: House): { kind: (typeof KINDS)[number]; has: number; spaces: number }[] {
  const { stored, spaces } = house.draft ?? house
  return KINDS.filter((kind) => spaces[kind]).map((kind) => ({
    kind,
    has: stored[kind] ?? 0,
    spaces: spaces[kind] ?? 0,
  }))
}

/** The perfume that is played and not paid yet. */
export const making = ({ draft }: House): HouseCard | undefined =>
  draft?.step === 'paying' ? draft.made.at(-1) : undefined

/** What an effect does: it extracts, or it mixes (PE-B1). */
export const does = (pay = '', get = ''): string =>
  pay ? t('web-house-mixes', { pay: letters(pay), get: letters(get) }) : t('web-house-extracts', { get: letters(get) })

export function cardName(card: HouseCard): string {
  if (card.kind === 'funds') return t('perfumery-funds', { value: card.value })
  if (card.kind === 'recipe')
    return t('web-house-recipe', { name: card.name ?? '', effect: does(card.pay, card.get), value: card.value })
  return t('web-house-perfume', {
    name: card.name ?? '',
    top: letters(card.top),
    middle: letters(card.middle),
    base: letters(card.base),
    points: card.brand ?? 0,
    value: card.value,
  })
}

const CLAUSES = { funds: 'PE-D6', recipe: 'PE-B1', perfume: 'PE-P1' }
/** What a card says about itself; `ours` are the edition's reconstructed tables. */
export const about = (card: HouseCard, ours: string[]): Explanation => ({
  title: cardName(card),
  clause: CLAUSES[card.kind],
  body: t(`web-house-explain-${card.kind}`) + (ours.includes(`${card.kind}s`) ? ` ${t('web-reconstructed')}` : ''),
})

/** A house in one line; in the end, where its points come from (PE-E2). */
export function status(view: HouseView, house: House): string {
  if (view.over) {
    const values = house.produced.map((card) => card.brand ?? 0).sort((a, b) => b - a)
    return t('web-house-counted', { count: values.length, values: values.join(' + ') })
  }
  const coins = house.coins ? ` · ${t('perfumery-coins', { coins: house.coins })}` : ''
  return t('web-house-status', { hand: house.hand?.length ?? house.hand_size, home: house.home }) + coins
}
