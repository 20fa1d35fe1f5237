import { chargesPaidWith, type OpenCharge } from '../../invoices/payments/asked-charges'
import type { DateText } from '../../values/calendar'
import { type Cents, sum } from '../../values/money'
import { onlySum } from './only-sum'

// What an item of a statement pays. Two marks that do not depend on each other make a match; one makes a proposal; an
// equal amount alone makes neither.

/** An open invoice that the item could mean. */
export interface Candidate {
  invoiceId: string
  number: string
  customerId: string
  openCents: Cents
  /** What may be left out if the money was there by the last day, days of grace included. */
  discount: { cents: Cents; acceptedUntil: DateText } | null
  /** By how the text names it: as written, with one typo, or not at all. */
  named: 'number' | 'typo' | null
}

export interface Payer {
  customerId: string
  customerName: string
  /** Paid earlier from this account, or has a mandate for it. */
  hasAccount: boolean
  /** The bank names a mandate of the customer's. */
  hasMandate: boolean
  /** The name of the account's holder is the customer's. */
  hasName: boolean
  /** The text has its customer number. */
  hasNumber: boolean
}

export interface Incoming {
  cents: Cents
  /** The day from which the money counts for a discount. */
  valueOn: DateText
  candidates: readonly Candidate[]
  payers: readonly Payer[]
  /** Invoices that the text names and that are paid: by number. */
  paid: readonly { invoiceId: string; number: string; customerId: string }[]
  /** Fees and interest that are open, by customer. */
  charges?: ReadonlyMap<string, readonly OpenCharge[]>
}

export type Reason =
  | { mark: 'number'; numbers: string[] }
  | { mark: 'typo'; number: string }
  | { mark: 'amount' }
  | { mark: 'sum'; count: number }
  | { mark: 'discount'; cents: Cents }
  /** Of the amount, just what fees and interest ask for. */
  | { mark: 'charges'; cents: Cents }
  | { mark: 'account' }
  | { mark: 'mandate' }
  | { mark: 'name' }
  | { mark: 'customer_number' }
  | { mark: 'less'; cents: Cents }
  | { mark: 'more'; cents: Cents }
  | { mark: 'paid'; number: string }
  | { mark: 'own_debit'; number: string }
  | Objection

/** What speaks for another customer than all the rest does. */
type Objection = { mark: 'other_account' | 'other_mandate'; customerName: string }

export interface Decision {
  /** A match is booked, a proposal waits for a person. */
  kind: 'match' | 'proposal'
  customerId: string
  claims: { invoiceId: string; number: string; withDiscount: boolean }[]
  reasons: Reason[]
}

/** The best that can be said of it; null if nothing but its amount speaks for anything. */
export function decide(incoming: Incoming): Decision | null {
  const best = bestOf(incoming)
  if (!best) return null
  const objections = objectionsTo(best.customerId, incoming)
  if (objections.length === 0) return best
  return { ...best, kind: 'proposal', reasons: [...best.reasons, ...objections] }
}

/** Whether account or mandate are another customer's: a person decides, and no rule. */
export function isDoubtful({ reasons }: Decision): boolean {
  return reasons.some(({ mark }) => mark === 'other_account' || mark === 'other_mandate')
}

/** A mandate is of one customer, an account may be used for several; what is known of the customer itself counts. */
function objectionsTo(customerId: string, incoming: Incoming): Objection[] {
  const own = payerOf(incoming, customerId)
  const others = incoming.payers.filter((one) => one.customerId !== customerId)
  const found: Objection[] = []
  const mandate = own?.hasMandate ? undefined : others.find(({ hasMandate }) => hasMandate)
  if (mandate) found.push({ mark: 'other_mandate', customerName: mandate.customerName })
  const isKnownHere = own?.hasAccount || own?.hasMandate
  const account = isKnownHere ? undefined : others.find(({ hasAccount }) => hasAccount)
  if (account) found.push({ mark: 'other_account', customerName: account.customerName })
  return found
}

