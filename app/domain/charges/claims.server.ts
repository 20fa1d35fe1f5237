import { type Customer, getCustomer } from '../customers/find.server'
import type { Executor } from '../kernel/house'
import type { Scope } from '../kernel/scope'
import type { DateText } from '../values/calendar'
import { readCharged } from './charges.server'
import { type Claim, type ClaimSums, claimOf, interestCents, sumsOf } from './claim'
import { listHistories } from './histories.server'
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
  sums: ClaimSums
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
  const known = await listHistories(executor, scope, customer.id, debtor.isTermAgreed)
  const all = known.map(({ invoice, history }) =>
    claimOf(invoice, history, charged.get(invoice.invoiceId) ?? NOTHING, asOf),
  )
  const claims = all.filter((claim) => claim.lateCents > 0 || isClaimed(claim))
  const unknown = all.flatMap(({ interest }) => ('unknownFrom' in interest ? [interest.unknownFrom] : []))
  return {
    customer,
    debtor,
    asOf,
    claims,
    waiting: all.filter(
      (claim) => !claims.includes(claim) && claim.openCents > 0 && claim.dueOn < asOf && claim.start === null,
    ),
    sums: sumsOf(claims),
    unknownFrom: unknown.sort()[0] ?? null,
  }
}

function isClaimed(claim: Claim): boolean {
  return 'unknownFrom' in claim.interest || interestCents(claim) + claim.lumpSumCents > 0
}
