/** How Perfumery's pieces are called and explained. */
import type { Explanation } from '../../lib/explain.svelte'
import { t } from '../../lib/texts.svelte'
import { KINDS, type Counts, type HouseCard } from './types'

const LETTERS: Record<string, (typeof KINDS)[number]> = { F: 'floral', G: 'green', A: 'animal', S: 'synthetic' }

export const list = (counts: Counts): string[] => KINDS.flatMap((kind) => Array.from({ length: counts[kind] ?? 0 }, () => kind))
export const said = (counts: Counts): string =>
  KINDS.filter((kind) => counts[kind]).map((kind) => `${counts[kind]} ${t(`perfumery-kind-${kind}`)}`).join(', ') || t('web-house-nothing')
export function letters(text = ''): string {
  const counts: Counts = {}
  for (const letter of text) counts[LETTERS[letter] ?? 'floral'] = (counts[LETTERS[letter] ?? 'floral'] ?? 0) + 1
  return said(counts)
}

/** What an effect does: it extracts, or it mixes (PE-B1). */
export const does = (pay = '', get = ''): string => (pay ? t('web-house-mixes', { pay: letters(pay), get: letters(get) }) : t('web-house-extracts', { get: letters(get) }))

export function cardName(card: HouseCard): string {
  if (card.kind === 'funds') return t('perfumery-funds', { value: card.value })
  if (card.kind === 'recipe') return t('web-house-recipe', { name: card.name ?? '', effect: does(card.pay, card.get), value: card.value })
  return t('web-house-perfume', { name: card.name ?? '', top: letters(card.top), middle: letters(card.middle), base: letters(card.base), points: card.brand ?? 0, value: card.value })
}

const CLAUSES = { funds: 'PE-D6', recipe: 'PE-B1', perfume: 'PE-P1' }
/** What a card says about itself; `ours` are the edition's reconstructed tables. */
export const about = (card: HouseCard, ours: string[]): Explanation => ({
  title: cardName(card), clause: CLAUSES[card.kind],
  body: t(`web-house-explain-${card.kind}`) + (ours.includes(`${card.kind}s`) ? ` ${t('web-reconstructed')}` : ''),
})