function bestOf(incoming: Incoming): Decision | null {
  const { candidates } = incoming
  const named = candidates.filter(({ named }) => named === 'number')
  if (named.length > 0) return ofNamed(incoming, named)
  return ofPaid(incoming) ?? ofTypo(incoming) ?? ofPayer(incoming)
}

function ofNamed(incoming: Incoming, named: readonly Candidate[]): Decision | null {
  const customers = new Set(named.map(({ customerId }) => customerId))
  // Several invoices share what was typed: amount and payer decide, or a person.
  if (customers.size > 1) return ofAmbiguous(incoming, named)
  const fit = fitOf(incoming, named)
  if (fit) return fit
  const payer = payerOf(incoming, named[0]?.customerId)
  const openCents = sum(named.map((one) => one.openCents))
  const rest = incoming.cents - openCents
  const extra: Reason = rest < 0 ? { mark: 'less', cents: -rest } : { mark: 'more', cents: rest }
  return decided('proposal', named, [numbersOf(named), ...marksOf(payer), extra])
}

function ofAmbiguous(incoming: Incoming, named: readonly Candidate[]): Decision | null {
  const fits = [...grouped(named).values()].flatMap((own) => {
    const fit = fitOf(incoming, own)
    return fit ? [{ fit, payer: payerOf(incoming, own[0]?.customerId) }] : []
  })
  const [sure] = fits.filter(({ payer }) => isPaying(payer))
  if (sure && fits.filter(({ payer }) => isPaying(payer)).length === 1) return sure.fit
  const [only] = fits
  return only && fits.length === 1 ? { ...only.fit, kind: 'proposal' } : null
}

/** The named invoices, all together or those that make up the amount. */
function fitOf(incoming: Incoming, named: readonly Candidate[]): Decision | null {
  const payer = payerOf(incoming, named[0]?.customerId)
  for (const some of [named, ...named.map((one) => [one])]) {
    const exact = exactly(incoming, some)
    if (exact)
      return decided(
        'match',
        some,
        [numbersOf(some), ...exact.reasons, ...marksOf(payer)],
        exact.withDiscount,
      )
  }
  return null
}

function ofTypo(incoming: Incoming): Decision | null {
  const typos = incoming.candidates.filter(({ named }) => named === 'typo')
  const fits = typos.flatMap((one) => {
    const payer = payerOf(incoming, one.customerId)
    const exact = exactly(incoming, [one])
    return exact && isKnown(payer) ? [{ one, exact, payer }] : []
  })
  const [fit] = fits
  if (!fit || fits.length > 1) return null
  const reasons: Reason[] = [
    { mark: 'typo', number: fit.one.number },
    ...fit.exact.reasons,
    ...marksOf(fit.payer),
  ]
  return decided('match', [fit.one], reasons, fit.exact.withDiscount)
}

/** No number, but a payer that is known: the one open invoice of that amount, or the only ones that add up to it. */
function ofPayer(incoming: Incoming): Decision | null {
  const known = incoming.payers.filter(isKnown)
  const [payer] = known
  if (!payer || known.length > 1) return null
  const own = incoming.candidates.filter(({ customerId }) => customerId === payer.customerId)
  const exact = own.flatMap((one) => {
    const fit = exactly(incoming, [one])
    return fit ? [{ one, fit }] : []
  })
  const [only] = exact
  if (only && exact.length === 1)
    return decided('proposal', [only.one], [...only.fit.reasons, ...marksOf(payer)], only.fit.withDiscount)
  if (exact.length > 1)
    return { kind: 'proposal', customerId: payer.customerId, claims: [], reasons: marksOf(payer) }
  const some = onlySum(incoming.cents, own, ({ openCents }) => openCents)
  if (some) return decided('proposal', some, [{ mark: 'sum', count: some.length }, ...marksOf(payer)])
  return { kind: 'proposal', customerId: payer.customerId, claims: [], reasons: marksOf(payer) }
}

