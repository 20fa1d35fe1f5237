import { Temporal } from 'temporal-polyfill'
import type { DateText } from './calendar'

const SATURDAY = 6

/** Whether TARGET settles on a day: not on weekends, 1 January, Good Friday, Easter Monday, 1 May, 25 and 26 December. */
export function isBankDay(date: DateText): boolean {
  const day = Temporal.PlainDate.from(date)
  if (day.dayOfWeek >= SATURDAY || ['01-01', '05-01', '12-25', '12-26'].includes(date.slice(5))) return false
  const sinceEaster = easterSunday(day.year).until(day).days
  return sinceEaster !== -2 && sinceEaster !== 1
}

/** The day itself, if it is one. */
export function bankDayFrom(date: DateText): DateText {
  let day = Temporal.PlainDate.from(date)
  while (!isBankDay(day.toString())) day = day.add({ days: 1 })
  return day.toString()
}

export function bankDayAfter(date: DateText): DateText {
  return bankDayFrom(Temporal.PlainDate.from(date).add({ days: 1 }).toString())
}

/** In the Gregorian calendar, by the method of Meeus, Jones and Butcher. */
export function easterSunday(year: number): Temporal.PlainDate {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const inCentury = year % 100
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451)
  const days = epact + weekday - 7 * late + 114
  return Temporal.PlainDate.from({ year, month: Math.floor(days / 31), day: (days % 31) + 1 })
}
