/** What goals ask for, in a few signs (FA-G). */
import { t } from '../../lib/texts.svelte'
import type { Goal } from './types'

/** Of each tier, the lowest first. */
const TIERS: Record<string, string[]> = {
  many: ['≤10', '11–15', '16+'],
  clean: ['2+', '1', '0'],
  'blue-yellow-set': ['1+2', '2+4', '3+7'],
  few: ['15+', '11–14', '≤10'],
  'white-green-set': ['1+2', '2+3', '3+5'],
  precious: ['3+', '5+', '7+'],
  cubes: ['4+', '6+', '8'],
  'little-yellow-green': ['8+', '5–7', '≤4'],
}
/** The stones that are counted. */
export const COUNTED: Record<string, string[]> = {
  clean: ['charcoal'],
  'blue-yellow-set': ['blue', 'yellow'],
  'white-green-set': ['white', 'green'],
  precious: ['red', 'white', 'blue', 'pink'],
  'little-yellow-green': ['yellow', 'green'],
}
const MAJORITY = ['others', 'best']

export const about = (goal: Goal): string =>
  t(`web-fairy-about-${goal.id}`, { low: goal.points[0] ?? 0, mid: goal.points[1] ?? 0, high: goal.points[2] ?? 0 })

/** What a goal asks for and what that is worth; of a majority the best first. */
export function tiers(goal: Goal): [string, number][] {
  const words =
    TIERS[goal.id] ?? (goal.points.length > 1 ? MAJORITY : ['each']).map((word) => t(`web-fairy-tier-${word}`))
  const all = goal.points.map((points, tier): [string, number] => [words[tier]!, points])
  return TIERS[goal.id] ? all : all.reverse()
}
