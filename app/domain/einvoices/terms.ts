import type { PaymentTerms, Text } from './model'

/** Who misses the day of a discount is not late: of several days, the last. */
export function lastDayOf(terms: readonly PaymentTerms[]): Text {
  return terms.reduce<Text>(
    (last, { dueOn }) => (last === undefined || (dueOn ?? '') > last ? dueOn : last),
    undefined,
  )
}
