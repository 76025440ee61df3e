/** What the signs of Parfum mean. */
import Coin from '../../art/Coin.svelte'
import type { Sign } from '..'
import Aroma from './art/Aroma.svelte'
import ClockFace from './art/ClockFace.svelte'
import Drop from './art/Drop.svelte'
import Face from './art/Face.svelte'
import Level from './art/Level.svelte'
import Bottle from './Bottle.svelte'
import { AROMAS } from './types'

/** A perfume of which nothing is there yet. */
const SAMPLE = { number: 1, side: 'major', complete: false, flacons: 0 }

export const legend: Sign[] = [
  ...AROMAS.map((aroma) => ({ art: Aroma, with: { aroma, size: 26 }, text: `web-parfum-legend-${aroma}` })),
  { art: Face, with: { face: 'flask', size: 22 }, text: 'web-parfum-explain-die-flask' },
  { art: Face, with: { face: 'fly', size: 22 }, text: 'web-parfum-explain-die-fly' },
  ...['head', 'heart', 'base'].map((part) => ({
    art: Level,
    with: { part, size: 22 },
    text: `web-parfum-explain-note-${part}`,
  })),
  { art: Coin, with: { value: 7, size: 28 }, text: 'web-parfum-legend-coin' },
  { art: Drop, with: { worth: 2, size: 24 }, text: 'web-parfum-explain-token' },
  { art: ClockFace, with: { clock: 1, count: 4, size: 30 }, text: 'web-parfum-legend-clock' },
  { art: Bottle, with: { perfume: SAMPLE, notes: new Map(), small: true }, text: 'web-parfum-legend-perfume' },
]
