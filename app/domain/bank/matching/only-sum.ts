import type { Cents } from '../../values/money'

/** A transfer pays a few invoices; more would find sums by accident. */
const MOST_SUMMED = 6
const MOST_TRIED = 20

/** The one choice of two to six whose amounts add up to a sum; undefined if there is none, or more than one. */
export function onlySum<One>(
  wanted: Cents,
  all: readonly One[],
  centsOf: (one: One) => Cents,
): One[] | undefined {
  const some = all.slice(0, MOST_TRIED)
  const found: One[][] = []
  search(0, wanted, [])
  return found.length === 1 ? found[0] : undefined

  function search(from: number, leftCents: Cents, chosen: One[]): void {
    if (found.length > 1 || leftCents < 0) return
    if (leftCents === 0) {
      if (chosen.length > 1) found.push(chosen)
      return
    }
    if (chosen.length === MOST_SUMMED) return
    for (const [at, one] of some.entries())
      if (at >= from && centsOf(one) <= leftCents) search(at + 1, leftCents - centsOf(one), [...chosen, one])
  }
}
