import type { PayslipInput } from '../payroll/payslip/input'
import type { PayslipFigures } from '../payroll/unexplained'
import type { MonthText } from '../values/calendar'
import type { Cents } from '../values/money'

/** A payslip that counts in a payroll month, opened; a correction of a closed month has the version that counted before. */
export interface Counted {
  employee: { id: string; number: string; firstName: string; lastName: string }
  /** The month that was worked. */
  month: MonthText
  now: PayslipFigures
  /** What it was calculated from. */
  input: PayslipInput
  /** With what was paid or deducted after tax. */
  payoutCents: Cents
  before: { slip: PayslipFigures; input: PayslipInput; payoutCents: Cents } | undefined
}

/** What a payslip adds to its payroll month: all of it, or for a correction the difference. */
export function added({ now, before }: Counted, amountOf: (slip: PayslipFigures) => Cents): Cents {
  return amountOf(now) - (before ? amountOf(before.slip) : 0)
}

/** What is still to be paid out; negative for what was paid too much. */
export function addedPayout({ payoutCents, before }: Counted): Cents {
  return payoutCents - (before?.payoutCents ?? 0)
}
