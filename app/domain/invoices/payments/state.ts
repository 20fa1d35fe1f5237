import { addDays, type DateText } from '~/domain/values/calendar'
import type { Cents } from '~/domain/values/money'
import type { MandateStatus, PaymentMethod, PaymentWay } from '~db/schema'
import { dueNow, type Instalment, type OpenInstalment, openInstalments } from './deferral'

// What state an issued invoice is in, in the process; `state.server.ts` says the same in SQL, and a property test
// holds the two together. A draft has no state: where one is possible, null stands for it.

export type InvoiceKind = 'invoice' | 'cancellation' | 'credit_note'

/** What the state of an issued invoice is derived from; the state is never stored. */
export interface InvoiceFacts {
  kind: InvoiceKind
  /** After rounding. */
  grossCents: Cents
  /** Paid in advance and deducted. */
  prepaidCents: Cents
  creditedCents: Cents
  /** Cash discounts and write-offs. */
  waivedCents: Cents
  dueOn: DateText
  /** Returned direct debits count negative. */
  paidCents: Cents
  lastPaidOn: DateText | null
  /** Number of the cancellation. */
  cancelledBy: string | null
  payBy: PaymentMethod
  /** Since when the payer has known of a direct debit: it was chosen, or its invoice mailed or handed over. */
  debitKnownOn?: DateText | null
  /** How long before a debit the payer wants to know, if not the usual time. */
  noticeDays?: number | null
  /** The day of a debit that a bank has, or will get. */
  debitRunningOn?: DateText | null
  /** Why the payer knows no day of a debit that is not running. */
  debitUntold?: Untold | null
  isDisputed?: boolean
  /** Agreed to be paid later; empty or absent if nothing is. */
  deferredTo?: readonly Instalment[]
}

/**
 * An attempt had its day or was called off; no mail with the invoice arrived; or it was neither mailed nor handed over. The
 * next debit is announced before it goes out.
 */
export type Untold = 'tried' | 'lost' | 'unsent'

/** What is still to come of what was deferred, the next first. */
interface Deferred {
  instalments: OpenInstalment[]
  /** In several parts. */
  isPlan: boolean
  nowCents: Cents
}

/** `dueOn` is the day of the next instalment where payment was deferred. */
export type OpenState =
  | { state: 'open'; openCents: Cents; dueOn: DateText; deferred?: Deferred | undefined }
  | {
      state: 'partly_paid'
      openCents: Cents
      paidCents: Cents
      dueOn: DateText
      deferred?: Deferred | undefined
    }
  | { state: 'overdue'; openCents: Cents; paidCents: Cents; dueOn: DateText; deferred?: Deferred | undefined }
  | { state: 'direct_debit'; openCents: Cents; collectOn: DateText; isRunning?: true }
  // Nobody has told the payer a day: none is shown, and the debit is announced before it goes out.
  | {
      state: 'direct_debit'
      openCents: Cents
      collectOn: null
      notBefore: DateText
      untold: Untold
      isRunning?: never
    }
  | { state: 'disputed'; openCents: Cents; paidCents: Cents; dueOn: DateText }

export type InvoiceState =
  | OpenState
  | { state: 'paid'; paidOn: DateText | null }
  | { state: 'credited' }
  | { state: 'cancelled'; cancelledBy: string }
  | { state: 'credit' }

/**
 * Which invoices a list shows. `open` is everything still owed, also overdue, partly paid or to be
 * collected; `cancelled` has the invoices that were reversed or credited in full, and the documents that took
 * something back.
 */
export type InvoiceFilter = 'all' | 'open' | 'overdue' | 'paid' | 'cancelled' | 'draft'

