/** Where stones lie in a bottle, in its own measures: the base is at 0, the neck above it. */
export interface Lying {
  x: number
  y: number
  size: number
  turn: number
}

/** How wide a bottle is at a height above its base, for the middle of a stone. */
const wide = (height: number): number =>
  height < 96 ? 172 : height < 168 ? 172 - (height - 96) * 1.55 : Math.max(30, 60 - (height - 168))

/** Standing, they lie on the base; hung mouth down, they lie on its shoulders and in its neck. */
export function pile(count: number, hung: boolean): Lying[] {
  const size = count > 44 ? 24 : count > 26 ? 29 : count > 13 ? 34 : 40
  const lying: Lying[] = []
  let height = hung ? 196 : size * 0.52
  while (lying.length < count) {
    const room = Math.max(1, Math.min(Math.floor(wide(height) / (size * 0.96)), count - lying.length))
    for (let i = 0; i < room; i++) {
      const n = lying.length
      lying.push({
        x: (i - (room - 1) / 2) * size * 0.96 + ((n * 37) % 7) - 3,
        y: -height - ((n * 53) % 5),
        size,
        turn: ((n * 71) % 50) - 25,
      })
    }
    height += (hung ? -1 : 1) * size * 0.8
  }
  return lying
}
