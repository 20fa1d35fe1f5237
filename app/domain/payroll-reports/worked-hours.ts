import Big from 'big.js'
import type { PayslipInput } from '../payroll/payslip/input'
import type { DecimalText } from '../values/money'

const MONTHS_A_YEAR = 12
const WEEKS_A_YEAR = 52
const DAYS_A_MONTH = 30

export interface WorkedHours {
  hours: DecimalText
  /** By the hours of the contract, as nobody kept those of a salary. */
  isEstimated: boolean
}

/** Hours worked in a month, without sickness, holiday and public holidays; undefined if nothing says how many. */
export function workedHoursOf(input: PayslipInput, insuredDays: number): WorkedHours | undefined {
  const kept = input.earnings.flatMap((each) => {
    if (each.kind === 'hours') return each.time === undefined || each.time === 'worked' ? [each.hours] : []
    return each.kind === 'overtime' ? [each.hours] : []
  })
  const isBySalary = input.earnings.some(({ kind }) => kind === 'salary')
  if (!isBySalary) return { hours: sumOf(kept), isEstimated: false }
  const { weeklyHours } = input.employment
  if (weeklyHours === undefined) return undefined
  const agreed = new Big(weeklyHours)
    .times(WEEKS_A_YEAR)
    .div(MONTHS_A_YEAR)
    .times(insuredDays)
    .div(DAYS_A_MONTH)
  return { hours: agreed.plus(sumOf(kept)).round(2).toFixed(), isEstimated: true }
}

export function sumOf(hours: readonly DecimalText[]): DecimalText {
  return hours.reduce((total, one) => total.plus(one), new Big(0)).toFixed()
}
