/** How things of Parfum are called, and what is told about them. */
import { t, texts } from '../../lib/texts.svelte'
import type { Amounts, ParfumView, Perfume, Player } from './types'

export function amounts(counts: Amounts): string {
  const parts = Object.entries(counts).filter(([, n]) => n > 0)
  return texts.list(parts.map(([aroma, count]) => t('web-parfum-amount', { aroma: t(`parfum-aroma-${aroma}`), count })))
}
export const icons = (counts: Amounts): string[] =>
  Object.entries(counts).flatMap(([aroma, n]) => Array.from({ length: n }, () => aroma))
/** What a choice brings, told before it is made. */
export const moneyAfter = (view: ParfumView, coins: number): string | undefined =>
  view.you === null ? undefined : t('web-parfum-effect-money', { money: view.players[view.you]!.money + coins })
export const gap = (kind: string, number: number): string => t(`web-parfum-gap-${kind}`, { number })
/** Water that is chosen from lies at hand where the shelf is too small for a finger: on phones, or if it is much. */
export const apart = (player: Player | null, form: string): boolean => form !== 'fixed' || (player?.water ?? 0) > 4
/** What the water was worth at the end. */
export const counted = (p: Player): string =>
  t('web-parfum-counted', { coins: (p.worths ?? []).reduce((sum, n, worth) => sum + n * worth, 0) })
const PARTS = { minor: ['head', 'base'], major: ['head', 'heart', 'base'] } as const
/** The parts that an unfinished perfume still lacks. */
export const lacks = (perfume: Perfume): ('head' | 'heart' | 'base')[] =>
  PARTS[perfume.side].filter((part) => !perfume[part])
export function perfumeName(perfume: Perfume): string {
  const [side, holds] = [t(`parfum-side-${perfume.side}`), amounts(perfume.components)]
  const { number, flacons } = perfume
  if (perfume.complete) return t('web-parfum-perfume', { number, side, holds, flacons })
  const missing = texts.list(lacks(perfume).map((part) => t(`parfum-part-${part}`)))
  return t('web-parfum-perfume-open', { number, side, holds, missing })
}
