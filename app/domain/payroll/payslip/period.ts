import { refuseIf } from '../errors'
import { DAYS_A_MONTH } from '../social-insurance/ceilings'
import { insuredDaysLeft, paidDates } from './absences'
import { isAfterExit } from './after-exit'
import { calendarMonthOf } from './calendar-month'
import type { PayslipInput } from './input'

/** The days of a month covered by an employment. */
export interface Period {
  year: number
  /** 1 to 12. */
  month: number
  isWholeMonth: boolean
  taxDays: number
  /** Equal to `taxDays` unless fewer days are liable to contributions. */
  insuredDays: number
  /** Calendar days of the employment in the month, and the paid ones among them. */
  employedDays: number
  paidDates: readonly string[]
  wholeMonth: readonly string[]
  daysInMonth: number
}

const NO_DAYS = { isWholeMonth: false, taxDays: 0, insuredDays: 0, employedDays: 0, paidDates: [] }

/** Empty for pay after the last day. @throws PayrollRefusal `not_employed_in_month` */
export function periodOf(input: PayslipInput): Period {
  const { month, employment } = input
  const { year, number, daysInMonth } = calendarMonthOf(month)
  if (isAfterExit(input) && input.earnings.length > 0) {
    const wholeMonth = datesBetween(`${month}-01`, `${month}-${daysInMonth}`)
    return { year, month: number, daysInMonth, wholeMonth, ...NO_DAYS }
  }
  const first = employment.from > `${month}-01` ? employment.from : `${month}-01`
  const last = lastDay(month, daysInMonth, employment.to)
  const isEmployed = first.startsWith(month) && last.startsWith(month) && first <= last
  refuseIf(!isEmployed, 'not_employed_in_month', { month })
  const employedDays = Number(last.slice(8)) - Number(first.slice(8)) + 1
  const isWholeMonth = employedDays === daysInMonth
  const days = isWholeMonth ? DAYS_A_MONTH : employedDays
  const dates = datesBetween(first, last)
  return {
    year,
    month: number,
    isWholeMonth,
    taxDays: days,
    insuredDays: insuredDaysLeft(input, { dates, days }),
    employedDays,
    paidDates: paidDates(input.absences, dates),
    wholeMonth: datesBetween(`${month}-01`, `${month}-${daysInMonth}`),
    daysInMonth,
  }
}

function lastDay(month: string, daysInMonth: number, to: string | undefined): string {
  const end = `${month}-${daysInMonth}`
  return to !== undefined && to < end ? to : end
}

function datesBetween(first: string, last: string): string[] {
  const begin = Number(first.slice(8))
  return Array.from(
    { length: Number(last.slice(8)) - begin + 1 },
    (_, index) => `${first.slice(0, 8)}${String(begin + index).padStart(2, '0')}`,
  )
}
