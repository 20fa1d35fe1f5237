import {
  addDays,
  type DateText,
  daysBetween,
  daysOfMonth,
  monthOf,
  monthsBetween,
  shiftMonth,
} from '../values/calendar'
import { isLongAgo } from './recent'

export interface Interval {
  intervalMonths: 1 | 3 | 6 | 12 | null
  intervalWeeks: number | null
  /** Day of the month; the last day of a shorter month. */
  dueDay: number | null
}

/** From this day of the month on, an invoice counts towards the next month. */
const LATE_DAY = 28

/** Billing dates, and the starts of the periods between them. */
export interface Rhythm {
  /** The next invoice; later ones are counted from it: 31 January, 28 February, 31 March. */
  first: DateText
  months: number | null
  weeks: number
  day: number
  /** Day of the month on which periods start; null for whole calendar months. */
  periodDay: number | null
}

export function rhythmOf(interval: Interval, startsOn: DateText, first: DateText): Rhythm {
  const { intervalMonths: months, intervalWeeks, dueDay } = interval
  const startDay = dayOf(startsOn)
  const day = dueDay ?? usualDay(startDay, first)
  // Without a billing day a contract is billed on the day of its start, and its periods start then.
  const periodDay = dueDay === null && day === startDay ? startDay : null
  return { first, months, weeks: intervalWeeks ?? 1, day, periodDay }
}

/** Date of the invoice `step` intervals after the first. */
export function billedOn({ first, months, weeks, day }: Rhythm, step: number): DateText {
  if (step === 0) return first
  if (months === null) return addDays(first, 7 * weeks * step)
  return onDay(monthAfter(first, months * step), day)
}

/** Intervals from the first invoice to the first one on or after a day. */
export function stepFrom(rhythm: Rhythm, day: DateText): number {
  const { first, months, weeks } = rhythm
  const passed = months === null ? daysBetween(first, day) / (7 * weeks) : monthsBetween(first, day) / months
  const step = Math.max(0, Math.floor(passed))
  return billedOn(rhythm, step) < day ? step + 1 : step
}

/** End of the period before an invoice, and start of the next. */
export function turnOf({ months, day, periodDay }: Rhythm, on: DateText): DateText {
  if (months === null || periodDay !== null) return on
  return `${monthAfter(on, day < LATE_DAY ? 0 : 1)}-01`
}

export function laterTurn({ months, weeks, periodDay }: Rhythm, turn: DateText, steps: number): DateText {
  if (months === null) return addDays(turn, 7 * weeks * steps)
  return onDay(monthAfter(turn, months * steps), periodDay ?? 1)
}

export interface FirstInvoice extends Interval {
  startsOn: DateText
  isInAdvance: boolean
}

/** Date of the next invoice of a contract entered today: for its first period or, if that was due long ago, from today on. */
export function firstInvoiceOn(terms: FirstInvoice, today: DateText): DateText {
  const first = firstOfAll(terms)
  // Billed in advance, the first one may have been due before the contract was signed.
  if (!isLongAgo(first > terms.startsOn ? first : terms.startsOn, today)) return first
  const rhythm = rhythmOf(terms, terms.startsOn, first)
  return billedOn(rhythm, stepFrom(rhythm, today))
}

/** For the contract's first period: at its start, or at its end. */
function firstOfAll({ startsOn, isInAdvance, ...interval }: FirstInvoice): DateText {
  const { intervalMonths: months, intervalWeeks, dueDay } = interval
  if (months === null) return isInAdvance ? startsOn : addDays(startsOn, 7 * (intervalWeeks ?? 1))
  const turn = monthAfter(startsOn, isInAdvance ? 0 : months)
  if (dueDay === null) return onDay(turn, dayOf(startsOn))
  const on = dueDay < LATE_DAY ? onDay(turn, dueDay) : onDay(monthAfter(`${turn}-01`, -1), dueDay)
  // Only an advance invoice may precede the start, and then only in the month before.
  return monthOf(on) === monthOf(startsOn) && on < startsOn ? startsOn : on
}

/** The billing day if none is set: 31 January continues on 31 March, even after 28 February. */
function usualDay(startDay: number, first: DateText): number {
  const isLastOfMonth = first === daysOfMonth(monthOf(first)).last
  return isLastOfMonth ? Math.max(dayOf(first), startDay) : dayOf(first)
}

function monthAfter(date: DateText, months: number): string {
  return shiftMonth(monthOf(date), months)
}

function dayOf(date: DateText): number {
  return Number(date.slice(8))
}

function onDay(month: string, day: number): DateText {
  const { last } = daysOfMonth(month)
  const on = `${month}-${String(day).padStart(2, '0')}`
  return on < last ? on : last
}
