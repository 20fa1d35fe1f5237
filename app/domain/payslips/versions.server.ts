import { sql } from 'kysely'
import type { Executor } from '../kernel/house'
import type { Within } from '../kernel/scope'
import type { Instant, MonthText } from '../values/calendar'

export interface PayslipVersion {
  id: string
  revision: number
  publishedAt: Instant
  state: 'current' | 'replaced' | 'recalled'
}

/** All released payslips of a month, newest first. */
export async function listVersions(
  executor: Executor,
  { tenantId }: Within,
  { employeeId, month }: { employeeId: string; month: MonthText },
): Promise<PayslipVersion[]> {
  const rows = await executor
    .selectFrom('payslips as p')
    .select(['p.id', 'p.revision', 'p.published_at as publishedAt'])
    .select(
      sql<0 | 1>`exists (select 1 from payslip_recalls r where r.tenant_id = p.tenant_id
        and r.payslip_id = p.id)`.as('isRecalled'),
    )
    .where('p.tenant_id', '=', tenantId)
    .where('p.employee_id', '=', employeeId)
    .where('p.month', '=', month)
    .orderBy('p.revision', 'desc')
    .execute()
  const current = rows.find(({ isRecalled }) => isRecalled === 0)
  return rows.map(({ isRecalled, ...version }) => ({
    ...version,
    state: isRecalled === 1 ? 'recalled' : version.id === current?.id ? 'current' : 'replaced',
  }))
}
