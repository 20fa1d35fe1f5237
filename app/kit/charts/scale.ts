import type { Cents } from '~/domain/values/money'

/** So many steps at most, of whole euros that are easily counted by. */
const STEPS = 5
const ROUND = [1, 2, 5, 10]
const EURO: Cents = 100

/** The amounts that lines are drawn at, the lowest first: 0 is among them, and none of the given lies outside. */
export function scaleOf(amounts: readonly Cents[]): Cents[] {
  const [highest, lowest] = [Math.max(0, ...amounts), Math.min(0, ...amounts)]
  const step = stepOf((highest - lowest) / (STEPS - 1))
  const [first, last] = [Math.floor(lowest / step), Math.max(1, Math.ceil(highest / step))]
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step)
}

function stepOf(atLeast: number): Cents {
  const power = 10 ** Math.floor(Math.log10(Math.max(atLeast, EURO)))
  const factor = ROUND.find((one) => one * power >= atLeast) ?? 10
  return Math.max(EURO, factor * power)
}
