/** How Perfumery's pieces are called and explained. */
import type { Explanation } from '../../lib/explain.svelte'
import { capital, t, texts } from '../../lib/texts.svelte'
import { counted } from './reckon'
import { KINDS, NOTES, type Counts, type House, type HouseCard, type HouseView } from './types'

export const list = (counts: Counts): string[] =>
  KINDS.flatMap((kind) => Array.from({ length: counts[kind] ?? 0 }, () => kind))
export const amount = (kind: string, count: number): string => t(`web-house-amount-${kind}`, { count })
export const said = (counts: Counts): string =>
  KINDS.filter((kind) => counts[kind])
    .map((kind) => amount(kind, counts[kind]!))
    .join(', ') || t('web-house-nothing')
export const letters = (text = ''): string => said(counted(text))

/** The perfume that is played and not paid yet. */
export const making = ({ draft }: House): HouseCard | undefined =>
  draft?.step === 'paying' ? draft.made.at(-1) : undefined

/** What an effect does: it extracts, or it mixes (PE-B1). */
export const does = (pay = '', get = ''): string =>
  pay ? t('web-house-mixes', { pay: letters(pay), get: letters(get) }) : t('web-house-extracts', { get: letters(get) })

/** What a perfume's vial can keep. */
export const keeps = (card: HouseCard): string => KINDS.find((kind) => counted(card.storage)[kind]) ?? ''

/** The word by which our texts know a name. */
const word = (name: string): string => name.replaceAll(' ', '-')

/** What a card is called in the player's language; names that only an edition knows stand as they were typed. */
export function called(card?: { name?: string } | null): string {
  const name = card?.name ?? ''
  return t('perfumery-called', { word: word(name), name })
}

export function cardName(card: HouseCard): string {
  if (card.kind === 'funds') return t('perfumery-funds', { value: card.value })
  if (card.kind === 'recipe')
    return t('web-house-recipe', { name: called(card), effect: does(card.pay, card.get), value: card.value })
  return t('web-house-perfume', {
    name: called(card),
    top: letters(card.top),
    middle: letters(card.middle),
    base: letters(card.base),
    points: card.brand ?? 0,
    value: card.value,
    keeps: card.storage ? t(`perfumery-kind-${keeps(card)}`) : 'none',
  })
}

/** A card's plain name. */
export const label = (card: HouseCard): string => (card.kind === 'funds' ? t('web-house-funds') : called(card))

/** As many words of a name as fit into so many letters. */
export function shortName(name: string, most: number): string {
  if (name.length <= most) return name
  const words = name.split(' ')
  while (words.length > 1 && (words.join(' ').length > most || words.at(-1)!.length < 4)) words.pop()
  return words.join(' ')
}

/** How many letters of a name there is room for: on a plate, on a spine, and where either is narrow. */
export const LETTERS = { plate: 15, spine: 14, narrow: 9 }

/** A card's name where it is narrow; what would read as another card does has a short name of its own. */
export const narrow = (card: HouseCard): string =>
  t('web-house-narrow', { word: word(card.name ?? ''), short: shortName(label(card), LETTERS.narrow) })

/** Where there is next to no room, a long word is cut short. */
export function narrowest(card: HouseCard): string {
  const [name, most] = [narrow(card), LETTERS.narrow]
  return name.length > most ? `${name.slice(0, most - 1)}.` : name
}

/** What a perfume lacks, note by note: "1 green missing in Top". */
export const lacking = (lacks: Counts[]): string =>
  texts.list(
    NOTES.flatMap((note, n) =>
      list(lacks[n]!).length
        ? [t('web-house-missing', { what: said(lacks[n]!), note: capital(t(`perfumery-note-${note}`)) })]
        : [],
    ),
  )

const CLAUSES = { funds: 'PE-D6', recipe: 'PE-B1', perfume: 'PE-P1' }
/** What a card says about itself. */
export const about = (card: HouseCard): Explanation => ({
  title: cardName(card),
  clause: CLAUSES[card.kind],
  body: t(`web-house-explain-${card.kind}`),
})

/** In the end, where a house's points come from (PE-E2). */
export function counts(house: House): string {
  const values = house.produced.map((card) => card.brand ?? 0).sort((a, b) => b - a)
  return t('web-house-counted', { count: values.length, values: values.join(' + ') })
}

/** A house in one line. */
export function status(view: HouseView, house: House): string {
  if (view.over) return counts(house)
  const coins = house.coins ? ` · ${t('perfumery-coins', { coins: house.coins })}` : ''
  return t('web-house-status', { hand: house.hand?.length ?? house.hand_size, home: house.home }) + coins
}
