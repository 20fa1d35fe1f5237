import type { PaymentTerms, Text } from './model'

/** Missing a discount date is not being late: with several dates, the last counts. */
export function lastDayOf(terms: readonly PaymentTerms[]): Text {
  return terms.reduce<Text>(
    (last, { dueOn }) => (last === undefined || (dueOn ?? '') > last ? dueOn : last),
    undefined,
  )
}
