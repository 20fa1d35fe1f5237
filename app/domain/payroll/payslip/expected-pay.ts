import { Temporal } from 'temporal-polyfill'
import { PayrollRefusal, refuseIf } from '../errors'
import type { Amount } from '../exact'
import { divideRounding } from '../rounding'
import { calendarMonthOf } from './calendar-month'
import { employedDaysUntil } from './employed-days'
import { recordOfYear } from './history'
import type { PayslipInput } from './input'
import { type PayrollMonth, payrollMonthOf } from './month'

const MONTHS_A_YEAR = 12
const DAYS_A_MONTH = 30

/**
 * JRE4 as entered, or the year's pay so far, here and with earlier employers, and this month's running pay to
 * the end of the year or of the employment, R 39b.6 (2) LStR. Not from a part month, which says too little
 * about others.
 */
export function expectedAnnualPay(month: PayrollMonth): Amount {
  const { input, period, taxable } = month
  const record = recordOfYear(input)
  const soFar = BigInt((record?.taxableRunningCents ?? 0) + (record?.taxableOneTimeCents ?? 0))
  if (input.expectedAnnualPayCents !== undefined) {
    const expected = BigInt(input.expectedAnnualPayCents)
    refuseIf(expected < soFar + taxable.running, 'expected_pay_below_year_so_far')
    return expected
  }
  refuseIf(!period.isWholeMonth, 'one_time_pay_needs_expected_annual_pay')
  const { history } = input
  const isUnknown = record === undefined && history !== 'first_month' && period.month > 1
  if (isUnknown) throw new PayrollRefusal('year_so_far_unknown')
  const regular = regularPay(month)
  const days = daysAhead(input) - absentDaysAhead(input)
  const ahead = divideRounding(regular * days, BigInt(DAYS_A_MONTH))
  return soFar + earlierPay(input, regular) + taxable.running + ahead
}

/** Of a month without absences: a month that is cut short says too little about others. */
function regularPay({ input, taxable }: PayrollMonth): Amount {
  if (input.absences.length === 0) return taxable.running
  return payrollMonthOf({ ...input, absences: [] }).taxable.running
}

/**
 * Pay from other employers before the entry of this year. Where it is not known, this month's running pay
 * stands for each month before the entry, § 39b (3) sentence 2 EStG; the Lohnkonto is marked with S.
 */
function earlierPay(input: PayslipInput, monthly: Amount): Amount {
  const { earlierEmployers, employment, month } = input
  const days = daysBeforeEntry(employment, month.slice(0, 4))
  if (days <= 0n || earlierEmployers === 'none') return 0n
  if (earlierEmployers === undefined) throw new PayrollRefusal('earlier_employers_missing')
  if (earlierEmployers !== 'unknown') return BigInt(earlierEmployers.taxableCents)
  return divideRounding(monthly * days, BigInt(DAYS_A_MONTH))
}

/** Without those of earlier employments here. */
function daysBeforeEntry({ from, earlier }: PayslipInput['employment'], year: string): bigint {
  if (from <= `${year}-01-01`) return 0n
  const { month, day } = Temporal.PlainDate.from(from)
  return days30(month - 1, day - 1) - BigInt(employedDaysUntil(`${year}-12`, earlier))
}

/** Of absences that go on after this month. */
function absentDaysAhead({ absences, employment, month }: PayslipInput): bigint {
  const last = `${month}-${calendarMonthOf(month).daysInMonth}`
  return absences.reduce((days, { to }) => {
    if (to !== undefined && to <= last) return days
    const until = [to, employment.to].filter((end) => end !== undefined).sort()[0]
    const ahead = daysAhead({ employment: { ...employment, to: until }, month })
    return ahead > days ? ahead : days
  }, 0n)
}

/** After this month. */
function daysAhead({ employment, month }: Pick<PayslipInput, 'employment' | 'month'>): bigint {
  const [year = '', number = '0'] = month.split('-')
  const ahead = MONTHS_A_YEAR - Number(number)
  if (employment.to === undefined || employment.to > `${year}-12-30`) return days30(ahead, 0)
  const { month: last, day, daysInMonth } = Temporal.PlainDate.from(employment.to)
  return days30(last - Number(number) - 1, day === daysInMonth ? DAYS_A_MONTH : Math.min(day, DAYS_A_MONTH))
}

function days30(months: number, days: number): bigint {
  return BigInt(months) * BigInt(DAYS_A_MONTH) + BigInt(days)
}
