import { Temporal } from 'temporal-polyfill'

const USUAL_WORKING_DAYS = 5

/**
 * Monday to Friday, unless more days a week are worked; public holidays count, as they are paid (§ 2 EFZG). Which days
 * part-timers work is unknown, and on average makes no difference to the share of a month.
 */
export function workingDaysOf(dates: readonly string[], daysAWeek = String(USUAL_WORKING_DAYS)): number {
  const last = Math.max(Number.parseInt(daysAWeek, 10), USUAL_WORKING_DAYS)
  return dates.filter((date) => Temporal.PlainDate.from(date).dayOfWeek <= last).length
}
