import { Temporal } from 'temporal-polyfill'
import { bankDayAfter, bankDayFrom } from '../values/bank-days'
import { type DateText, type Instant, later } from '../values/calendar'

/** Banks take a file for the next bank day until some hour of the morning; this is the earliest we know of. */
const CUT_OFF = '10:30'

/**
 * The day that a file made now asks for, by the one that the payer was told: a bank day on or after it, and at least one bank
 * day after the file reaches the bank (SEPA Direct Debit Core and B2B Rulebooks, 4.3.4: D-1). Of many debits, few days differ.
 */
export function collectionDays(now: Instant): (toldOn: DateText) => DateText {
  const earliest = bankDayAfter(deliveredOn(now))
  const known = new Map<DateText, DateText>()
  return (toldOn) => {
    const day = known.get(toldOn) ?? bankDayFrom(later(toldOn, earliest))
    known.set(toldOn, day)
    return day
  }
}

/** The bank day on which the bank takes a file of now. */
function deliveredOn(now: Instant): DateText {
  const local = Temporal.Instant.from(now).toZonedDateTimeISO('Europe/Berlin')
  const today = local.toPlainDate().toString()
  const isLate = Temporal.PlainTime.compare(local.toPlainTime(), CUT_OFF) >= 0
  return isLate && bankDayFrom(today) === today ? bankDayAfter(today) : bankDayFrom(today)
}
