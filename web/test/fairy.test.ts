import { expect, test } from 'vitest'
import { mixed, pile, type Lying } from '../src/games/fairy_perfume/art/pile'
import { shock, type Player } from '../src/games/fairy_perfume/types'
import type { GameEvent } from '../src/lib/types'

/** More than all stones that one player can have. */
const MOST = 130
const COUNTS = Array.from({ length: MOST + 1 }, (_, n) => n)
/** How far the glass is from its middle at a height, as it is drawn (Bottle.svelte). */
function glass(height: number): number {
  if (height > 184) return 25
  if (height > 98) return 98 - 73 * ((78 - Math.sqrt(78 ** 2 - 70 * (height - 98))) / 70) ** 2
  return height < 24 ? 74 + 24 * Math.sqrt(height / 24) : 98
}
const inside = ({ x, y, size }: Lying): boolean =>
  Array.from({ length: 24 }, (_, i) => (i * Math.PI) / 12).every((turn) => {
    const [right, high] = [x + Math.cos(turn) * size * 0.42, Math.sin(turn) * size * 0.42 - y]
    return high > 0 && Math.abs(right) < glass(high) + 1
  })
const apart = (stones: Lying[]): boolean =>
  stones.every((one, i) => stones.slice(0, i).every(({ x, y }) => Math.hypot(one.x - x, one.y - y) > one.size * 0.85))

test.each([true, false])('every number of stones has room in the bottle, mouth down: %s', (hung) => {
  for (const count of COUNTS) {
    const stones = pile(count, hung)
    expect(stones).toHaveLength(count)
    expect(stones.every(inside) && apart(stones), `${count}`).toBe(true)
  }
})

test('mouth down they lie in the belly, as wide as it is, and not in the neck', () => {
  for (const count of COUNTS.slice(5, 60)) {
    const stones = pile(count, true)
    expect(stones.filter(({ y }) => -y > 184).length, `${count}`).toBeLessThanOrEqual(2)
    expect(Math.max(...stones.map(({ x }) => x)) - Math.min(...stones.map(({ x }) => x))).toBeGreaterThan(90)
  }
})

test('what falls out leaves the others where they lie, as large as they were', () => {
  const all = pile(20, true, 20)
  for (const count of COUNTS.slice(0, 20)) expect(pile(count, true, 20)).toEqual(all.slice(0, count))
})

test('stones of all kinds lie among one another, and keep their order', () => {
  const stones = [...Array<string>(5).fill('yellow'), ...Array<string>(3).fill('green'), 'charcoal', 'charcoal']
  const all = mixed(stones).map(({ id }) => id)
  expect(new Set(all).size).toBe(stones.length)
  expect(
    new Set(
      mixed(stones)
        .slice(0, 4)
        .map(({ stone }) => stone),
    ).size,
  ).toBeGreaterThan(1)
  expect(mixed(stones.toSpliced(4, 1)).map(({ id }) => id)).toEqual(all.filter((id) => id !== 'yellow 4'))
})

test('how likely an explosion was is reckoned from the last blow alone, whatever was told before and since', () => {
  const event = (n: number, seat: number, kind: string, args = {}): GameEvent => ({
    n,
    seat,
    kind,
    args,
    text: { id: '' },
  })
  const told = [
    event(1, 0, 'chose', { choice: 'hard' }),
    event(1, 0, 'fell', { piece: 'yellow' }),
    event(2, 0, 'chose', { choice: 'gentle' }),
    event(2, 0, 'fell', { piece: 'green' }),
    event(2, 0, 'fell', { piece: 'yellow' }),
    event(2, 0, 'exploded', { amount: 3 }),
    event(2, 0, 'charcoal', { amount: 2 }),
    event(3, 1, 'chose', { choice: 'hard' }),
  ]
  const player = { seat: 0, value: 2, bottle: { yellow: 4 }, shaken: { yellow: 2, green: 1 }, stored: {} }
  const shake = { gentle: [30, 55, 15, 0], hard: [5, 40, 35, 20] }
  expect(shock(player as unknown as Player, told, shake)).toEqual({ n: 2, seat: 0, kind: 'gentle', risk: 0.15 })
  expect(shock({ ...player, seat: 1 } as unknown as Player, told, shake)).toBeNull()
})
