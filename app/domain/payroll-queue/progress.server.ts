import { type SqlBool, sql } from 'kysely'
import { listName } from '../employees/list-name'
import type { Executor } from '../kernel/house'
import { joined } from '../kernel/joined.server'
import type { Actor, Within } from '../kernel/scope'
import type { Instant, MonthText } from '../values/calendar'
import { type Batch, isOf, type Outcome } from './requests.server'
import { noOutcomes } from './work-off.server'

const OUTCOME_SHOWN_MS = 24 * 60 * 60_000

/** An employee's month, by name. */
export interface Named {
  employeeId: string
  name: string
  month: MonthText
}

export interface QueueProgress {
  total: number
  open: number
  outcomes: Record<Outcome, number>
  /** Failed, and still to be done. */
  failed: Named[]
  /** Not calculated, since something is missing or the calculation refuses. */
  left: Named[]
}

/** Undefined if nothing was requested lately. */
export async function findProgress(
  executor: Executor,
  scope: Actor,
  batch: Batch,
): Promise<QueueProgress | undefined> {
  const [progress] = await findProgresses(executor, scope, [batch])
  return progress
}

/** Of several batches, each of another kind of work. */
export async function findProgresses(
  executor: Executor,
  scope: Actor,
  batches: readonly Batch[],
): Promise<(QueueProgress | undefined)[]> {
  const since = new Date(Date.parse(scope.at) - OUTCOME_SHOWN_MS).toISOString()
  const rows = await executor
    .selectFrom('payroll_requests')
    .select(['work', 'outcome', ({ fn }) => fn.countAll<number>().as('count')])
    .where('tenant_id', '=', scope.tenantId)
    .where((columns) => columns.or(batches.map((batch) => isOf(batch)(columns))))
    .where(({ or, eb }) => or([eb('outcome', 'is', null), eb('settled_at', '>', since)]))
    .groupBy(['work', 'outcome'])
    .execute()
  const progresses: (QueueProgress | undefined)[] = []
  for (const batch of batches) {
    const counts = rows.filter(({ work }) => work === batch.work)
    progresses.push(await progressOf(executor, scope, { batch, since, counts }))
  }
  return progresses
}

interface Counted {
  batch: Batch
  since: Instant
  counts: readonly { outcome: Outcome | null; count: number }[]
}

async function progressOf(
  executor: Executor,
  scope: Actor,
  { batch, since, counts }: Counted,
): Promise<QueueProgress | undefined> {
  if (counts.length === 0) return undefined
  const outcomes = noOutcomes()
  let open = 0
  for (const { outcome, count } of counts) {
    if (outcome === null) open = count
    else outcomes[outcome] = count
  }
  const total = counts.reduce((sum, { count }) => sum + count, 0)
  const listed = outcomes.failed + outcomes.left > 0 ? await listNamed(executor, scope, { batch, since }) : []
  const failed = listed.filter(({ outcome }) => outcome === 'failed')
  const left = listed.filter(({ outcome }) => outcome === 'left')
  const isWorthSaying = total > outcomes.gone + outcomes.failed || failed.length > 0
  return isWorthSaying ? { total, open, outcomes, failed, left } : undefined
}

async function listNamed(
  executor: Executor,
  { tenantId }: Within,
  { batch, since }: { batch: Batch; since: Instant },
): Promise<(Named & { outcome: Outcome | null })[]> {
  const rows = await executor
    .selectFrom('payroll_requests as r')
    .innerJoin('employees as e', (join) => joined(join, 'e.id', 'r.employee_id'))
    .select(['r.employee_id', 'r.month', 'r.outcome', 'e.first_name', 'e.last_name'])
    .where('r.tenant_id', '=', tenantId)
    .where('r.work', '=', batch.work)
    .$if(batch.work === 'calculation', (query) =>
      query.where('r.month', '=', batch.work === 'calculation' ? batch.month : ''),
    )
    .$if(batch.work === 'release', (query) =>
      query.where(
        sql<SqlBool>`exists (select 1 from waiting_payslips w where w.tenant_id = r.tenant_id and w.id = r.subject_id)
          or exists (select 1 from incoming_payslips p
            where p.tenant_id = r.tenant_id and p.id = r.subject_id and p.released_id is null)`,
      ),
    )
    .where('r.outcome', 'in', ['failed', 'left'])
    .where('r.settled_at', '>', since)
    .orderBy('e.name_key')
    .orderBy('r.month')
    .execute()
  return rows.map(({ employee_id, month, outcome, ...name }) => ({
    employeeId: employee_id,
    name: listName(name),
    month,
    outcome,
  }))
}
