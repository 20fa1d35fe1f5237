import { type Customer, getCustomer } from '../customers/find.server'
import { listCreditSources } from '../invoices/credits/sources.server'
import type { Executor } from '../kernel/house'
import type { Scope, Within } from '../kernel/scope'
import type { DateText } from '../values/calendar'
import { type Cents, sum } from '../values/money'
import { listCharges, readCharged } from './charges.server'
import { type Claim, type ClaimSums, claimOf, interestCents, sumsOf } from './claim'
import { listHistories } from './histories.server'
import type { InvoiceOfClaim } from './history'
import { isPutOff, lessCredit } from './less-credit'
import { type ChargeDebtor, readChargeDebtor } from './settings.server'

const NOTHING = { interestUntil: null, hasLumpSum: false, feeCents: 0 }

export interface CustomerClaims {
  customer: Customer
  debtor: ChargeDebtor
  asOf: DateText
  /** In default, or with something to claim of when they were; the earliest due first. */
  claims: Claim[]
  /** Due, but not in default. */
  waiting: Claim[]
  /** What is late is put off today: nothing of it can be demanded. */
  putOff: InvoiceOfClaim[]
  sums: ClaimSums
  /** Of the credit that no invoice took, what is taken off interest and costs that are not in dispute. */
  creditCents: Cents
  /** The first day of a half-year whose base rate is not known: nothing can be claimed up to this day. */
  unknownFrom: DateText | null
}

/** What could be claimed of a customer for default on a day. @throws NotFound */
export async function readClaims(
  executor: Executor,
  scope: Pick<Scope, 'tenantId' | 'today'>,
  customerId: string,
  asOf: DateText,
): Promise<CustomerClaims> {
  const customer = await getCustomer(executor, scope, customerId)
  const debtor = await readChargeDebtor(executor, scope, customer.id)
  const charged = await readCharged(executor, scope, customer.id)
  const histories = await listHistories(executor, scope, customer.id, debtor.isTermAgreed)
  const putOff = histories.filter((one) => isPutOff(one, scope.today))
  const due = histories.filter((one) => !putOff.includes(one))
  const { known, leftCents } = lessCredit(due, await creditOf(executor, scope, customer), asOf)
  const all = known.map((one) => claimOf(one, charged.get(one.invoice.invoiceId) ?? NOTHING, asOf))
  const claims = all.filter((claim) => claim.lateCents > 0 || isClaimed(claim))
  const unknown = all.flatMap(({ interest }) => ('unknownFrom' in interest ? [interest.unknownFrom] : []))
  return {
    customer,
    debtor,
    asOf,
    claims,
    waiting: all.filter(
      (claim) =>
        !claims.includes(claim) &&
        claim.openCents > claim.creditCents &&
        claim.dueOn < asOf &&
        claim.start === null,
    ),
    putOff: putOff.map(({ invoice }) => invoice),
    sums: sumsOf(claims),
    creditCents: Math.min(leftCents, await undisputedCharges(executor, scope, customer.id, claims)),
    unknownFrom: unknown.sort()[0] ?? null,
  }
}

/** What is claimed of interest and costs, and was before, but for invoices in dispute. */
async function undisputedCharges(
  executor: Executor,
  scope: Within,
  customerId: string,
  claims: readonly Claim[],
): Promise<Cents> {
  const disputed = new Set(claims.flatMap((claim) => (claim.isDisputed ? [claim.invoiceId] : [])))
  const claimedBefore = await listCharges(executor, scope, { customerId })
  const open = claimedBefore.filter(({ invoiceId }) => invoiceId === null || !disputed.has(invoiceId))
  return (
    sumsOf(claims.filter(({ isDisputed }) => !isDisputed)).chargesCents +
    sum(open.map(({ openCents }) => openCents))
  )
}

async function creditOf(executor: Executor, scope: Within, { id, creditCents }: Customer) {
  return creditCents > 0 ? listCreditSources(executor, scope, id) : []
}

function isClaimed(claim: Claim): boolean {
  return 'unknownFrom' in claim.interest || interestCents(claim) + claim.lumpSumCents > 0
}
