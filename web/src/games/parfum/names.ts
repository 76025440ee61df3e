/** How things of Parfum are called, and what is told about them. */
import { t } from '../../lib/texts.svelte'
import type { ParfumView, Player } from './types'

export const icons = (counts: Record<string, number>): string[] =>
  Object.entries(counts).flatMap(([aroma, n]) => Array.from({ length: n }, () => aroma))
/** What a choice brings, told before it is made. */
export const moneyAfter = (view: ParfumView, coins: number): string | undefined =>
  view.you === null ? undefined : t('web-parfum-effect-money', { money: view.players[view.you]!.money + coins })
/** Said of pieces whose print is not known to us. */
export const ours = (view: ParfumView, table: string, text = 'web-reconstructed-short'): string =>
  view.edition.reconstructed.includes(table) ? t(text) : ''
export const known = (view: ParfumView, table: string, body: string): string =>
  `${body} ${ours(view, table, 'web-reconstructed')}`.trim()
export const gap = (kind: string, number: number): string => t(`web-parfum-gap-${kind}`, { number })
/** What the water was worth at the end. */
export const counted = (p: Player): string =>
  t('web-parfum-counted', { coins: (p.worths ?? []).reduce((sum, n, worth) => sum + n * worth, 0) })
