/** What the signs of Perfumery mean. */
import Coin from '../../art/Coin.svelte'
import type { Sign } from '..'
import Bell from './art/Bell.svelte'
import Essence from './art/Essence.svelte'
import Figure from './art/Figure.svelte'
import Seal from './art/Seal.svelte'
import Vial from './art/Vial.svelte'
import Flow from './Flow.svelte'
import { KINDS } from './types'
import ValveSign from './ValveSign.svelte'

export const legend: Sign[] = [
  ...KINDS.map((kind) => ({ art: Essence, with: { kind, size: 24 }, text: `web-house-legend-${kind}` })),
  { art: Flow, with: { get: 'F', size: 17 }, text: 'web-house-legend-extract' },
  { art: Flow, with: { pay: 'F', get: 'G', size: 17 }, text: 'web-house-legend-mix' },
  { art: ValveSign, with: { valve: 'open' }, text: 'web-house-legend-open' },
  { art: ValveSign, with: { valve: 'shut' }, text: 'web-house-legend-shut' },
  { art: Seal, with: { value: 7, size: 26 }, text: 'web-house-legend-seal' },
  { art: Coin, with: { value: 5, size: 26 }, text: 'web-house-legend-coin' },
  { art: Vial, with: { kind: 'floral', size: 24 }, text: 'web-house-legend-vial' },
  { art: Vial, with: { kind: 'floral', full: true, size: 24 }, text: 'web-house-legend-full' },
  { art: Figure, with: { seat: 0, size: 22 }, text: 'web-house-legend-figure' },
  { art: Bell, with: { size: 22 }, text: 'web-house-explain-marker' },
]
