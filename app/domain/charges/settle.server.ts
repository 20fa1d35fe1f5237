import { recordAudit } from '../audit/audit.server'
import { getCustomer } from '../customers/find.server'
import { listCreditSources } from '../invoices/credits/sources.server'
import { insertSettlement, listOpenCharges, payCharges } from '../invoices/payments/charges.server'
import type { House, Trx } from '../kernel/house'
import type { Scope } from '../kernel/scope'
import { writing } from '../kernel/writing.server'
import { type Cents, sum } from '../values/money'
import type { Charge } from './charge'
import { listCharges } from './charges.server'
import { ChargeConflict } from './conflict'
import { getStatement } from './statements.server'

/**
 * Pays all open charges of a customer from their credit as far as it goes, oldest money first; costs before interest.
 * @throws NotFound; ChargeConflict `charges_no_credit`, `charges_settled`
 */
export function payChargesFromCredit(house: House, scope: Scope, customerId: string): Promise<Cents> {
  return writing(house, scope, async (trx) => {
    await getCustomer(trx, scope, customerId)
    if ((await listOpenCharges(trx, scope, customerId)).length === 0)
      throw new ChargeConflict('charges_settled')
    const sources = await listCreditSources(trx, scope, customerId)
    if (sources.length === 0) throw new ChargeConflict('charges_no_credit')
    let paid = 0
    for (const { receiptId, cents, paidOn: on } of sources) {
      const open = await listOpenCharges(trx, scope, customerId)
      paid += await payCharges(trx, scope, { receiptId, customerId, cents, on }, open)
    }
    return paid
  })
}

/** All of a statement, or one of a customer. */
type Which = { statementId: string } | { customerId: string; chargeId: string }

/** Waives what is open of charges. @throws NotFound; ChargeConflict `charges_settled` */
export function waiveCharges(house: House, scope: Scope, which: Which, reason: string): Promise<void> {
  return writing(house, scope, async (trx) => {
    const { customerId, charges } = await chargesOf(trx, scope, which)
    const open = charges.filter(({ openCents }) => openCents > 0)
    if (open.length === 0) throw new ChargeConflict('charges_settled')
    for (const { id: chargeId, openCents: cents } of open)
      await insertSettlement(trx, scope, { chargeId, cents, on: scope.today, reason })
    await recordAudit(trx, scope, {
      action: 'charges.waived',
      subjectType: 'customer',
      subjectId: customerId,
      after: { amountCents: sum(open.map(({ openCents }) => openCents)), reason },
    })
  })
}

async function chargesOf(
  trx: Trx,
  scope: Scope,
  which: Which,
): Promise<{ customerId: string; charges: Charge[] }> {
  if ('statementId' in which) return getStatement(trx, scope, which.statementId)
  const { id: customerId } = await getCustomer(trx, scope, which.customerId)
  const all = await listCharges(trx, scope, { customerId })
  return { customerId, charges: all.filter(({ id }) => id === which.chargeId) }
}

interface Withdrawn {
  statementId: string
  reason: string
}

/**
 * Takes back a statement that should not have been made: what it claimed can be claimed anew. The same again changes
 * nothing. @throws NotFound; ChargeConflict `charges_settled` (something of it was paid or waived)
 */
export function withdrawStatement(
  house: House,
  scope: Scope,
  { statementId, reason }: Withdrawn,
): Promise<void> {
  return writing(house, scope, async (trx) => {
    const { charges, cents, isWithdrawn, customerId } = await getStatement(trx, scope, statementId)
    if (isWithdrawn) return
    if (charges.some((charge) => charge.openCents < charge.cents)) throw new ChargeConflict('charges_settled')
    await trx
      .updateTable('charges')
      .set({ withdrawn_at: scope.at })
      .where('tenant_id', '=', scope.tenantId)
      .where('statement_id', '=', statementId)
      .execute()
    await trx
      .updateTable('charge_statements')
      .set({ withdrawn_at: scope.at, withdrawn_reason: reason })
      .where('tenant_id', '=', scope.tenantId)
      .where('id', '=', statementId)
      .execute()
    await recordAudit(trx, scope, {
      action: 'charges.withdrawn',
      subjectType: 'customer',
      subjectId: customerId,
      after: { amountCents: cents, reason },
    })
  })
}
