import type { Cents } from '~/domain/values/money'
import { scaleOf } from './scale'

export const WIDTH = 480
export const HEIGHT = 210
/** Room for half a line of text above, and for the names below. */
const TOP = 10
const BOTTOM = 26
const GAP = 0.22
/** Of the letters at the lines. */
const LETTER = 9

export interface Column {
  cents: Cents
  /** The same a year before. */
  beforeCents?: Cents | undefined
}

export interface Bar {
  x: number
  y: number
  width: number
  height: number
}

export interface Place {
  /** The whole column, to point at. */
  slot: Bar
  middle: number
  now: Bar
  before?: Bar | undefined
}

export interface Plot {
  left: number
  lines: { cents: Cents; y: number }[]
  zero: number
  places: Place[]
}

/** Where everything of a chart of columns goes, in units of its picture. `write` is how an amount is written beside its line. */
export function plotOf(columns: readonly Column[], write: (cents: Cents) => string): Plot {
  const scale = scaleOf(columns.flatMap(({ cents, beforeCents = 0 }) => [cents, beforeCents]))
  const left = Math.max(...scale.map((cents) => write(cents).length)) * LETTER + LETTER
  const [lowest = 0, highest = 0] = [scale[0], scale.at(-1)]
  const yOf = (cents: Cents) =>
    round(TOP + ((highest - cents) / (highest - lowest)) * (HEIGHT - TOP - BOTTOM))
  const step = (WIDTH - left) / Math.max(1, columns.length)
  const hasBefore = columns.some(({ beforeCents }) => beforeCents !== undefined)
  const places = columns.map(({ cents, beforeCents }, index) => {
    const start = left + index * step
    const room = step * (1 - GAP)
    const bar = (amount: Cents, share: number, width: number): Bar => {
      const [y, zero] = [yOf(amount), yOf(0)]
      return {
        x: round(start + (step * GAP) / 2 + room * share),
        y: Math.min(y, zero),
        width: round(room * width),
        height: round(Math.abs(y - zero)),
      }
    }
    return {
      slot: { x: round(start), y: TOP, width: round(step), height: HEIGHT - TOP - BOTTOM },
      middle: round(start + step / 2),
      now: hasBefore ? bar(cents, 0.4, 0.6) : bar(cents, 0, 1),
      before: beforeCents === undefined ? undefined : bar(beforeCents, 0, 0.4),
    }
  })
  return { left, lines: scale.map((cents) => ({ cents, y: yOf(cents) })), zero: yOf(0), places }
}

function round(length: number): number {
  return Math.round(length * 10) / 10
}