/** What is paid already is not paid again: the money is the customer's. */
function ofPaid(incoming: Incoming): Decision | null {
  const { paid } = incoming
  const [one] = paid
  if (!one || new Set(paid.map(({ customerId }) => customerId)).size > 1) return null
  return {
    kind: 'proposal',
    customerId: one.customerId,
    claims: [],
    reasons: [
      { mark: 'paid', number: one.number },
      ...chargesWith(incoming, one.customerId, []),
      ...marksOf(payerOf(incoming, one.customerId)),
    ],
  }
}

/**
 * Whether the amount is what is owed for all of them, with or without the discount that still counts, or with the charges
 * that were asked for beside them.
 */
function exactly(incoming: Incoming, some: readonly Candidate[]) {
  const { cents, valueOn } = incoming
  const openCents = sum(some.map((one) => one.openCents))
  if (some.length === 0) return null
  const amount: Reason = some.length > 1 ? { mark: 'sum', count: some.length } : { mark: 'amount' }
  if (cents === openCents) return { reasons: [amount], withDiscount: [] as string[] }
  const charges = chargesWith(incoming, some[0]?.customerId ?? '', some)
  if (charges.length > 0) return { reasons: charges, withDiscount: [] as string[] }
  const counting = some.filter(({ discount }) => discount !== null && valueOn <= discount.acceptedUntil)
  const discountCents = sum(counting.map(({ discount }) => discount?.cents ?? 0))
  if (discountCents === 0 || cents !== openCents - discountCents) return null
  const reason: Reason = { mark: 'discount', cents: discountCents }
  return { reasons: [reason], withDiscount: counting.map(({ invoiceId }) => invoiceId) }
}

/** What the amount is beyond these invoices, if it is what charges ask for. */
function chargesWith(
  { cents, charges }: Incoming,
  customerId: string,
  some: readonly Pick<Candidate, 'invoiceId' | 'openCents'>[],
): Reason[] {
  const rest = cents - sum(some.map(({ openCents }) => openCents))
  const ids = some.map(({ invoiceId }) => invoiceId)
  const paid = chargesPaidWith(rest, charges?.get(customerId) ?? [], ids)
  return paid.length > 0 ? [{ mark: 'charges', cents: rest }] : []
}

function decided(
  kind: Decision['kind'],
  some: readonly Candidate[],
  reasons: Reason[],
  withDiscount: readonly string[] = [],
): Decision | null {
  const [first] = some
  if (!first) return null
  const claims = some.map(({ invoiceId, number }) => ({
    invoiceId,
    number,
    withDiscount: withDiscount.includes(invoiceId),
  }))
  return { kind, customerId: first.customerId, claims, reasons }
}

function payerOf({ payers }: Incoming, customerId: string | undefined): Payer | undefined {
  return payers.find((one) => one.customerId === customerId)
}

/** Another mark than the text, which has the number too. */
function isPaying(payer: Payer | undefined): boolean {
  return payer !== undefined && (payer.hasAccount || payer.hasMandate || payer.hasName)
}

function isKnown(payer: Payer | undefined): payer is Payer {
  return payer !== undefined && (payer.hasAccount || payer.hasMandate || payer.hasName || payer.hasNumber)
}

function marksOf(payer: Payer | undefined): Reason[] {
  if (!payer) return []
  return [
    ...(payer.hasAccount ? [{ mark: 'account' } as const] : []),
    ...(payer.hasMandate ? [{ mark: 'mandate' } as const] : []),
    ...(payer.hasName ? [{ mark: 'name' } as const] : []),
    ...(payer.hasNumber ? [{ mark: 'customer_number' } as const] : []),
  ]
}

function numbersOf(named: readonly Candidate[]): Reason {
  return { mark: 'number', numbers: named.map(({ number }) => number) }
}

function grouped(named: readonly Candidate[]): Map<string, Candidate[]> {
  const groups = new Map<string, Candidate[]>()
  for (const one of named) groups.set(one.customerId, [...(groups.get(one.customerId) ?? []), one])
  return groups
}
