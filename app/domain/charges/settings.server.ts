import { sql } from 'kysely'
import type { Flag } from '~db/schema'
import { recordAudit } from '../audit/audit.server'
import { getCustomer } from '../customers/find.server'
import type { Executor, House } from '../kernel/house'
import { answersTo, askJson, type Question } from '../kernel/questions.server'
import type { Scope, Within } from '../kernel/scope'
import { writing } from '../kernel/writing.server'

export interface ChargeSettings {
  /** Whether money pays costs and interest before what was invoiced (§ 367 BGB). */
  isChargesFirst: boolean
  /** What most claims are about, by the catalogue of the courts; null until it is chosen. */
  catalogueNumber: number | null
}

export async function readChargeSettings(executor: Executor, scope: Within): Promise<ChargeSettings> {
  return (await answersTo(executor, { settings: chargeSettingsAsked(scope) })).settings
}

export function chargeSettingsAsked({ tenantId }: Within): Question<ChargeSettings> {
  const found = askJson<[isChargesFirst: Flag, catalogueNumber: number | null]>(sql`coalesce(
    (select json_array(is_charges_first, catalogue_number) from charge_settings where tenant_id = ${tenantId}),
    '[0, null]')`)
  return {
    ...found,
    read: (json) => {
      const [isChargesFirst, catalogueNumber] = found.read(json)
      return { isChargesFirst: isChargesFirst === 1, catalogueNumber }
    },
  }
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
  scope: Within,
  customerId: string,
): Promise<ChargeDebtor> {
  return (await answersTo(executor, { debtor: chargeDebtorAsked(scope, customerId) })).debtor
}

export function chargeDebtorAsked({ tenantId }: Within, customerId: string): Question<ChargeDebtor> {
  const found = askJson<[isTermAgreed: Flag, representative: string | null]>(sql`coalesce(
    (select json_array(is_term_agreed, representative) from charge_debtors
      where tenant_id = ${tenantId} and customer_id = ${customerId}),
    '[0, null]')`)
  return {
    ...found,
    read: (json) => {
      const [isTermAgreed, representative] = found.read(json)
      return { isTermAgreed: isTermAgreed === 1, representative }
    },
  }
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
