import { Temporal } from 'temporal-polyfill'
import { bankDayFrom, easterSunday, isBankDay } from '../values/bank-days'
import { type DateText, type MonthText, shiftMonth } from '../values/calendar'

const SUNDAY = 7
const SATURDAY = 6
const TAX_DAY = '10'
/** 24 and 31 December are no working days of banks (joint principles of the funds on collecting contributions). */
const HALF_DAYS = ['12-24', '12-31']
/** Holidays by law in all of Germany, on a fixed day. */
const HOLIDAYS = ['01-01', '05-01', '10-03', '12-25', '12-26']
/** Good Friday, Easter Monday, Ascension and Whit Monday, in days from Easter Sunday. */
const MOVABLE = [-2, 1, 39, 50]
/**
 * A holiday counts where the fund has its main office, which is not known here. The two that can be among the last days of a
 * month count everywhere, so that the money is there a day early rather than late: Corpus Christi and Reformation Day.
 */
const CORPUS_CHRISTI = 60
const REFORMATION_DAY = '10-31'

/** The third last bank day of a month: contributions of this month are on the fund's account, § 23 (1) SGB IV. */
export function contributionsDueOn(month: MonthText): DateText {
  return lastFundDays(month, 3)
}

/** The fifth last bank day: the fund has the month's figures at the start of it, § 28f (3) SGB IV. */
export function contributionsToldOn(month: MonthText): DateText {
  return lastFundDays(month, 5)
}

function lastFundDays(month: MonthText, count: number): DateText {
  let day = Temporal.PlainDate.from(`${shiftMonth(month, 1)}-01`)
  for (let found = 0; found < count; ) {
    day = day.subtract({ days: 1 })
    if (isFundDay(day)) found += 1
  }
  return day.toString()
}

function isFundDay(day: Temporal.PlainDate): boolean {
  const monthDay = day.toString().slice(5)
  if (day.dayOfWeek >= SATURDAY || isHoliday(day)) return false
  if (HALF_DAYS.includes(monthDay) || monthDay === REFORMATION_DAY) return false
  return sinceEaster(day) !== CORPUS_CHRISTI
}

/** Wage tax of a month: on the 10th of the next, § 41a (1) EStG; moved from a weekend or holiday, § 108 (3) AO. */
export function wageTaxDueOn(month: MonthText): DateText {
  let day = Temporal.PlainDate.from(`${shiftMonth(month, 1)}-${TAX_DAY}`)
  while (day.dayOfWeek >= SATURDAY || isHoliday(day)) day = day.add({ days: 1 })
  return day.toString()
}

function isHoliday(day: Temporal.PlainDate): boolean {
  return (
    day.dayOfWeek === SUNDAY ||
    HOLIDAYS.includes(day.toString().slice(5)) ||
    MOVABLE.includes(sinceEaster(day))
  )
}

function sinceEaster(day: Temporal.PlainDate): number {
  return easterSunday(day.year).until(day).days
}

/** The last day on which banks carry out a transfer that arrives by the due day: one bank day before. */
export function transferBy(dueOn: DateText): DateText {
  let day = Temporal.PlainDate.from(dueOn).subtract({ days: 1 })
  while (!isBankDay(day.toString())) day = day.subtract({ days: 1 })
  return day.toString()
}

/** Pay is due when the month is over, § 614 BGB; usual is its last bank day. */
export function usualPayDay(month: MonthText): DateText {
  const first = `${shiftMonth(month, 1)}-01`
  return transferBy(first)
}

/** The first bank day on or after both: what is late goes out at once. */
export function payableOn(wanted: DateText, today: DateText): DateText {
  return bankDayFrom(wanted < today ? today : wanted)
}
