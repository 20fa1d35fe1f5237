import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { breathe } from '../breathe'
import type { Instant } from '../calendar'
import type { Executor, House, Trx } from '../house'
import { ALL_TENANTS, writing } from '../writing.server'
import { mayGoBefore, type RetainedKind } from './periods'
import { RETAINED_ROWS } from './retained.server'
import type { Retained } from './retained-rows.server'

const CHUNK = 100
/** What a permit names a row by, where that is not its id. */
const PERMIT_KEYS: Record<string, string> = {
  payment_choices: 'seq',
  hours: 'seq',
  audit_entries: 'seq',
  handover_stands: 'handover_id',
}

export interface Due {
  tenantId: string
  kind: RetainedKind
  before: string
  rows: number
}

/** Whose period is over, counted and left where it is. */
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

/** Removes it, a few rows at a time, and notes how many of what, and nothing of whom. */
export async function removeDue(house: House, tenantId: string, at: Instant): Promise<Due[]> {
  const removed: Due[] = []
  for (const retained of RETAINED_ROWS) {
    const before = mayGoBefore(retained.kind, at.slice(0, 10))
    let rows = 0
    for (let some = 1; some > 0; rows += some) {
      some = await writing(house, ALL_TENANTS, (trx) => removeSome(trx, retained, { tenantId, before, at }))
      await breathe()
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
  // Corrections point at what they correct, in the same table: complete only once all have been removed.
  await sql`pragma defer_foreign_keys = on`.execute(trx)
  for (const step of retained.remove) await removeRows(trx, step, { ...run, ids })
  const note = { tenant_id: run.tenantId, id: randomUUID(), kind: retained.kind, before_on: run.before }
  await trx
    .insertInto('retention_runs')
    .values({ ...note, removed: ids.length, ran_at: run.at })
    .execute()
  return ids.length
}

async function removeRows(
  trx: Trx,
  [table, column, permit]: Retained['remove'][number],
  { tenantId, at, ids }: Run & { ids: string[] },
): Promise<void> {
  const which =
    table === 'task_replies'
      ? sql`task_id in (select id from tasks where tenant_id = ${tenantId} and ${sql.ref(column)} in (${sql.join(ids)}))`
      : sql`${sql.ref(column)} in (${sql.join(ids)})`
  const rows = sql`from ${sql.table(table)} where tenant_id = ${tenantId} and ${which}`
  if (permit) {
    const id = sql.ref(PERMIT_KEYS[table] ?? 'id')
    await sql`insert into retention_permits (tenant_id, table_name, row_id, granted_at)
      select tenant_id, ${table}, ${id}, ${at} ${rows} on conflict do nothing`.execute(trx)
  }
  if (table === 'invoices') await removeLines(trx, tenantId, ids)
  if (table === 'memberships') await handBackTasks(trx, tenantId, ids)
  await sql`delete ${rows}`.execute(trx)
  if (table === 'memberships') await removeAccounts(trx, ids)
}

/** Their triggers go by the permit of the invoice. */
async function removeLines(trx: Trx, tenantId: string, ids: string[]): Promise<void> {
  for (const table of ['invoice_lines', 'invoice_deductions'] as const)
    await trx.deleteFrom(table).where('tenant_id', '=', tenantId).where('invoice_id', 'in', ids).execute()
}

/** What somebody who left still had to do is anybody's. */
async function handBackTasks(trx: Trx, tenantId: string, ids: string[]): Promise<void> {
  await trx
    .updateTable('tasks')
    .set({ assigned_to: null })
    .where('tenant_id', '=', tenantId)
    .where('assigned_to', 'in', ids)
    .execute()
}

/** The accounts of those who belong to no firm any more; what proves them goes with them. */
async function removeAccounts(trx: Trx, ids: string[]): Promise<void> {
  const belonging = trx.selectFrom('memberships').select('user_id').where('user_id', 'in', ids)
  const gone = trx.selectFrom('users').select('id').where('id', 'in', ids).where('id', 'not in', belonging)
  for (const table of [
    'user_identities',
    'totp_secrets',
    'recovery_codes',
    'account_links',
    'sessions',
  ] as const)
    await trx.deleteFrom(table).where('user_id', 'in', gone).execute()
  await trx.deleteFrom('users').where('id', 'in', ids).where('id', 'not in', belonging).execute()
}

/** When anybody last changed anything, by the audit. */
export async function lastChange(executor: Executor): Promise<Instant | undefined> {
  const newest = executor.selectFrom('audit_entries').select('at').orderBy('seq', 'desc').limit(1)
  return (await newest.executeTakeFirst())?.at
}
