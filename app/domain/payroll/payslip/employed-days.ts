import { calendarMonthOf } from './calendar-month'

const DAYS_A_MONTH = 30

/** An employment, or part of one; open-ended without `to`. */
interface Employed {
  from: string
  to?: string | undefined
}

/**
 * Days that social insurance and wage tax count, from January to the end of a month: thirty for a whole month, the calendar
 * days of one in which an employment begins or ends, § 1 (1) sentence 3 BVV.
 */
export function employedDaysUntil(through: string, employments: readonly Employed[]): number {
  const { year, number } = calendarMonthOf(through)
  const months = Array.from({ length: number }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`)
  return months.reduce((days, month) => days + daysIn(month, employments), 0)
}

function daysIn(month: string, employments: readonly Employed[]): number {
  const { daysInMonth } = calendarMonthOf(month)
  const counted = employments.reduce((days, { from, to }) => {
    const first = from > `${month}-01` ? from : `${month}-01`
    const end = `${month}-${daysInMonth}`
    const last = to !== undefined && to < end ? to : end
    return first > last ? days : days + Number(last.slice(8)) - Number(first.slice(8)) + 1
  }, 0)
  return counted === daysInMonth ? DAYS_A_MONTH : Math.min(counted, DAYS_A_MONTH)
}
