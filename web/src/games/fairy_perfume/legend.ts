/** What the signs of Fairy Perfume mean. */
import Coin from '../../art/Coin.svelte'
import type { Sign } from '..'
import Hourglass from './art/Hourglass.svelte'
import Power from './art/Power.svelte'
import Stone from './art/Stone.svelte'
import Brush from './Brush.svelte'
import Cube from './Cube.svelte'
import { aboutStone } from './numbers.svelte'
import Post from './Post.svelte'
import Badge from './Sign.svelte'
import { STONES } from './types'

export const legend: Sign[] = [
  { art: Coin, with: { size: 24 }, text: 'web-fairy-legend-coins' },
  { art: Power, with: { size: 26 }, text: 'web-fairy-legend-power' },
  ...STONES.map((stone) => ({ art: Stone, with: { stone, size: 24 }, says: () => aboutStone(stone) })),
  { art: Cube, with: { seat: 0, size: 22 }, text: 'web-fairy-explain-track' },
  { art: Hourglass, with: { left: null, of: 1, size: 16 }, text: 'web-fairy-legend-glass' },
  { art: Post, text: 'web-fairy-legend-post' },
  { art: Brush, with: { size: 24 }, text: 'web-fairy-legend-dust' },
  ...['any', 'flag', 'flower', 'wing'].map((sign) => ({
    art: Badge,
    with: { sign, size: 24 },
    text: `web-fairy-legend-${sign}`,
  })),
]
