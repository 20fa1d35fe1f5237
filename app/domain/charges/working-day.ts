import { Temporal } from 'temporal-polyfill'
import { easterSunday } from '../values/bank-days'
import type { DateText } from '../values/calendar'

const SATURDAY = 6
/** 1 January, 1 May, 3 October, Christmas. */
const FIXED = ['01-01', '05-01', '10-03', '12-25', '12-26']
/** Days after Easter Sunday: Good Friday, Easter Monday, Ascension, Whit Monday. */
const MOVABLE = [-2, 1, 39, 50]

/**
 * The day on which something due on a day must be paid at the latest: not a Saturday, a Sunday or a public holiday
 * (§ 193 BGB). Holidays of single states are left out, which of them count depends on where the debt is to be paid.
 */
export function workingDayFrom(date: DateText): DateText {
  let day = Temporal.PlainDate.from(date)
  while (isFree(day)) day = day.add({ days: 1 })
  return day.toString()
}

function isFree(day: Temporal.PlainDate): boolean {
  if (day.dayOfWeek >= SATURDAY || FIXED.includes(day.toString().slice(5))) return true
  return MOVABLE.includes(easterSunday(day.year).until(day).days)
}