export function stateOf(facts: InvoiceFacts, today: DateText): InvoiceState {
  if (facts.kind !== 'invoice') return { state: 'credit' }
  if (facts.cancelledBy !== null) return { state: 'cancelled', cancelledBy: facts.cancelledBy }
  if (isCredited(facts)) return { state: 'credited' }
  const openCents = restOf(facts)
  const { paidCents } = facts
  if (openCents <= 0) return { state: 'paid', paidOn: facts.lastPaidOn }
  if (facts.isDisputed) return { state: 'disputed', openCents, paidCents, dueOn: facts.dueOn }
  // Also if its mandate has ended since.
  if (facts.debitRunningOn)
    return { state: 'direct_debit', openCents, collectOn: facts.debitRunningOn, isRunning: true }
  const plan = facts.deferredTo ?? []
  const instalments = openInstalments(plan, openCents)
  const dueOn = instalments[0]?.dueOn ?? facts.dueOn
  // A debit collects all that is open: it waits for a new date, but not for instalments.
  if (facts.payBy === 'direct_debit' && plan.length <= 1) {
    const { debitKnownOn = null, debitUntold, noticeDays = null } = facts
    if (debitUntold) {
      const notBefore = collectionDate({ dueOn, debitKnownOn: today, noticeDays }, today)
      return { state: 'direct_debit', openCents, collectOn: null, notBefore, untold: debitUntold }
    }
    const collectOn = collectionDate({ dueOn, debitKnownOn, noticeDays }, today)
    return { state: 'direct_debit', openCents, collectOn }
  }
  const deferred = instalments.length > 0 && {
    deferred: { instalments, isPlan: plan.length > 1, nowCents: dueNow(instalments, today) },
  }
  if (dueOn < today) return { state: 'overdue', openCents, paidCents, dueOn, ...deferred }
  if (paidCents > 0) return { state: 'partly_paid', openCents, paidCents, dueOn, ...deferred }
  return { state: 'open', openCents, dueOn, ...deferred }
}

type Sums = Pick<InvoiceFacts, 'grossCents' | 'prepaidCents' | 'creditedCents' | 'waivedCents' | 'paidCents'>

/** What an issued invoice still asks for, whatever state its day, its hold or its mandate puts it in. */
export function openCentsOf(
  sums: Sums,
  { kind, cancelledBy }: Pick<InvoiceFacts, 'kind' | 'cancelledBy'>,
): Cents {
  if (kind !== 'invoice' || cancelledBy !== null || isCredited(sums)) return 0
  return Math.max(restOf(sums), 0)
}

function isCredited({ creditedCents, waivedCents, grossCents }: Sums): boolean {
  return creditedCents > 0 && creditedCents + waivedCents >= grossCents
}

/** Negative if it was paid more. */
function restOf({ grossCents, prepaidCents, creditedCents, waivedCents, paidCents }: Sums): Cents {
  return grossCents - prepaidCents - creditedCents - waivedCents - paidCents
}

/** Agreed to be paid later, and not late by that. */
export function isDeferred(state: InvoiceState): boolean {
  return (state.state === 'open' || state.state === 'partly_paid') && state.deferred !== undefined
}

export function isByInstalments(state: InvoiceState): boolean {
  return 'deferred' in state && state.deferred !== undefined && state.deferred.isPlan
}

/** What an open invoice asks for now: of instalments, what is due or comes next; of what is in dispute, nothing. */
export function askedNow(state: OpenState): Cents {
  if (state.state === 'disputed') return 0
  return (state.state === 'direct_debit' ? undefined : state.deferred?.nowCents) ?? state.openCents
}

export function isOpen(state: InvoiceState | null): state is OpenState {
  return state !== null && 'openCents' in state
}

/** A draft passes only the `draft` filter. */
export function passes(filter: InvoiceFilter, kind: InvoiceKind, state: InvoiceState | null): boolean {
  if (state === null) return filter === 'draft'
  switch (filter) {
    case 'all':
      return true
    case 'open':
      return isOpen(state)
    case 'cancelled':
      return state.state === 'cancelled' || state.state === 'credited' || kind !== 'invoice'
    default:
      return state.state === filter
  }
}

/**
 * How long before collection a payer is told (SEPA Direct Debit Core Rulebook, 4.3.1: 14 calendar days unless agreed
 * otherwise).
 */
export const NOTICE_DAYS = 14

/** The due date, or today if that is past, but not before the notice period is over. */
export function collectionDate(
  { dueOn, debitKnownOn, noticeDays }: Pick<InvoiceFacts, 'dueOn' | 'debitKnownOn' | 'noticeDays'>,
  today: DateText,
): DateText {
  const earliest = debitKnownOn ? addDays(debitKnownOn, noticeDays ?? NOTICE_DAYS) : dueOn
  return [dueOn, today, earliest].reduce((latest, day) => (day > latest ? day : latest))
}

/** The way to pay chosen last, whether or not its mandate is active. */
export function paymentWay(payBy: PaymentMethod, chosenMandate: MandateStatus | null): PaymentWay {
  return chosenMandate === 'requested' ? 'requested' : payBy
}
