import type { MonthOfRevenue } from '~/domain/invoices/revenue.server'

export const WIDTH = 480
export const HEIGHT = 200
/** Room for the highest amount above and the months below. */
const TOP = 24
const BOTTOM = 24
const GAP = 0.3

export interface Bar {
  x: number
  y: number
  width: number
  height: number
  middle: number
}

/** Geometry of the bars; negative months hang below the line. */
export function barsOf(months: readonly Pick<MonthOfRevenue, 'netCents'>[]): { bars: Bar[]; line: number } {
  const amounts = months.map(({ netCents }) => netCents)
  const [highest, lowest] = [Math.max(0, ...amounts), Math.min(0, ...amounts)]
  const perCent = (HEIGHT - TOP - BOTTOM) / (highest - lowest || 1)
  const line = TOP + highest * perCent
  const step = WIDTH / Math.max(1, amounts.length)
  const bars = amounts.map((amount, index) => ({
    x: round((index + GAP / 2) * step),
    y: round(amount > 0 ? line - amount * perCent : line),
    width: round(step * (1 - GAP)),
    height: round(Math.abs(amount) * perCent),
    middle: round((index + 0.5) * step),
  }))
  return { bars, line: round(line) }
}

function round(length: number): number {
  return Math.round(length * 10) / 10
}
