import { recordAudit } from '../audit/audit.server'
import { getCustomer } from '../customers/find.server'
import type { Executor, House } from '../kernel/house'
import type { Scope, Within } from '../kernel/scope'
import { writing } from '../kernel/writing.server'

export interface ChargeSettings {
  /** Whether money pays costs and interest before what was invoiced (§ 367 BGB). */
  isChargesFirst: boolean
  /** What most claims are about, by the catalogue of the courts; null until it is chosen. */
  catalogueNumber: number | null
}

export async function readChargeSettings(executor: Executor, { tenantId }: Within): Promise<ChargeSettings> {
  const row = await executor
    .selectFrom('charge_settings')
    .select(['is_charges_first', 'catalogue_number'])
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst()
  return { isChargesFirst: row?.is_charges_first === 1, catalogueNumber: row?.catalogue_number ?? null }
}

export function changeChargeSettings(
  house: House,
  scope: Scope,
  changes: Partial<ChargeSettings>,
): Promise<void> {
  return writing(house, scope, async (trx) => {
    const before = await readChargeSettings(trx, scope)
    const after = { ...before, ...changes }
    if (JSON.stringify(before) === JSON.stringify(after)) return
    const values = {
      is_charges_first: after.isChargesFirst ? (1 as const) : (0 as const),
      catalogue_number: after.catalogueNumber,
    }
    await trx
      .insertInto('charge_settings')
      .values({ tenant_id: scope.tenantId, ...values })
      .onConflict((conflict) => conflict.column('tenant_id').doUpdateSet(values))
      .execute()
    await recordAudit(trx, scope, {
      action: 'charge_settings.changed',
      subjectType: 'tenant',
      subjectId: scope.tenantId,
      before,
      after,
    })
  })
}

export interface ChargeDebtor {
  isTermAgreed: boolean
  representative: string | null
}

export async function readChargeDebtor(
  executor: Executor,
  { tenantId }: Within,
  customerId: string,
): Promise<ChargeDebtor> {
  const row = await executor
    .selectFrom('charge_debtors')
    .select(['is_term_agreed', 'representative'])
    .where('tenant_id', '=', tenantId)
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
  return { isTermAgreed: row?.is_term_agreed === 1, representative: row?.representative ?? null }
}

/** @throws NotFound */
export function changeChargeDebtor(
  house: House,
  scope: Scope,
  customerId: string,
  after: ChargeDebtor,
): Promise<void> {
  return writing(house, scope, async (trx) => {
    await getCustomer(trx, scope, customerId)
    const before = await readChargeDebtor(trx, scope, customerId)
    if (JSON.stringify(before) === JSON.stringify(after)) return
    const values = {
      is_term_agreed: after.isTermAgreed ? (1 as const) : (0 as const),
      representative: after.representative,
    }
    await trx
      .insertInto('charge_debtors')
      .values({ tenant_id: scope.tenantId, customer_id: customerId, ...values })
      .onConflict((conflict) => conflict.columns(['tenant_id', 'customer_id']).doUpdateSet(values))
      .execute()
    await recordAudit(trx, scope, {
      action: 'charge_debtor.changed',
      subjectType: 'customer',
      subjectId: customerId,
      before,
      after,
    })
  })
}
