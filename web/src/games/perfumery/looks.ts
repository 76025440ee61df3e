/** Which flask a perfume has, and which drawing a recipe: by number and by name, so that any edition is drawn. */
import type { HouseCard } from './types'

/** The card's ground, and the three layers of the flask from the top. */
type Hues = [ground: string, top: string, middle: string, base: string]
const HUES: Hues[] = [
  ['#f6dcc2', '#f9e6cf', '#f2c9a0', '#e0a070'],
  ['#c4e5d8', '#def3eb', '#b2decc', '#80bfa5'],
  ['#f6cdd6', '#fde3e8', '#f5bcca', '#e48fa5'],
  ['#c4c9e8', '#dcdff4', '#b3b8e2', '#8389c6'],
  ['#f3e3b4', '#fbe8c0', '#efc678', '#d29a3c'],
  ['#cfe3bb', '#e3f1d0', '#bfdca4', '#93c077'],
  ['#e4d2e6', '#eddcec', '#d3aed1', '#b07bae'],
  ['#f8d9cd', '#ffeae2', '#fccbb8', '#f0a288'],
  ['#d7dcae', '#e8ecc9', '#c9d597', '#a3b368'],
  ['#c9e1ee', '#e2f0f7', '#b5d6e6', '#7fb0c9'],
]
const SHAPES = 4

export function flaskOf(id: string): { shape: number; hues: Hues } {
  const number = [...id].reduce((sum, letter) => sum * 7 + letter.charCodeAt(0), 0)
  return { shape: number % SHAPES, hues: HUES[number % HUES.length]! }
}

/** A drawing and its ground, light and shade. */
export type Art = [drawing: string, light: string, shade: string]
const ARTS: [RegExp, Art][] = [
  [/musk|castoreum|civet/i, ['musk', '#f0e0cc', '#d9bd98']],
  [/ambergris|amber/i, ['amber', '#f3e5c4', '#dcc48d']],
  [/lavender/i, ['lavender', '#e5e0f4', '#c8bce8']],
  [/violet|ionone/i, ['violet', '#e2dcf3', '#c2b4e4']],
  [/mimosa/i, ['mimosa', '#f7efc8', '#e9d98c']],
  [/orange|bergamot|citrus/i, ['citrus', '#e6eecb', '#c4d795']],
  [/neroli/i, ['neroli', '#dcebd8', '#b4d2b4']],
  [/hyacinth/i, ['hyacinth', '#dde3f6', '#b3c0ea']],
  [/jasmine|tuberose/i, ['jasmine', '#dfeedd', '#b5d3b9']],
  [/geranium/i, ['geranium', '#f6dde4', '#e6b3c3']],
  [/lily/i, ['lily', '#dfeaf2', '#b3cbe0']],
  [/vanill/i, ['vanilla', '#f6ecc9', '#e6d08f']],
  [/coumarin|tonka/i, ['tonka', '#eee0d0', '#d0b294']],
  [/leather/i, ['leather', '#eed7bd', '#d9b48c']],
  [/moss|chypre/i, ['moss', '#e3ead0', '#bccb98']],
  [/vetiver/i, ['vetiver', '#e6edcc', '#c2d198']],
  [/dawn|field/i, ['dawn', '#fbe6cf', '#f0c7a4']],
  [/bouquet|signature|grand/i, ['bouquet', '#f4dfe2', '#dfb8c4']],
  [/laborator|synthesis|modern/i, ['lab', '#dbe5f0', '#b0c4de']],
  [/aldehyd|molec|nitro|macro/i, ['aldehyde', '#dde6f5', '#b2c6e6']],
  [/galban|fern|fougere|petit/i, ['fern', '#dfeccf', '#b3cf9b']],
  [/rose/i, ['rose', '#f9dfe2', '#eeb8c3']],
]
/** A recipe of a name we don't know is drawn by what it gives. */
const BY_ESSENCE: Record<string, Art> = {
  F: ['rose', '#f9dfe2', '#eeb8c3'],
  G: ['fern', '#dfeccf', '#b3cf9b'],
  A: ['musk', '#f0e0cc', '#d9bd98'],
  S: ['aldehyde', '#dde6f5', '#b2c6e6'],
}
const FUNDS: Art = ['funds', '#efe3bd', '#d9bf6e']

export function artOf(card: HouseCard): Art {
  if (card.kind === 'funds') return FUNDS
  const found = ARTS.find(([name]) => name.test(card.name ?? ''))
  return found?.[1] ?? BY_ESSENCE[card.get?.charAt(0) ?? 'F'] ?? BY_ESSENCE['F']!
}
