import { type DateText, later } from '../values/calendar'
import type { Cents } from '../values/money'
import { inDefaultOn } from './default'
import { deferralOn, type Known } from './history'

/** Money of the customer that pays nothing yet, and since when. */
interface Credit {
  cents: Cents
  paidOn: DateText
}

export interface WithoutCredit {
  /** With what the credit takes off each. */
  known: (Known & { creditCents: Cents })[]
  /** No invoice is late with. */
  leftCents: Cents
}

/**
 * Takes the customer's credit off what is due, the earliest first, as reminders do: set off, both are gone from the day on
 * which they could have been (§§ 387, 389 BGB), so that it bears no interest from then. What is in dispute takes none.
 * @param all the earliest due first
 */
export function lessCredit(all: readonly Known[], credits: readonly Credit[], asOf: DateText): WithoutCredit {
  const left = credits.map((credit) => ({ ...credit }))
  const known = all.map(({ invoice, history }) => {
    const payments = [...history.payments]
    let wanted = invoice.isDisputed ? 0 : dueOf({ invoice, history }, asOf)
    let creditCents = 0
    for (const credit of left) {
      const cents = Math.min(wanted, credit.cents)
      if (cents <= 0) continue
      credit.cents -= cents
      wanted -= cents
      creditCents += cents
      payments.push({ on: later(credit.paidOn, history.dueOn), cents })
    }
    return { invoice, history: { ...history, payments }, creditCents }
  })
  return { known, leftCents: left.reduce((sum, { cents }) => sum + cents, 0) }
}

function dueOf({ invoice, history }: Known, asOf: DateText): Cents {
  if (invoice.dueOn >= asOf) return 0
  return deferralOn(history, asOf) ? inDefaultOn(history, null, asOf) : invoice.openCents
}

/** Nothing of it can be demanded today, whatever it was late with before: its payment was put off. */
export function isPutOff({ invoice, history }: Known, today: DateText): boolean {
  return (
    invoice.openCents > 0 &&
    deferralOn(history, today) !== undefined &&
    inDefaultOn(history, null, today) === 0
  )
}
