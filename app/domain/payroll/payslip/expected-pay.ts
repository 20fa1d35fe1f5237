import { Temporal } from 'temporal-polyfill'
import { PayrollRefusal, refuseIf } from '../errors'
import type { Amount } from '../exact'
import { divideRounding } from '../rounding'
import { isAfterExit } from './after-exit'
import { calendarMonthOf } from './calendar-month'
import type { EarningInput } from './earning-input'
import { employedDaysUntil } from './employed-days'
import { isYearUnknown, recordOfYear } from './history'
import type { YearRecord } from './history-input'
import type { PayslipInput } from './input'
import { payrollMonthOf } from './month'
import type { PayrollMonth } from './payroll-month'

const MONTHS_A_YEAR = 12
const DAYS_A_MONTH = 30
const DAYS_A_YEAR = 360n

/**
 * JRE4 as entered, or the year's pay so far, here and with earlier employers, and this month's running pay to
 * the end of the year or of the employment, R 39b.6 (2) LStR.
 * @throws PayrollRefusal `one_time_pay_needs_expected_annual_pay` where a part month paid by the hour says too little about
 * whole ones, and for somebody who left in an earlier year
 */
export function expectedAnnualPay(month: PayrollMonth): Amount {
  const { input, taxable } = month
  const record = recordOfYear(input)
  const soFar = BigInt((record?.taxableRunningCents ?? 0) + (record?.taxableOneTimeCents ?? 0))
  if (input.expectedAnnualPayCents !== undefined) {
    const expected = BigInt(input.expectedAnnualPayCents)
    refuseIf(expected < soFar + taxable.running, 'expected_pay_below_year_so_far')
    return expected
  }
  refuseIf(isYearUnknown(input), 'year_so_far_unknown')
  if (isAfterExit(input)) return raisedToYear(record)
  const days = daysAhead(input) - absentDaysAhead(input)
  const ahead = days > 0n ? divideRounding(regularPay(month) * days, BigInt(DAYS_A_MONTH)) : 0n
  return soFar + earlierPay(month) + taxable.running + ahead
}

/**
 * Pay of the year extrapolated to a whole year, if an employee who has left states no other pay, R 39b.6 (3) sentence 3
 * LStR.
 */
function raisedToYear(record: YearRecord | undefined): Amount {
  if (!record || record.taxDays === 0) throw new PayrollRefusal('one_time_pay_needs_expected_annual_pay')
  const running = divideRounding(BigInt(record.taxableRunningCents) * DAYS_A_YEAR, BigInt(record.taxDays))
  return running + BigInt(record.taxableOneTimeCents)
}

/** Of a whole month without absences: a shortened one says too little about others. */
function regularPay({ input, period, taxable, figures }: PayrollMonth): Amount {
  if (input.absences.length === 0 && period.isWholeMonth) return taxable.running
  refuseIf(!period.isWholeMonth && !isSalaried(input), 'one_time_pay_needs_expected_annual_pay')
  const { to: _, ...employment } = input.employment
  const from = [employment.from, `${input.month}-01`].sort()[0] ?? employment.from
  const whole = { ...input, absences: [], employment: { ...employment, from } }
  return payrollMonthOf(whole, figures).taxable.running
}

/** Whether a part month shows the pay of a whole one. */
function isSalaried({ earnings, employment }: PayslipInput): boolean {
  const has = (...kinds: EarningInput['kind'][]) => earnings.some(({ kind }) => kinds.includes(kind))
  return has('salary') && !has('hours', 'overtime', 'premium') && employment.personGroup !== '110'
}

/**
 * Pay from other employers before this year's entry. If unknown, this month's running pay counts for each month before
 * the entry, § 39b (3) sentence 2 EStG; the Lohnkonto is marked with S.
 */
function earlierPay(of: PayrollMonth): Amount {
  const { earlierEmployers, employment, month } = of.input
  const days = daysBeforeEntry(employment, month.slice(0, 4))
  if (days <= 0n || earlierEmployers === 'none') return 0n
  if (earlierEmployers === undefined) throw new PayrollRefusal('earlier_employers_missing')
  if (earlierEmployers !== 'unknown') return BigInt(earlierEmployers.taxableCents)
  return divideRounding(regularPay(of) * days, BigInt(DAYS_A_MONTH))
}

/** Without earlier employments here. */
function daysBeforeEntry({ from, earlier }: PayslipInput['employment'], year: string): bigint {
  if (from <= `${year}-01-01`) return 0n
  const { month, day } = Temporal.PlainDate.from(from)
  return days30(month - 1, day - 1) - BigInt(employedDaysUntil(`${year}-12`, earlier))
}

/** Of absences that continue after this month. */
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
