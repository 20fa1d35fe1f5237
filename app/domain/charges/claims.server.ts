import { type Customer, getCustomer } from '../customers/find.server'
import { listCreditSources } from '../invoices/credits/sources.server'
import type { Executor } from '../kernel/house'
import { answersTo } from '../kernel/questions.server'
import type { Scope, Within } from '../kernel/scope'
import type { DateText } from '../values/calendar'
import { type Cents, sum } from '../values/money'
import type { Charge } from './charge'
import { listCharges, readCharged } from './charges.server'
import { type Claim, type ClaimSums, claimOf, interestCents, sumsOf } from './claim'
import { listHistories } from './histories.server'
import type { InvoiceOfClaim } from './history'
import { isPutOff, lessCredit } from './less-credit'
import {
  type ChargeDebtor,
  type ChargeSettings,
  chargeDebtorAsked,
  chargeSettingsAsked,
} from './settings.server'

const NOTHING = { interestUntil: null, hasLumpSum: false, feeCents: 0 }

export interface CustomerClaims {
  customer: Customer
  debtor: ChargeDebtor
  settings: ChargeSettings
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
  /** What was claimed before. */
  charges: Charge[]
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
  const { debtor, settings } = await answersTo(executor, {
    debtor: chargeDebtorAsked(scope, customer.id),
    settings: chargeSettingsAsked(scope),
  })
  const charged = await readCharged(executor, scope, customer.id)
  const histories = await listHistories(executor, scope, customer.id, debtor.isTermAgreed)
  const putOff = histories.filter((one) => isPutOff(one, scope.today))
  const due = histories.filter((one) => !putOff.includes(one))
  const { known, leftCents } = lessCredit(due, await creditOf(executor, scope, customer), asOf)
  const charges = await listCharges(executor, scope, { customerId: customer.id })
  const all = known.map((one) => claimOf(one, charged.get(one.invoice.invoiceId) ?? NOTHING, asOf))
  const claims = all.filter((claim) => claim.lateCents > 0 || isClaimed(claim))
  const unknown = all.flatMap(({ interest }) => ('unknownFrom' in interest ? [interest.unknownFrom] : []))
  return {
    customer,
    debtor,
    settings,
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
    charges,
    creditCents: Math.min(leftCents, undisputedCharges(claims, charges)),
    unknownFrom: unknown.sort()[0] ?? null,
  }
}

/** What is claimed of interest and costs, and was before, but for invoices in dispute. */
function undisputedCharges(claims: readonly Claim[], charges: readonly Charge[]): Cents {
  const disputed = new Set(claims.flatMap((claim) => (claim.isDisputed ? [claim.invoiceId] : [])))
  const open = charges.filter(({ invoiceId }) => invoiceId === null || !disputed.has(invoiceId))
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
