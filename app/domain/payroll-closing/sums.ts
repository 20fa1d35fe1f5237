import * as z from 'zod'
import { type FrozenShape, fromFrozenJson, toFrozenJson } from '../kernel/frozen-json'
import { CHURCH_MARKS } from '../payroll/church-marks'
import type { Counted } from '../payroll-month/counted'
import { taxReturnOf } from '../payroll-reports/tax-return'
import { addUp, type PayAmounts, payAmounts, payDifference } from '../payslips/pay-amounts'
import { payAmountsShape } from '../payslips/pay-amounts-shape'
import type { MonthText } from '../values/calendar'

const cents = z.int()
const text = z.string()

const ofEarlierMonth = z.object({
  employeeId: text,
  month: text,
  /** False for a payslip of a month that was closed without this person. */
  isCorrection: z.boolean(),
  difference: payAmountsShape,
})

const closingSums = z.object({
  people: z.int(),
  amounts: payAmountsShape,
  churches: z.array(z.object({ church: z.enum(CHURCH_MARKS), cents })),
  /** Payslips of months closed before, which count in this one. */
  earlier: z.array(ofEarlierMonth),
  /** With a payslip that is only a PDF, of which nothing is summed up. */
  uncalculated: z.array(z.object({ employeeId: text, month: text })),
})

/** Sums of a payroll month. */
export type ClosingSums = z.infer<typeof closingSums>

const FROZEN: FrozenShape<ClosingSums> = { shape: closingSums, steps: [(sums) => sums] }

export function closingSumsJson(sums: ClosingSums): string {
  return toFrozenJson(FROZEN, sums)
}

export function parseClosingSums(json: string): ClosingSums {
  return fromFrozenJson(FROZEN, json)
}

export function sumsOfMonth(
  month: MonthText,
  counted: readonly Counted[],
  uncalculated: ClosingSums['uncalculated'],
): ClosingSums {
  return {
    people: new Set([
      ...counted.map(({ employee }) => employee.id),
      ...uncalculated.map((one) => one.employeeId),
    ]).size,
    amounts: addUp(counted.map(differenceOf)),
    churches: taxReturnOf(counted).churches.filter((one) => one.cents !== 0),
    earlier: counted
      .filter((one) => one.month < month)
      .map((one) => ({
        employeeId: one.employee.id,
        month: one.month,
        isCorrection: one.before !== undefined,
        difference: differenceOf(one),
      })),
    uncalculated,
  }
}

/** What a payslip adds to its payroll month. */
function differenceOf({ now, payoutCents, before }: Counted): PayAmounts {
  const all = payAmounts(now, payoutCents)
  return before ? payDifference(all, payAmounts(before.slip, before.payoutCents)) : all
}
