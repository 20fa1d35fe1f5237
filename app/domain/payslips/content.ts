import type { Calculation } from '../payroll/calculation'
import type { MonthText } from '../values/calendar'
import type { DecimalText } from '../values/money'
import { factsFromPayroll } from './facts'
import { type PayslipLabels, payslipFromPayroll } from './from-payroll'
import { type PayslipTotals, payslipTotals } from './totals'
import type { PayslipFacts, PayslipLineView } from './view'

/** Calculated here, or delivered as lines by a payroll office that calculated it elsewhere. */
export type NewPayslip = CalculatedSlip | DeliveredSlip

interface CalculatedSlip {
  employeeId: string
  calculation: Calculation
  /** Names of the lines, in the employee's language. */
  labels: PayslipLabels
  /** Holiday of the year in days, if known. */
  holiday?: { all: DecimalText; left: DecimalText } | null
  /** Paid or deducted after tax. */
  besides?: readonly PayslipLineView[]
}

/** `totals` are the sender's; if given, the lines must add up to them. */
interface DeliveredSlip {
  employeeId: string
  month: MonthText
  lines: readonly PayslipLineView[]
  totals?: Partial<PayslipTotals>
  facts?: PayslipFacts
}

export interface PayslipContent {
  employeeId: string
  month: MonthText
  lines: readonly PayslipLineView[]
  /** Sums that the lines must add up to. */
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
