/** What goals ask for, in a few signs (FA-G). */
import { t } from '../../lib/texts.svelte'
import { tiersOf, tierWords } from './numbers.svelte'
import type { Goal } from './types'

/** The stones that are counted. */
export const COUNTED: Record<string, string[]> = {
  clean: ['charcoal'],
  'blue-yellow-set': ['blue', 'yellow'],
  'white-green-set': ['white', 'green'],
  precious: ['red', 'white', 'blue', 'pink'],
  'little-yellow-green': ['yellow', 'green'],
}
const MAJORITY = ['others', 'best']

export function about(goal: Goal): string {
  const [low = 0, mid = 0, high = 0] = goal.points
  const [first = '', second = '', third = ''] = tierWords(goal.id)
  return t(`web-fairy-about-${goal.id}`, { low, mid, high, first, second, third })
}

/** What a goal asks for and what that is worth; of a majority the best first. */
export function tiers(goal: Goal): [string, number][] {
  const asked = tiersOf(goal.id)
  const words =
    asked ??
    (goal.points.length > 2 ? [] : goal.points.length > 1 ? MAJORITY : ['each']).map((word) =>
      t(`web-fairy-tier-${word}`),
    )
  const all = goal.points.map((points, tier): [string, number] => [words[tier] ?? '', points])
  return asked || goal.points.length > 2 ? all : all.reverse()
}
