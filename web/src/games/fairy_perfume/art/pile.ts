/** Where stones lie in a bottle, in its own measures: the base is at 0, the neck above it (Bottle.svelte). */
export interface Lying {
  x: number
  y: number
  size: number
  turn: number
}

/** The right wall of the glass, inside, from the base to where the neck is closed; on the left it is the same. */
type Spot = [x: number, height: number]
const bend = ([ax, ah]: Spot, [bx, bh]: Spot, [cx, ch]: Spot): Spot[] =>
  Array.from({ length: 14 }, (_, i) => {
    const [t, u] = [i / 14, 1 - i / 14]
    return [u * u * ax + 2 * u * t * bx + t * t * cx, u * u * ah + 2 * u * t * bh + t * t * ch]
  })
const to = ([ax, ah]: Spot, [bx, bh]: Spot): Spot[] => bend([ax, ah], [(ax + bx) / 2, (ah + bh) / 2], [bx, bh])
const WALL = [
  ...to([0, 2], [74, 2]),
  ...bend([74, 2], [96, 2], [96, 24]),
  ...to([96, 24], [96, 98]),
  ...bend([96, 98], [96, 174], [24, 182]),
  ...to([24, 182], [24, 206]),
  ...to([24, 206], [0, 206]),
]
const HIGH = 206
/** So much of its size a stone needs around its middle; two are so far apart: their corners fit into one another. */
const ROOM = 0.48
const APART = 0.9
/** How far from the middle of the bottle that of a stone may be, which needs so much room. */
const reach = (height: number, room: number): number =>
  Math.min(
    ...WALL.map(([x, h]) => (Math.abs(h - height) < room ? x - Math.sqrt(room ** 2 - (h - height) ** 2) : x + HIGH)),
  )
/** So fine is the grid on which they are laid. */
const grid = (size: number): number => Math.max(3.5, size / 8)
/** Mouth down a bottle hangs a little askew, so that another corner is the lowest; a heap is higher in the middle. */
const ASKEW = 0.105
const HEAP = 0.3
const chance = (n: number): number => ((Math.imul(n, 2654435761) >>> 8) % 1000) / 1000

/** Stones that come one by one, each to where it is lowest, until the bottle is full. */
function pour(size: number, hung: boolean): Lying[] {
  const step = grid(size)
  let free: { x: number; height: number; low: number }[] = []
  for (let height = step; height < HIGH; height += step) {
    const most = Math.floor(reach(height, size * ROOM) / step)
    for (let i = -most; i <= most; i++) {
      const x = i * step
      const low = (hung ? HIGH - height - ASKEW * x : height) + HEAP * Math.abs(x)
      free.push({ x, height, low: low + chance(Math.round(x * 211 + height)) * size * 0.2 })
    }
  }
  free.sort((a, b) => a.low - b.low)
  const lying: Lying[] = []
  const apart = (size * APART) ** 2
  for (let first = free[0]; first; first = free[0]) {
    const { x, height } = first
    lying.push({ x, y: -height, size, turn: chance(lying.length + 7) * 60 - 30 })
    free = free.filter((spot) => (x - spot.x) ** 2 + (height - spot.height) ** 2 >= apart)
  }
  return lying
}
const poured = new Map<string, Lying[]>()
function heap(size: number, hung: boolean): Lying[] {
  const id = `${size} ${hung}`
  const known = poured.get(id) ?? pour(size, hung)
  poured.set(id, known)
  return known
}

/** How large a stone is at most and at least, and how much of the bottle all of them fill. */
const [LARGEST, SMALLEST, FILL] = [44, 12, 22000]
/** So many stones, as large as all of its owner's have room, whatever fell out: each lies where it lay. */
export function pile(count: number, hung: boolean, most = count): Lying[] {
  const all = Math.max(count, most, 1)
  let size = Math.min(LARGEST, 2 * Math.ceil(Math.sqrt(FILL / all) / 2))
  while (heap(size, hung).length < all && size > SMALLEST) size -= 2
  return heap(size, hung).slice(0, count)
}

/** Stones of all kinds lie among one another, and what falls out leaves the others in their order. */
const GOLDEN = 0.618
const own = (stone: string): number => (stone.charCodeAt(0) + stone.charCodeAt(1)) * 0.37
export function mixed(stones: string[]): { stone: string; id: string }[] {
  return stones
    .map((stone, i) => ({ stone, n: i - stones.indexOf(stone) }))
    .map(({ stone, n }) => ({ stone, id: `${stone} ${n}`, turn: (own(stone) + n * GOLDEN) % 1 }))
    .sort((a, b) => a.turn - b.turn)
}
