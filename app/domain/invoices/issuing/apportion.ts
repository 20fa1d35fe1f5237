import Big from 'big.js'
import { type Cents, roundToCents, sum } from '~/domain/values/money'

/**
 * Rounds exact cents so that they add up to `wantedCents`: the largest remainder gets a cent first; on a tie, the
 * earlier one.
 */
export function apportion(exact: readonly Big[], wantedCents: Cents): Cents[] {
  const cents = exact.map(roundToCents)
  let left = wantedCents - sum(cents)
  const step = Math.sign(left)
  const order = exact
    .map((part, index) => ({ index, lost: part.minus(cents[index] ?? 0).times(step) }))
    .toSorted((a, b) => b.lost.cmp(a.lost) || (a.index - b.index) * step * (Math.sign(wantedCents) || 1))
  for (let turn = 0; left !== 0; turn++, left -= step) {
    const { index = 0 } = order[turn % order.length] ?? {}
    cents[index] = (cents[index] ?? 0) + step
  }
  return cents
}

/**
 * Divides an amount in proportion to `of`, to the cent. Weights whose sign is opposite to their sum get nothing; if all
 * are zero, the first gets everything.
 */
export function shares(amountCents: Cents, of: readonly Cents[]): Cents[] {
  const sign = Math.sign(sum(of)) || 1
  const counted = of.map((part) => (part * sign > 0 ? part : 0))
  const whole = sum(counted)
  if (whole === 0) return of.map((_, index) => (index === 0 ? amountCents : 0))
  return apportion(
    counted.map((part) => new Big(amountCents).times(part).div(whole)),
    amountCents,
  )
}
