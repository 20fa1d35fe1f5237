import { Temporal } from 'temporal-polyfill'

const USUAL_WORKING_DAYS = 5

/**
 * Monday to Friday, unless more days of the week are worked; public holidays count, as they are paid (§ 2 EFZG). Which
 * days somebody has who works fewer is not known, and makes no difference to a share of the month on average.
 */
export function workingDaysOf(dates: readonly string[], daysAWeek = String(USUAL_WORKING_DAYS)): number {
  const last = Math.max(Number.parseInt(daysAWeek, 10), USUAL_WORKING_DAYS)
  return dates.filter((date) => Temporal.PlainDate.from(date).dayOfWeek <= last).length
}
