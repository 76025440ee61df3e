/** Points strewn over a rectangle, the same for everybody: stars, fireflies, petals. */
export const scattered = (
  count: number,
  salt: number,
  x: [number, number],
  y: [number, number],
): [x: number, y: number][] =>
  Array.from({ length: count }, (_, i) => {
    const turn = (n: number): number => Math.abs((Math.sin((i + 1) * n + salt) * 43758.5453) % 1)
    return [x[0] + turn(12.9898) * (x[1] - x[0]), y[0] + turn(78.233) * (y[1] - y[0])]
  })
