import type { Cents } from '../values/money'

const PERCENT = 100n
const MUCH = 20n

/** Whether net pay is a fifth higher or lower than in the month before; false where one of them is unknown. */
export function isMuchChanged(before: Cents | undefined, now: Cents | undefined): boolean {
  if (before === undefined || now === undefined || before === now) return false
  const difference = BigInt(Math.abs(now - before))
  return difference * PERCENT >= BigInt(Math.abs(before)) * MUCH
}
