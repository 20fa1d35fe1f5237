import Big from 'big.js'
import type { DecimalText } from '../values/money'
import { HOUR_KINDS, type HourKind, type Kinds, tidyKinds } from './kinds'

/** Hours or days of one kind as time recording reports them. */
export interface WorkTime {
  kind: HourKind
  /** Days of sickness and holiday, else hours. */
  amount: DecimalText
  costCentre: string | null
}

/** What payroll reckons with: the sum of each kind, whatever its cost centres. */
export function kindsOf(times: readonly WorkTime[]): Kinds {
  return tidyKinds(
    Object.fromEntries(
      HOUR_KINDS.map((kind) => [
        kind,
        times
          .filter((one) => one.kind === kind)
          .reduce((sum, { amount }) => sum.plus(amount), new Big(0))
          .toFixed(),
      ]),
    ),
  )
}
