/** Much that grows, each kind of it as one path: a meadow costs a browser as little as a hill. */
import { scattered } from '../../../art/scatter'

type Span = [from: number, to: number]

/** Blades of grass that stand in these bounds, so high. */
export const blades = (count: number, salt: number, x: Span, y: Span, high: Span): string =>
  scattered(count, salt, x, y)
    .map(([left, foot], i) => {
      const up = high[0] + ((i * 37) % 11) * 0.1 * (high[1] - high[0])
      const lean = ((i * 53) % 9) - 4
      const bend = [lean * 0.2, -up * 0.6, lean, -up].map((n) => n.toFixed(1)).join(' ')
      return `M${left.toFixed(1)} ${foot.toFixed(1)}q${bend}`
    })
    .join('')

/** Dots, for a round stroke: small flowers seen from far. */
export const dots = (count: number, salt: number, x: Span, y: Span): string =>
  scattered(count, salt, x, y)
    .map(([left, top]) => `M${left.toFixed(1)} ${top.toFixed(1)}h0`)
    .join('')

/** The edge of a wood: crown beside crown, above this height. */
export function crowns(from: number, to: number, foot: number, salt: number): string {
  let [path, x] = [`M${from} ${foot}`, from]
  for (let i = salt; x < to; i++) {
    const wide = 16 + ((i * 29) % 11) * 4
    path += `a${wide / 2} ${wide * (0.36 + ((i * 17) % 7) * 0.06)} 0 0 1 ${wide} ${((i * 13) % 5) - 2}`
    x += wide
  }
  return `${path}V640H${from}Z`
}
