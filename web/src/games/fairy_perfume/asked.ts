/** What is asked: where a choice lies on the table, and what is said beside the question. */
import type { Legal } from '../../lib/types'

/** The name of the place that is tapped; null where a button says it. */
export const target = (legal: Legal): string | null => {
  if (legal.kind === 'buy') return `market:${legal.words['stone']}`
  if (['leave', 'double', 'dust'].includes(legal.kind)) return `mine:${legal.words['stone']}`
  if (['ability', 'place', 'return'].includes(legal.kind)) return `ability:${legal.words['ability']}`
  if (legal.kind === 'fairy') return `fairy:${legal.words['fairy']}`
  if (legal.kind === 'goal') return `goal:${legal.args['goal']}`
  if (legal.kind === 'trade') return `trade:${legal.words['currency']}`
  if (legal.kind === 'split') return `split:${legal.args['coins']}`
  return null
}
/** What a place says by its own name: one is told what choosing it does. */
export const TELLS = ['buy', 'ability', 'goal', 'place']
/** What it means to be done, and what is told beside the question, where it is not the purse. */
export const DONE: Record<string, string> = {
  visit: 'web-fairy-done-visit',
  'buy-more': 'web-fairy-done-buy-more',
  'goal-more': 'web-fairy-done-goal-more',
  'dust-more': 'web-fairy-done-dust-more',
  extra: 'web-fairy-done-extra',
  'last-trade': 'web-fairy-done-last-trade',
}
export const TOLD: Record<string, string> = {
  charm: 'web-fairy-detail-charm',
  visit: 'web-fairy-detail-visit',
  store: 'web-fairy-detail-store',
  return: 'web-fairy-detail-return',
}
