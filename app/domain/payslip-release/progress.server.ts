import { type SqlBool, sql } from 'kysely'
import { listName } from '../employees/list-name'
import type { Executor } from '../kernel/house'
import { joined } from '../kernel/joined.server'
import type { Actor, Within } from '../kernel/scope'
import type { Instant, MonthText } from '../values/calendar'
import type { ReleaseOutcome } from './queue.server'

const OUTCOME_SHOWN_MS = 24 * 60 * 60_000

export interface ReleaseProgress {
  total: number
  open: number
  outcomes: Record<ReleaseOutcome, number>
  /** Payslips that could not be released and still wait, by name. */
  failed: { employeeId: string; name: string; month: MonthText }[]
}

/** Undefined if nothing was requested lately. */
export async function findReleaseProgress(
  executor: Executor,
  scope: Actor,
): Promise<ReleaseProgress | undefined> {
  const since = new Date(Date.parse(scope.at) - OUTCOME_SHOWN_MS).toISOString()
  const rows = await executor
    .selectFrom('payslip_releases')
    .select(['outcome', ({ fn }) => fn.countAll<number>().as('count')])
    .where('tenant_id', '=', scope.tenantId)
    .where(({ or, eb }) => or([eb('outcome', 'is', null), eb('settled_at', '>', since)]))
    .groupBy('outcome')
    .execute()
  if (rows.length === 0) return undefined
  const outcomes = { released: 0, approved: 0, stale: 0, gone: 0, failed: 0 }
  let open = 0
  for (const { outcome, count } of rows) {
    if (outcome === null) open = count
    else outcomes[outcome] = count
  }
  const total = rows.reduce((sum, { count }) => sum + count, 0)
  const failed = outcomes.failed > 0 ? await listFailed(executor, scope, since) : []
  const isWorthSaying = open + outcomes.released + outcomes.approved + outcomes.stale + failed.length > 0
  return isWorthSaying ? { total, open, outcomes, failed } : undefined
}

async function listFailed(
  executor: Executor,
  { tenantId }: Within,
  since: Instant,
): Promise<ReleaseProgress['failed']> {
  const rows = await executor
    .selectFrom('payslip_releases as r')
    .innerJoin('employees as e', (join) => joined(join, 'e.id', 'r.employee_id'))
    .select(['r.employee_id', 'r.month', 'e.first_name', 'e.last_name'])
    .where('r.tenant_id', '=', tenantId)
    .where('r.outcome', '=', 'failed')
    .where('r.settled_at', '>', since)
    .where(
      sql<SqlBool>`exists (select 1 from waiting_payslips w where w.tenant_id = r.tenant_id and w.id = r.slip_id)
        or exists (select 1 from incoming_payslips p
          where p.tenant_id = r.tenant_id and p.id = r.slip_id and p.released_id is null)`,
    )
    .orderBy('e.name_key')
    .orderBy('r.month')
    .execute()
  return rows.map(({ employee_id, month, ...name }) => ({
    employeeId: employee_id,
    name: listName(name),
    month,
  }))
}
