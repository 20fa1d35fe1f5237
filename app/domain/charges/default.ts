import { addDays, type DateText, later } from '../values/calendar'
import { type Cents, sum } from '../values/money'
import { type ClaimHistory, deferralOn, owedOn } from './history'
import { workingDayFrom } from './working-day'

// Since when a customer is in default (§ 286 BGB). An invoice's own date alone is not agreed, and so does not begin it.

/** Days after due date and receipt, § 286 (3) BGB. */
const THIRTY = 30

export type DefaultReason = 'agreed' | 'dunned' | 'thirty_days'

export interface DefaultStart {
  /** The first day that bears interest. */
  on: DateText
  by: DefaultReason
}

/** Null while nothing has begun it, or not by `asOf`. What was agreed to be paid later counts for itself. */
export function defaultStart(history: ClaimHistory, asOf: DateText): DefaultStart | null {
  const starts = candidates(history).filter(({ on }) => on <= asOf)
  const [first = null] = starts.sort((one, other) => one.on.localeCompare(other.on))
  return first
}

/** The part of an invoice that is in default on a day, without instalments that are not due yet. */
export function inDefaultOn(history: ClaimHistory, start: DefaultStart | null, day: DateText): Cents {
  const deferral = deferralOn(history, day)
  const hasBegun = start !== null && start.on <= day
  if (!deferral && !hasBegun) return 0
  const notDue = deferral?.plan.filter(({ dueOn }) => workingDayFrom(dueOn) >= day) ?? []
  return Math.max(owedOn(history, day) - sum(notDue.map(({ cents }) => cents)), 0)
}

function candidates(history: ClaimHistory): DefaultStart[] {
  const { debtor, isTermAgreed, saysThirtyDays, collectOn } = history
  // Where it was agreed that we collect, nothing was late before we were to: the payer has to have the money there on the
  // announced day (§ 286 (4)).
  const payOn = later(history.dueOn, collectOn ?? history.dueOn)
  const lastDay = workingDayFrom(payOn)
  const starts: DefaultStart[] = []
  // § 286 (2) no. 1 and 2
  if (isTermAgreed) starts.push({ on: addDays(lastDay, 1), by: 'agreed' })
  // § 286 (1); the day on which it comes is not counted, § 187 (1)
  for (const day of history.dunnedOn)
    if (day > lastDay && isDueOn(history, day)) starts.push({ on: addDays(day, 1), by: 'dunned' })
  // § 286 (3); where the receipt is not known, a business owes from what it got
  const isTold = debtor === 'business' || (saysThirtyDays && history.receivedOn !== null)
  if (isTold) {
    const from = later(history.dueOn, history.receivedOn ?? history.suppliedOn)
    const last = later(addDays(from, THIRTY), payOn)
    starts.push({ on: addDays(workingDayFrom(last), 1), by: 'thirty_days' })
  }
  return starts
}

/** A demand for what was put off demands nothing. */
function isDueOn(history: ClaimHistory, day: DateText): boolean {
  const deferral = deferralOn(history, day)
  return !deferral || deferral.plan.some(({ dueOn }) => workingDayFrom(dueOn) < day)
}
