import type { HeldBack } from '../holds/hold'
import { addDays, type DateText, daysBetween } from '../values/calendar'
import { type Cents, sum } from '../values/money'
import { type DunningLevel, type DunningSettings, type LastNotice, nextLevel } from './levels'
import type { Obstacle } from './obstacle'

export interface DueInvoice {
  invoiceId: string
  number: string
  issuedOn: DateText
  dueOn: DateText
  /** Of what is paid in instalments, those that are due. */
  openCents: Cents
  last: LastNotice | null
  hold: HeldBack | null
  /** The last day of rest after the customer said that a transfer is on its way. */
  transferUntil: DateText | null
  debitRunningOn: DateText | null
  /** The last day on which a debit came back. */
  returnedOn: DateText | null
  debit: 'chosen' | 'requested' | null
}

export interface DueCustomer {
  customerId: string
  number: string
  name: string
  /** Of whoever gets the invoices. */
  email: string | null
  isPostal: boolean
  /** Whether the fonts have all letters of the address. */
  isPrintable: boolean
  creditCents: Cents
  stopReason: string | null
  lastNoticeOn: DateText | null
  invoices: DueInvoice[]
}

export interface ProposedInvoice
  extends Omit<DueInvoice, 'hold' | 'transferUntil' | 'debitRunningOn' | 'returnedOn' | 'debit'> {
  level: DunningLevel
  daysLate: number
}

export interface LeftOutInvoice {
  invoiceId: string
  number: string
  customerId: string
  customerName: string
  dueOn: DateText
  openCents: Cents
  last: LastNotice | null
  obstacle: Obstacle
}

export type Way = 'mail' | 'letter'

export interface Proposal {
  customerId: string
  customerNumber: string
  customerName: string
  email: string | null
  /** By mail if there is an address; the first is the usual. */
  ways: Way[]
  /** The highest of its invoices. */
  level: DunningLevel
  /** Earliest due first. */
  invoices: ProposedInvoice[]
  /** The customer's credit, as far as no invoice is left out because of it. */
  creditCents: Cents
  totalCents: Cents
  /** On top in a letter, if the customer is in default by then. */
  letterFeeCents: Cents
}

export interface Terms {
  settings: DunningSettings
  /** The last day of a bank statement that is older than the firm allows. */
  oldStatementOn: DateText | null
  today: DateText
  /** One for many customers works faster. */
  days?: Days
}

/** Reckoning with days is dear, and many invoices are due on the same. */
export interface Days {
  after: typeof addDays
  between: typeof daysBetween
}

export function rememberedDays(): Days {
  return { after: remembered(addDays), between: remembered(daysBetween) }
}

function remembered<Other, Found>(reckon: (date: DateText, other: Other) => Found) {
  const known = new Map<DateText, Map<Other, Found>>()
  return (date: DateText, other: Other): Found => {
    const own = known.get(date) ?? new Map<Other, Found>()
    const found = own.get(other) ?? reckon(date, other)
    known.set(date, own.set(other, found))
    return found
  }
}

/** What to remind a customer of, and what not and why. */
export function assessCustomer(
  customer: DueCustomer,
  terms: Terms,
): { proposal: Proposal | null; leftOut: LeftOutInvoice[] } {
  const ready: ProposedInvoice[] = []
  const leftOut: LeftOutInvoice[] = []
  const leave = (invoice: DueInvoice | ProposedInvoice, obstacle: Obstacle) =>
    leftOut.push({ ...customerOf(customer), ...shown(invoice), obstacle })
  const ofCustomer = obstacleOfCustomer(customer, terms)
  for (const invoice of customer.invoices) {
    const assessed = assessInvoice(invoice, terms)
    if ('obstacle' in assessed) leave(invoice, assessed.obstacle)
    else if (ofCustomer) leave(invoice, ofCustomer)
    else ready.push(assessed)
  }
  const { owed, creditCents } = lessCredit(ready, customer.creditCents)
  for (const covered of ready.slice(0, ready.length - owed.length)) leave(covered, { code: 'credit' })
  const levels = new Set(owed.map(({ level }) => level))
  if (levels.size === 0) return { proposal: null, leftOut }
  const level = Math.max(...levels) as DunningLevel
  const proposal: Proposal = {
    customerId: customer.customerId,
    customerNumber: customer.number,
    customerName: customer.name,
    email: customer.email,
    ways: waysTo(customer),
    level,
    invoices: owed,
    creditCents,
    totalCents: sum(owed.map(({ openCents }) => openCents)) - creditCents,
    letterFeeCents: terms.settings.levels[level].feeCents,
  }
  return { proposal, leftOut }
}

function assessInvoice(
  invoice: DueInvoice,
  { settings, today, days = { after: addDays, between: daysBetween } }: Terms,
): ProposedInvoice | { obstacle: Obstacle } {
  const { hold, transferUntil, debitRunningOn, debit } = invoice
  if (hold !== null) return { obstacle: { code: 'held', hold } }
  // A debit runs on even if its mandate has ended since.
  if (debitRunningOn !== null) return { obstacle: { code: 'debit_running', on: debitRunningOn } }
  if (debit !== null) return { obstacle: { code: `debit_${debit}` } }
  if (transferUntil !== null) return { obstacle: { code: 'transfer_announced', until: transferUntil } }
  if (invoice.dueOn >= today) return { obstacle: { code: 'due_today' } }
  const next = nextLevel(settings, invoice, days.after)
  if (!next) return { obstacle: { code: 'after_last' } }
  if (next.from > today) return { obstacle: { code: 'too_early', from: next.from } }
  const { invoiceId, number, issuedOn, dueOn, openCents, last } = invoice
  const daysLate = days.between(dueOn, today)
  return { invoiceId, number, issuedOn, dueOn, openCents, last, level: next.level, daysLate }
}

function obstacleOfCustomer(customer: DueCustomer, { oldStatementOn, today }: Terms): Obstacle | null {
  const { stopReason, lastNoticeOn } = customer
  if (stopReason !== null) return { code: 'stopped', reason: stopReason }
  if (lastNoticeOn === today) return { code: 'noticed_today' }
  if (waysTo(customer).length === 0) return { code: customer.isPostal ? 'letters' : 'no_address' }
  if (oldStatementOn !== null) return { code: 'statement_old', on: oldStatementOn }
  return null
}

function waysTo({ email, isPostal, isPrintable }: DueCustomer): Way[] {
  const ways: Way[] = []
  if (email) ways.push('mail')
  if (isPostal && isPrintable) ways.push('letter')
  return ways
}

/** A credit covers the earliest first; what it does not cover in full is owed, less the rest of the credit. */
export function lessCredit<Owed extends { openCents: Cents }>(ready: readonly Owed[], creditCents: Cents) {
  let credit = Math.max(creditCents, 0)
  let covered = 0
  for (const { openCents } of ready) {
    if (openCents > credit) break
    credit -= openCents
    covered += 1
  }
  const owed = ready.slice(covered)
  return { owed, creditCents: owed.length === 0 ? 0 : credit }
}

function customerOf({ customerId, name }: DueCustomer) {
  return { customerId, customerName: name }
}

function shown({ invoiceId, number, dueOn, openCents, last }: DueInvoice | ProposedInvoice) {
  return { invoiceId, number, dueOn, openCents, last }
}
