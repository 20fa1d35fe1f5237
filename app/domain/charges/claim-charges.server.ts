import { randomUUID } from 'node:crypto'
import { recordAudit } from '../audit/audit.server'
import { asBuyer, asSeller } from '../invoices/issuing/parties.server'
import { listOpenCharges } from '../invoices/payments/charges.server'
import { referenceFor } from '../invoices/payments/girocode'
import { NotFound } from '../kernel/errors'
import type { House, Trx } from '../kernel/house'
import type { Scope } from '../kernel/scope'
import { writing } from '../kernel/writing.server'
import { findTenant } from '../tenants/tenants.server'
import { addDays, type DateText } from '../values/calendar'
import { type Cents, sum } from '../values/money'
import { paperLanguage } from '../values/paper-language'
import { type Claim, interestCents, segmentsOf } from './claim'
import { type CustomerClaims, readClaims } from './claims.server'
import { ChargeConflict } from './conflict'
import { type ChargeStatement, statementJson } from './statement'

const PAY_DAYS = 14

interface Claimed {
  /** From the form: a double click claims once. */
  id: string
  customerId: string
  /** The last day of the interest. */
  asOf: DateText
  /** What the page said it would claim. */
  seenCents: Cents
}

/**
 * Claims interest and lump sums in a statement of their own, which is frozen. @returns its id
 * @throws NotFound; ChargeConflict `charges_date_wrong` (still to come), `charges_rate_unknown`, `charges_nothing`,
 * `charges_changed`
 */
export function claimCharges(
  house: House,
  scope: Scope,
  { id, customerId, asOf, seenCents }: Claimed,
): Promise<string> {
  return writing(house, scope, async (trx) => {
    if (id !== '' && (await isMade(trx, scope, id))) return id
    if (asOf > scope.today) throw new ChargeConflict('charges_date_wrong')
    const found = await readClaims(trx, scope, customerId, asOf)
    if (found.unknownFrom !== null) throw new ChargeConflict('charges_rate_unknown')
    if (found.sums.chargesCents === 0) throw new ChargeConflict('charges_nothing')
    if (found.sums.chargesCents !== seenCents) throw new ChargeConflict('charges_changed')
    const statementId = id || randomUUID()
    const view = await compose(trx, scope, found)
    await insertStatement(trx, scope, { statementId, customerId, view })
    for (const claim of view.claims) await insertCharges(trx, scope, { statementId, customerId, asOf, claim })
    await recordAudit(trx, scope, {
      action: 'charges.claimed',
      subjectType: 'customer',
      subjectId: customerId,
      after: { amountCents: view.chargesCents, on: asOf },
    })
    return statementId
  })
}

async function isMade(trx: Trx, { tenantId }: Scope, id: string): Promise<boolean> {
  const row = await trx
    .selectFrom('charge_statements')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row !== undefined
}

async function compose(trx: Trx, scope: Scope, found: CustomerClaims): Promise<ChargeStatement> {
  const { customer, asOf, claims, sums, creditCents } = found
  const tenant = await findTenant(trx, scope)
  if (!tenant) throw new NotFound()
  const earlier = await listOpenCharges(trx, scope, customer.id)
  const shown = claims.map(shownOf)
  return {
    language: paperLanguage(customer.language),
    seller: asSeller(tenant),
    buyer: asBuyer(customer),
    customerNumber: customer.number,
    issuedOn: scope.today,
    asOf,
    payByOn: addDays(scope.today, PAY_DAYS),
    claims: shown,
    principalCents: sums.lateCents,
    chargesCents: sums.chargesCents,
    creditCents,
    earlierCents: sum(earlier.map(({ openCents }) => openCents)),
    reference: referenceFor(
      shown.filter(({ lateCents }) => lateCents > 0).map(({ number }) => number),
      customer.number,
    ),
  }
}

type ShownClaim = ChargeStatement['claims'][number]

function shownOf(claim: Claim): ShownClaim {
  const {
    invoiceId,
    number,
    issuedOn,
    dueOn,
    debtor,
    start,
    lateCents,
    creditCents,
    lumpSumCents,
    interest,
  } = claim
  return {
    ...{ invoiceId, number, issuedOn, dueOn, debtor, start, lateCents, creditCents, lumpSumCents },
    segments: segmentsOf(interest),
    interestCents: interestCents(claim),
  }
}

interface New {
  statementId: string
  customerId: string
}

async function insertStatement(
  trx: Trx,
  scope: Scope,
  { statementId, customerId, view }: New & { view: ChargeStatement },
): Promise<void> {
  await trx
    .insertInto('charge_statements')
    .values({
      tenant_id: scope.tenantId,
      id: statementId,
      customer_id: customerId,
      as_of_on: view.asOf,
      pay_by_on: view.payByOn,
      total_cents: view.chargesCents,
      view_json: statementJson(view),
      created_at: scope.at,
      created_by: scope.actor,
      withdrawn_at: null,
      withdrawn_reason: null,
    })
    .execute()
}

async function insertCharges(
  trx: Trx,
  scope: Scope,
  { statementId, customerId, asOf, claim }: New & { asOf: DateText; claim: ShownClaim },
): Promise<void> {
  const charges = [
    { kind: 'interest' as const, cents: claim.interestCents, interest_until_on: asOf },
    { kind: 'lump_sum' as const, cents: claim.lumpSumCents, interest_until_on: null },
  ]
  for (const charge of charges.filter(({ cents }) => cents > 0))
    await trx
      .insertInto('charges')
      .values({
        ...charge,
        tenant_id: scope.tenantId,
        id: randomUUID(),
        customer_id: customerId,
        charged_on: scope.today,
        statement_id: statementId,
        invoice_id: claim.invoiceId,
        source_id: null,
        created_at: scope.at,
        created_by: scope.actor,
        withdrawn_at: null,
      })
      .execute()
}
