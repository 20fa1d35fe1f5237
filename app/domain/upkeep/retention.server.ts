import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Executor, House, Trx } from '../kernel/house'
import { unindexed } from '../kernel/unindexed.server'
import { ALL_TENANTS, writing } from '../kernel/writing.server'
import { yieldToLoop } from '../kernel/yield-to-loop'
import type { Instant } from '../values/calendar'
import { mayGoBefore, type RetainedKind } from './periods'
import { RETAINED_ROWS } from './retained.server'
import type { RemovedRows, Retained } from './retained-rows.server'

const CHUNK = 100
/** Keys of permits, where not the row's id. */
const PERMIT_KEYS: Record<string, string> = {
  payment_choices: 'seq',
  hours: 'seq',
  audit_entries: 'seq',
  handover_stands: 'handover_id',
  debit_collections: 'run_id',
  dunned_invoices: 'notice_id',
  payroll_closings: 'month',
  payroll_closing_slips: 'closing_month',
  payroll_omissions: 'month',
}

export interface Due {
  tenantId: string
  kind: RetainedKind
  before: string
  rows: number
}

/** Counts rows whose period is over, without removing them. */
export async function listDue(executor: Executor, tenantId: string, at: Instant): Promise<Due[]> {
  const due: Due[] = []
  for (const { kind, find } of RETAINED_ROWS) {
    const before = mayGoBefore(kind, at.slice(0, 10))
    const { rows } = await sql<{ rows: number }>`
      select count(*) as rows from (${find(tenantId, before)})`.execute(executor)
    const known = due.find((one) => one.kind === kind)
    if (known) known.rows += rows[0]?.rows ?? 0
    else due.push({ tenantId, kind, before, rows: rows[0]?.rows ?? 0 })
  }
  return due
}

/** Removes them, a few at a time, and notes only the numbers by kind. */
export async function removeDue(house: House, tenantId: string, at: Instant): Promise<Due[]> {
  const removed: Due[] = []
  for (const retained of RETAINED_ROWS) {
    const before = mayGoBefore(retained.kind, at.slice(0, 10))
    let rows = 0
    for (let some = 1; some > 0; rows += some) {
      some = await writing(house, ALL_TENANTS, (trx) => removeSome(trx, retained, { tenantId, before, at }))
      await yieldToLoop()
    }
    if (rows > 0) removed.push({ tenantId, kind: retained.kind, before, rows })
  }
  return removed
}

interface Run {
  tenantId: string
  before: string
  at: Instant
}

async function removeSome(trx: Trx, retained: Retained & { kind: RetainedKind }, run: Run): Promise<number> {
  const found = await sql<{ id: string }>`${retained.find(run.tenantId, run.before)} limit ${CHUNK}`.execute(
    trx,
  )
  const ids = found.rows.map(({ id }) => id)
  if (ids.length === 0) return 0
  // Corrections refer to rows of the same table: consistent only once all are removed.
  await sql`pragma defer_foreign_keys = on`.execute(trx)
  // All permits first: the triggers of an invoice's lines need the invoice's permit.
  for (const step of retained.remove) if (typeof step !== 'function') await permit(trx, step, { ...run, ids })
  for (const step of retained.remove)
    await (typeof step === 'function' ? step(trx, run.tenantId, ids) : removeRows(trx, step, { ...run, ids }))
  const note = { tenant_id: run.tenantId, id: randomUUID(), kind: retained.kind, before_on: run.before }
  await trx
    .insertInto('retention_runs')
    .values({ ...note, removed: ids.length, ran_at: run.at })
    .execute()
  return ids.length
}

type Some = Pick<Run, 'tenantId' | 'at'> & { ids: readonly string[] }

async function permit(trx: Trx, [table, column, isGuarded]: RemovedRows, some: Some): Promise<void> {
  if (!isGuarded) return
  const id = sql.ref(PERMIT_KEYS[table] ?? 'id')
  await sql`insert into retention_permits (tenant_id, table_name, row_id, granted_at)
    select tenant_id, ${table}, ${id}, ${some.at} ${rowsOf(table, column, some)} on conflict do nothing`.execute(
    trx,
  )
}

async function removeRows(trx: Trx, [table, column]: RemovedRows, some: Some): Promise<void> {
  await sql`delete ${rowsOf(table, column, some)}`.execute(trx)
}

function rowsOf(table: string, column: string, { tenantId, ids }: Some) {
  const which =
    table === 'task_replies' && column !== 'task_id'
      ? sql`task_id in (select id from tasks where tenant_id = ${tenantId} and ${sql.ref(column)} in (${sql.join(ids)}))`
      : sql`${sql.ref(column)} in (${sql.join(ids)})`
  // Numbers are looked up by themselves: SQLite would walk all hours of the firm, in an index that has both.
  const owner = column === 'seq' ? unindexed('tenant_id') : sql.ref('tenant_id')
  return sql`from ${sql.table(table)} where ${owner} = ${tenantId} and ${which}`
}

export async function lastChange(executor: Executor): Promise<Instant | undefined> {
  const newest = executor.selectFrom('audit_entries').select('at').orderBy('seq', 'desc').limit(1)
  return (await newest.executeTakeFirst())?.at
}
