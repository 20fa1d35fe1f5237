import type { ExpressionBuilder } from 'kysely'
import type { Database, PayrollRequestsTable } from '~db/schema'
import type { Executor, House, Trx } from '../kernel/house'
import type { Actor, Scope, Within } from '../kernel/scope'
import { writing } from '../kernel/writing.server'
import type { MonthText } from '../values/calendar'

export type Work = PayrollRequestsTable['work']
export type Outcome = NonNullable<PayrollRequestsTable['outcome']>

/** Releases of any month are one batch, calculations of a month are one. */
export type Batch = { work: 'release' } | { work: 'calculation'; month: MonthText }

/** Of a calculation the employee, of a release the waiting payslip. */
export interface Subject {
  id: string
  employeeId: string
  month: MonthText
}

/** SQLite binds a few thousand values at most. */
const CHUNK = 500

/**
 * Notes what is to be done for each subject; open ones are left as they are. @returns how many are new. Settled
 * requests of earlier clicks are deleted.
 */
export async function noteRequests(
  trx: Trx,
  scope: Scope,
  { batch, subjects }: { batch: Batch; subjects: readonly Subject[] },
): Promise<number> {
  if (!(await hasOpen(trx, scope, batch)))
    await trx
      .deleteFrom('payroll_requests')
      .where('tenant_id', '=', scope.tenantId)
      .where(isOf(batch))
      .execute()
  let noted = 0
  for (let first = 0; first < subjects.length; first += CHUNK)
    noted += await note(trx, scope, { batch, subjects: subjects.slice(first, first + CHUNK) })
  return noted
}

async function note(
  trx: Trx,
  scope: Scope,
  { batch, subjects }: { batch: Batch; subjects: readonly Subject[] },
): Promise<number> {
  const ids = subjects.map(({ id }) => id)
  await trx
    .deleteFrom('payroll_requests')
    .where('tenant_id', '=', scope.tenantId)
    .where(isOf(batch))
    .where('subject_id', 'in', ids)
    .where('outcome', 'is not', null)
    .$if(batch.work === 'release', (query) => query.where('requested_by', '=', scope.actor))
    .execute()
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('payroll_requests')
    .values(
      subjects.map(({ id, employeeId, month }) => ({
        tenant_id: scope.tenantId,
        work: batch.work,
        subject_id: id,
        month,
        requested_by: scope.actor,
        employee_id: employeeId,
        requested_at: scope.at,
        outcome: null,
        settled_at: null,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return Number(numInsertedOrUpdatedRows)
}

/** Deletes the settled requests of a click, except failures, once none is left to do. @returns whether that is so */
export function forgetSettled(house: House, scope: Scope, batch: Batch): Promise<boolean> {
  return writing(house, scope, async (trx) => {
    if (await hasOpen(trx, scope, batch)) return false
    await trx
      .deleteFrom('payroll_requests')
      .where('tenant_id', '=', scope.tenantId)
      .where(isOf(batch))
      .where('outcome', '!=', 'failed')
      .execute()
    return true
  })
}

/** Members with unsettled requests, and their tenants. */
export function listAskers(
  executor: Executor,
): Promise<(Pick<Actor, 'tenantId' | 'actor'> & { work: Work })[]> {
  return executor
    .selectFrom('payroll_requests')
    .select(['tenant_id as tenantId', 'requested_by as actor', 'work'])
    .where('outcome', 'is', null)
    .distinct()
    .execute()
}

/** Cancels a release when the pages get another owner, which the request was not for. */
export async function withdrawRelease(trx: Trx, scope: Within, id: string): Promise<void> {
  await trx
    .deleteFrom('payroll_requests')
    .where('tenant_id', '=', scope.tenantId)
    .where(isOf({ work: 'release' }))
    .where('subject_id', '=', id)
    .where('outcome', 'is', null)
    .execute()
}

/** What this member has requested, oldest first. */
export function listOpen(
  executor: Executor,
  scope: Actor,
  { work, month }: { work: Work; month: MonthText | undefined },
): Promise<Subject[]> {
  return executor
    .selectFrom('payroll_requests')
    .select(['subject_id as id', 'employee_id as employeeId', 'month'])
    .where('tenant_id', '=', scope.tenantId)
    .where('work', '=', work)
    .where('requested_by', '=', scope.actor)
    .$if(month !== undefined, (query) => query.where('month', '=', month ?? ''))
    .where('outcome', 'is', null)
    .orderBy('requested_at')
    .orderBy('month')
    .orderBy('subject_id')
    .execute()
}

async function hasOpen(executor: Executor, scope: Within, batch: Batch): Promise<boolean> {
  const row = await executor
    .selectFrom('payroll_requests')
    .select('subject_id')
    .where('tenant_id', '=', scope.tenantId)
    .where(isOf(batch))
    .where('outcome', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

interface One {
  work: Work
  subject: Subject
}

export async function isOpen(executor: Executor, scope: Actor, one: One): Promise<boolean> {
  const row = await executor
    .selectFrom('payroll_requests')
    .select('subject_id')
    .where('tenant_id', '=', scope.tenantId)
    .where('requested_by', '=', scope.actor)
    .where(isRequest(one))
    .where('outcome', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

export async function settle(
  trx: Trx,
  scope: Actor,
  { outcome, ...one }: One & { outcome: Outcome },
): Promise<void> {
  await trx
    .updateTable('payroll_requests')
    .set({ outcome, settled_at: scope.at })
    .where('tenant_id', '=', scope.tenantId)
    .where('requested_by', '=', scope.actor)
    .where(isRequest(one))
    .execute()
}

type Columns = ExpressionBuilder<Database, 'payroll_requests'>

export function isOf(batch: Batch) {
  const month = batch.work === 'calculation' ? { month: batch.month } : {}
  return (columns: Columns) => columns.and({ work: batch.work, ...month })
}

function isRequest({ work, subject: { id, month } }: One) {
  return (columns: Columns) => columns.and({ work, subject_id: id, month })
}
