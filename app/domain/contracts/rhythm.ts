import {
  addDays,
  addMonths,
  type DateText,
  daysBetween,
  daysOfMonth,
  monthOf,
  monthsBetween,
} from '../values/calendar'
import { isLongAgo } from './recent'

export interface Interval {
  intervalMonths: 1 | 3 | 6 | 12 | null
  intervalWeeks: number | null
  /** The day of the month; the month's last where it does not exist. */
  dueDay: number | null
}

/** From this day of the month on, an invoice counts towards the month that follows. */
const LATE_DAY = 28

/** The days on which a contract is billed, and where the periods between them begin. */
export interface Rhythm {
  /** The first invoice to come; the others are counted from it each time: 31 January, 28 February, 31 March. */
  first: DateText
  months: number | null
  weeks: number
  /** The day of the month for invoices. */
  day: number
  /** The day of the month that periods begin on; null for whole calendar months. */
  periodDay: number | null
}

export function rhythmOf(interval: Interval, startsOn: DateText, first: DateText): Rhythm {
  const { intervalMonths: months, intervalWeeks, dueDay } = interval
  const startDay = dayOf(startsOn)
  const day = dueDay ?? usualDay(startDay, first)
  // Without a billing day a contract is billed on the day it started, and its periods begin there.
  const periodDay = dueDay === null && day === startDay ? startDay : null
  return { first, months, weeks: intervalWeeks ?? 1, day, periodDay }
}

/** So many intervals after the first invoice. */
export function billedOn({ first, months, weeks, day }: Rhythm, step: number): DateText {
  if (step === 0) return first
  if (months === null) return addDays(first, 7 * weeks * step)
  return onDay(monthAfter(first, months * step), day)
}

/** How many intervals after the first invoice the first one on or after a day is. */
export function stepFrom(rhythm: Rhythm, day: DateText): number {
  const { first, months, weeks } = rhythm
  const passed = months === null ? daysBetween(first, day) / (7 * weeks) : monthsBetween(first, day) / months
  const step = Math.max(0, Math.floor(passed))
  return billedOn(rhythm, step) < day ? step + 1 : step
}

/** The day on which the period before an invoice ends and the next one begins. */
export function turnOf({ months, day, periodDay }: Rhythm, on: DateText): DateText {
  if (months === null || periodDay !== null) return on
  return `${monthAfter(on, day < LATE_DAY ? 0 : 1)}-01`
}

/** The turn so many intervals later. */
export function laterTurn({ months, weeks, periodDay }: Rhythm, turn: DateText, steps: number): DateText {
  if (months === null) return addDays(turn, 7 * weeks * steps)
  return onDay(monthAfter(turn, months * steps), periodDay ?? 1)
}

export interface FirstInvoice extends Interval {
  startsOn: DateText
  isInAdvance: boolean
}

/**
 * The day on which a contract that is entered today is billed next: for its first period or, where that was billed long
 * ago, from today on.
 */
export function firstInvoiceOn(terms: FirstInvoice, today: DateText): DateText {
  const first = firstOfAll(terms)
  // In advance, the first may have been due before anybody had signed.
  if (!isLongAgo(first > terms.startsOn ? first : terms.startsOn, today)) return first
  const rhythm = rhythmOf(terms, terms.startsOn, first)
  return billedOn(rhythm, stepFrom(rhythm, today))
}

/** For the period in which a contract starts: when it begins, or when it is over. */
function firstOfAll({ startsOn, isInAdvance, ...interval }: FirstInvoice): DateText {
  const { intervalMonths: months, intervalWeeks, dueDay } = interval
  if (months === null) return isInAdvance ? startsOn : addDays(startsOn, 7 * (intervalWeeks ?? 1))
  const turn = monthAfter(startsOn, isInAdvance ? 0 : months)
  if (dueDay === null) return onDay(turn, dayOf(startsOn))
  const on = dueDay < LATE_DAY ? onDay(turn, dueDay) : onDay(monthAfter(`${turn}-01`, -1), dueDay)
  // Only what is billed in advance may come before the start, and then in the month before.
  return monthOf(on) === monthOf(startsOn) && on < startsOn ? startsOn : on
}

/** The day that a contract is billed on where it names none: 31 January goes on to 31 March, also from 28 February. */
function usualDay(startDay: number, first: DateText): number {
  const isLastOfMonth = first === daysOfMonth(monthOf(first)).last
  return isLastOfMonth ? Math.max(dayOf(first), startDay) : dayOf(first)
}

function monthAfter(date: DateText, months: number): string {
  return monthOf(addMonths(`${monthOf(date)}-01`, months))
}

function dayOf(date: DateText): number {
  return Number(date.slice(8))
}

function onDay(month: string, day: number): DateText {
  const { last } = daysOfMonth(month)
  const on = `${month}-${String(day).padStart(2, '0')}`
  return on < last ? on : last
}
