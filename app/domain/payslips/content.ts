import type { Calculation } from '../payroll/calculation'
import type { MonthText } from '../values/calendar'
import type { DecimalText } from '../values/money'
import { factsFromPayroll } from './facts'
import { type PayslipLabels, payslipFromPayroll } from './from-payroll'
import { type PayslipTotals, payslipTotals } from './totals'
import type { PayslipFacts, PayslipLineView } from './view'

/** A payslip to be: calculated here, or delivered as lines by a payroll office that calculated it elsewhere. */
export type NewPayslip = CalculatedSlip | DeliveredSlip

interface CalculatedSlip {
  employeeId: string
  calculation: Calculation
  /** What its lines are called, in the employee's language. */
  labels: PayslipLabels
  /** Days of the year's holiday, in all and left, where they are known. */
  holiday?: { all: DecimalText; left: DecimalText } | null
  /** Paid out or taken off besides, after tax. */
  besides?: readonly PayslipLineView[]
}

/** `totals` is what the sender worked out; where it is given, the lines must add up to it. */
interface DeliveredSlip {
  employeeId: string
  month: MonthText
  lines: readonly PayslipLineView[]
  totals?: Partial<PayslipTotals>
  facts?: PayslipFacts
}

/** What a payslip consists of, wherever it comes from. */
export interface PayslipContent {
  employeeId: string
  month: MonthText
  lines: readonly PayslipLineView[]
  /** The sums that the lines must give. */
  totals: Partial<PayslipTotals>
  facts: PayslipFacts | null
  calculation: Calculation | null
}

export function contentOf(slip: NewPayslip): PayslipContent {
  if (!('calculation' in slip)) return { totals: {}, facts: null, calculation: null, ...slip }
  const { employeeId, calculation, labels, holiday, besides = [] } = slip
  const { month, lines, totals } = payslipFromPayroll(calculation.result, labels)
  const payoutCents = totals.payoutCents + payslipTotals(besides).payoutCents
  return {
    employeeId,
    month,
    lines: [...lines, ...besides],
    totals: { ...totals, payoutCents },
    facts: {
      ...factsFromPayroll(calculation.result),
      ...(holiday && { holidayLeft: holiday.left, holidayAll: holiday.all }),
    },
    calculation,
  }
}
