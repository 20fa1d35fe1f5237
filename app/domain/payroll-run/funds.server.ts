import { recordAudit } from '../audit/audit.server'
import type { Executor, House } from '../kernel/house'
import type { Scope, Within } from '../kernel/scope'
import { writing } from '../kernel/writing.server'
import { PayrollConflict } from './conflict'
import type { FundRates } from './funds'

/** By name, newest month first. */
export function listFunds(executor: Executor, { tenantId }: Within): Promise<FundRates[]> {
  return executor
    .selectFrom('payroll_funds')
    .select(['name', 'from_month as from'])
    .select(['additional_rate as additionalRate', 'u1_rate as u1Rate', 'u2_rate as u2Rate'])
    .where('tenant_id', '=', tenantId)
    .orderBy('name')
    .orderBy('from_month', 'desc')
    .execute()
}

/**
 * Adds rates. The same rates again change nothing; others for a month are never overwritten. @throws PayrollConflict
 * `payroll_fund_exists`
 */
export function addFund(house: House, scope: Scope, rates: FundRates): Promise<void> {
  return writing(house, scope, async (trx) => {
    const funds = await listFunds(trx, scope)
    const there = funds.find(({ name, from }) => name === rates.name && from === rates.from)
    const isSame =
      there?.additionalRate === rates.additionalRate &&
      there.u1Rate === rates.u1Rate &&
      there.u2Rate === rates.u2Rate
    if (isSame) return
    if (there) throw new PayrollConflict('payroll_fund_exists')
    const { name, from, additionalRate, u1Rate, u2Rate } = rates
    await trx
      .insertInto('payroll_funds')
      .values({
        tenant_id: scope.tenantId,
        name,
        from_month: from,
        additional_rate: additionalRate,
        u1_rate: u1Rate,
        u2_rate: u2Rate,
        recorded_at: scope.at,
      })
      .execute()
    await recordAudit(trx, scope, auditOf('payroll.fund_added', scope, rates))
  })
}

/** Deletes rates. Idempotent. */
export function removeFund(
  house: House,
  scope: Scope,
  { name, from }: Pick<FundRates, 'name' | 'from'>,
): Promise<void> {
  return writing(house, scope, async (trx) => {
    const gone = await trx
      .deleteFrom('payroll_funds')
      .where('tenant_id', '=', scope.tenantId)
      .where('name', '=', name)
      .where('from_month', '=', from)
      .executeTakeFirst()
    if (gone.numDeletedRows > 0n)
      await recordAudit(trx, scope, auditOf('payroll.fund_removed', scope, { name, from }))
  })
}

function auditOf(action: string, { tenantId }: Within, { name, from, ...rates }: Audited) {
  const after = { fund: name, from_month: from, ...rates }
  return { action, subjectType: 'tenant', subjectId: tenantId, after }
}

type Audited = Pick<FundRates, 'name' | 'from'> & Partial<FundRates>
