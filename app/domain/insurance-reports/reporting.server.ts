import { recordAudit } from '../audit/audit.server'
import type { Executor, House } from '../kernel/house'
import type { Scope, Within } from '../kernel/scope'
import { writing } from '../kernel/writing.server'

/** Who reports, and whether the firm's trade has to report before work starts. */
export interface Reporting {
  /** The firm makes the reports and wants to be reminded; otherwise a payroll office does. */
  isOwn: boolean
  /** § 28a (4) SGB IV. */
  isImmediate: boolean
}

/** What was said, or else what follows from the payroll settings: cleaning of buildings reports at once. */
export async function readReporting(executor: Executor, scope: Within): Promise<Reporting> {
  const row = await executor
    .selectFrom('tenants')
    .leftJoin('insurance_reporters as said', 'said.tenant_id', 'tenants.id')
    .select(['said.is_own', 'said.is_immediate'])
    .select(({ selectFrom }) =>
      selectFrom('payroll_firms as firm')
        .select('firm.trade')
        .whereRef('firm.tenant_id', '=', 'tenants.id')
        .orderBy('firm.from_month', 'desc')
        .limit(1)
        .as('trade'),
    )
    .where('tenants.id', '=', scope.tenantId)
    .executeTakeFirst()
  if (!row) return { isOwn: false, isImmediate: false }
  const { is_own, is_immediate, trade } = row
  return {
    isOwn: is_own === null ? trade !== null : is_own === 1,
    isImmediate: is_immediate === null ? trade === 'building_cleaning' : is_immediate === 1,
  }
}

/** Idempotent. */
export function keepReporting(house: House, scope: Scope, reporting: Reporting): Promise<void> {
  return writing(house, scope, async (trx) => {
    const before = await readReporting(trx, scope)
    const stored = {
      is_own: reporting.isOwn ? (1 as const) : (0 as const),
      is_immediate: reporting.isImmediate ? (1 as const) : (0 as const),
      recorded_at: scope.at,
    }
    await trx
      .insertInto('insurance_reporters')
      .values({ tenant_id: scope.tenantId, ...stored })
      .onConflict((conflict) => conflict.column('tenant_id').doUpdateSet(stored))
      .execute()
    if (before.isOwn === reporting.isOwn && before.isImmediate === reporting.isImmediate) return
    await recordAudit(trx, scope, {
      action: 'payroll.reporter_kept',
      subjectType: 'tenant',
      subjectId: scope.tenantId,
      before: auditOf(before),
      after: auditOf(reporting),
    })
  })
}

function auditOf({ isOwn, isImmediate }: Reporting) {
  return { reports_itself: isOwn, reports_at_once: isImmediate }
}
