import {
  addDays,
  addMonths,
  type DateText,
  daysBetween,
  daysOfMonth,
  monthOf,
  monthsBetween,
} from '../calendar'
import { totalsOf } from '../invoices/totals'
import type { Cents } from '../money'
import { linesOn, type Prices } from './prices'

const SHOWN = 3

export interface Interval {
  intervalMonths: 1 | 3 | 6 | 12 | null
  intervalWeeks: number | null
  /** The day of the month; the month's last where it does not exist. */
  dueDay: number | null
}

/** What an invoice of a contract depends on. */
export interface BillingTerms extends Interval {
  startsOn: DateText
  nextInvoiceOn: DateText | null
  endsOn: DateText | null
  pausedFromOn: DateText | null
  pausedUntilOn: DateText | null
  prices: readonly Prices[]
}

export interface UpcomingInvoice {
  on: DateText
  netCents: Cents
  taxCents: Cents
  grossCents: Cents
}

/** The next invoices of a contract, each at the prices of its day; none in a pause or after the end. */
export function upcomingInvoices(terms: BillingTerms): UpcomingInvoice[] {
  const { nextInvoiceOn, endsOn, prices } = terms
  if (nextInvoiceOn === null) return []
  const interval = { ...terms, dueDay: terms.dueDay ?? usualDay(terms.startsOn, nextInvoiceOn) }
  const upcoming: UpcomingInvoice[] = []
  for (let step = 0; upcoming.length < SHOWN; step++) {
    const on = billedOn(nextInvoiceOn, interval, step)
    if (endsOn !== null && on > endsOn) break
    if (!isPaused(terms, on)) {
      const { netCents, taxCents, grossCents } = totalsOf(linesOn(prices, on))
      upcoming.push({ on, netCents, taxCents, grossCents })
      continue
    }
    if (terms.pausedUntilOn === null) break
    step = stepFrom(nextInvoiceOn, interval, addDays(terms.pausedUntilOn, 1)) - 1
  }
  return upcoming
}

/** The first day from `earliest` on that a contract which starts on a day is billed on. */
export function firstInvoiceOn(startsOn: DateText, interval: Interval, earliest: DateText): DateText {
  const first = firstDueOn(startsOn, interval.dueDay)
  const from = earliest > startsOn ? earliest : startsOn
  return billedOn(first, interval, stepFrom(first, interval, from))
}

/** The due day in the month of the start or, where that is before the start, in the next. */
function firstDueOn(startsOn: DateText, dueDay: number | null): DateText {
  if (dueDay === null) return startsOn
  const inMonth = onDay(monthOf(startsOn), dueDay)
  return inMonth >= startsOn ? inMonth : onDay(monthOf(addMonths(`${monthOf(startsOn)}-01`, 1)), dueDay)
}

function isPaused(
  { pausedFromOn, pausedUntilOn }: Pick<BillingTerms, 'pausedFromOn' | 'pausedUntilOn'>,
  day: DateText,
): boolean {
  return pausedFromOn !== null && pausedFromOn <= day && (pausedUntilOn === null || day <= pausedUntilOn)
}

/** How many intervals after a day the first one on or after another is. */
function stepFrom(first: DateText, interval: Interval, day: DateText): number {
  const { intervalMonths, intervalWeeks } = interval
  const passed =
    intervalMonths === null
      ? daysBetween(first, day) / (7 * (intervalWeeks ?? 1))
      : monthsBetween(first, day) / intervalMonths
  const step = Math.max(0, Math.floor(passed))
  return billedOn(first, interval, step) < day ? step + 1 : step
}

/** So many intervals after a day. Counted from the first day each time: 31 January, 28 February, 31 March. */
function billedOn(
  first: DateText,
  { intervalMonths, intervalWeeks, dueDay }: Interval,
  step: number,
): DateText {
  if (intervalMonths === null) return addDays(first, 7 * (intervalWeeks ?? 1) * step)
  const month = monthOf(addMonths(`${monthOf(first)}-01`, intervalMonths * step))
  return step === 0 ? first : onDay(month, dueDay ?? Number(first.slice(8)))
}

/** The day that a contract is billed on where it names none: 31 January goes on to 31 March, also from 28 February. */
function usualDay(startsOn: DateText, nextInvoiceOn: DateText): number {
  const isLastOfMonth = nextInvoiceOn === daysOfMonth(monthOf(nextInvoiceOn)).last
  const day = Number(nextInvoiceOn.slice(8))
  return isLastOfMonth ? Math.max(day, Number(startsOn.slice(8))) : day
}

function onDay(month: string, day: number): DateText {
  const { last } = daysOfMonth(month)
  const on = `${month}-${String(day).padStart(2, '0')}`
  return on < last ? on : last
}
