import type { DraftLine } from '../invoices/drafts/draft-lines'
import { totalsOf } from '../invoices/issuing/totals'
import { addDays, type DateText } from '../values/calendar'
import type { Cents } from '../values/money'
import { linesOn, type Prices } from './prices'
import { proratedLines } from './prorated'
import { billedOn, type Interval, laterTurn, type Rhythm, rhythmOf, stepFrom, turnOf } from './rhythm'
import { type Limits, type Period, type Share, shareOf } from './shares'

const SHOWN = 3

export interface BillingTerms extends Interval, Limits {
  nextInvoiceOn: DateText | null
  /** Bills the coming period instead of the past one. */
  isInAdvance: boolean
  /** Bills a partly covered period by days instead of in full. */
  isProrated: boolean
  prices: readonly Prices[]
}

export interface DueInvoice {
  on: DateText
  period: Period
  /** Undefined if the whole period lies in a pause or before the start. */
  share: Share | undefined
  next: DateText
  /** Billing day of the month, if the contract's dates no longer determine it. */
  dueDay: number | null
}

export interface UpcomingInvoice extends Share {
  on: DateText
  netCents: Cents
  taxCents: Cents
  grossCents: Cents
}

/** The next invoice of a contract, even if there is nothing to bill; undefined once it is over. */
export function dueInvoice(terms: BillingTerms): DueInvoice | undefined {
  const { nextInvoiceOn: on, endsOn } = terms
  if (on === null) return undefined
  const rhythm = rhythmOf(terms, terms.startsOn, on)
  const period = periodOf(rhythm, terms, on)
  if (endsOn !== null && period.from > endsOn) return undefined
  const isMonthly = rhythm.months !== null && rhythm.periodDay === null
  return {
    on,
    period,
    share: shareOf(period, terms),
    next: billedOn(rhythm, 1),
    dueDay: isMonthly ? rhythm.day : terms.dueDay,
  }
}

/** Skips periods within a pause or after the end. */
export function upcomingInvoices(terms: BillingTerms, most = SHOWN): UpcomingInvoice[] {
  const { nextInvoiceOn, endsOn, pausedFromOn, pausedUntilOn } = terms
  if (nextInvoiceOn === null) return []
  const rhythm = rhythmOf(terms, terms.startsOn, nextInvoiceOn)
  const upcoming: UpcomingInvoice[] = []
  for (let step = 0; upcoming.length < most; step++) {
    const on = billedOn(rhythm, step)
    const period = periodOf(rhythm, terms, on)
    if (endsOn !== null && period.from > endsOn) break
    const share = shareOf(period, terms)
    if (share) {
      const { netCents, taxCents, totalCents: grossCents } = totalsOf(linesFor(terms, share))
      upcoming.push({ on, ...share, netCents, taxCents, grossCents })
      continue
    }
    if (pausedFromOn === null || period.from < pausedFromOn) continue
    if (pausedUntilOn === null) break
    // A period that extends past the pause is billed at most two intervals before the pause ends.
    step = Math.max(step, stepFrom(rhythm, addDays(pausedUntilOn, 1)) - 3)
  }
  return upcoming
}

/**
 * Lines for part of a period, at the prices of its first day.
 * @param reason printed beside days that are deducted
 */
export function linesFor(
  { prices, isProrated }: Pick<BillingTerms, 'prices' | 'isProrated'>,
  share: Share,
  reason = '',
): DraftLine[] {
  const lines = linesOn(prices, share.from)
  return isProrated && share.days < share.ofDays ? proratedLines(lines, share, reason) : lines
}

function periodOf(rhythm: Rhythm, { isInAdvance }: BillingTerms, on: DateText): Period {
  const turn = turnOf(rhythm, on)
  return isInAdvance
    ? { from: turn, to: addDays(laterTurn(rhythm, turn, 1), -1) }
    : { from: laterTurn(rhythm, turn, -1), to: addDays(turn, -1) }
}
