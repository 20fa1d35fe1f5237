import { isBusy, isUnwritable } from '~db/failures'
import type { PayslipReleasesTable } from '~db/schema'
import { Busy } from '../kernel/errors'
import type { Executor, House, Trx } from '../kernel/house'
import { oneAtATime } from '../kernel/one-at-a-time'
import type { Actor, Scope, Within } from '../kernel/scope'
import { writing } from '../kernel/writing.server'
import { yieldToLoop } from '../kernel/yield-to-loop'
import type { Words } from '../payroll-run/calculate.server'
import { releaseSlip } from './release.server'

export type ReleaseOutcome = NonNullable<PayslipReleasesTable['outcome']>

/** SQLite binds a few thousand values at most. */
const CHUNK = 500

/**
 * Queues waiting payslips for release; skips doubtful, missing and queued ones. @returns how many are new. Settled
 * requests of earlier clicks are deleted.
 */
export function requestRelease(house: House, scope: Scope, ids: readonly string[]): Promise<number> {
  return writing(house, scope, async (trx) => {
    if (!(await findOpen(trx, scope)))
      await trx.deleteFrom('payslip_releases').where('tenant_id', '=', scope.tenantId).execute()
    let noted = 0
    for (let first = 0; first < ids.length; first += CHUNK)
      noted += await note(trx, scope, ids.slice(first, first + CHUNK))
    return noted
  })
}

async function note(trx: Trx, scope: Scope, ids: readonly string[]): Promise<number> {
  const stored = { requested_by: scope.actor, requested_at: scope.at, outcome: null, settled_at: null }
  const delivered = trx
    .selectFrom('incoming_payslips')
    .select(['id', 'employee_id', 'month'])
    .where('tenant_id', '=', scope.tenantId)
    .where('id', 'in', ids)
    .where('released_id', 'is', null)
    .where('doubt', 'is', null)
    .where('employee_id', 'is not', null)
    .where('month', 'is not', null)
  const calculated = trx
    .selectFrom('waiting_payslips')
    .select(['id', 'employee_id', 'month'])
    .where('tenant_id', '=', scope.tenantId)
    .where('id', 'in', ids)
  const found = new Map((await delivered.unionAll(calculated).execute()).map((row) => [row.id, row]))
  let noted = 0
  for (const id of ids) {
    const { employee_id, month } = found.get(id) ?? {}
    if (!employee_id || !month) continue
    const { numInsertedOrUpdatedRows = 0n } = await trx
      .insertInto('payslip_releases')
      .values({ tenant_id: scope.tenantId, slip_id: id, employee_id, month, ...stored })
      .onConflict((conflict) =>
        conflict
          .columns(['tenant_id', 'slip_id', 'requested_by'])
          .doUpdateSet(stored)
          .where('payslip_releases.outcome', 'is not', null),
      )
      .executeTakeFirst()
    noted += Number(numInsertedOrUpdatedRows)
  }
  return noted
}

export interface WorkOptions {
  words: Pick<Words, 'extraNames'>
  isStopped: () => boolean
  /** Receives unexpected errors; the office sees whose payslip it was. */
  onError: (error: unknown) => void
}

/**
 * Releases what `scope.actor` has requested, oldest first, each in its own transaction, until all is settled or
 * `isStopped`; at least one is tried. Failures are recorded and the rest continues.
 */
export async function releaseQueued(
  house: House,
  scope: Scope,
  { words, isStopped, onError }: WorkOptions,
): Promise<Record<ReleaseOutcome, number>> {
  const done = { released: 0, approved: 0, stale: 0, gone: 0, failed: 0 }
  for (const id of await listOpen(house.reader, scope)) {
    await yieldToLoop()
    try {
      const outcome = await oneAtATime(`release ${scope.tenantId} ${id}`, () =>
        settleOne(house, scope, { id, words }),
      )
      if (outcome) done[outcome] += 1
    } catch (error) {
      // The machine's fault and not the payslip's: the rest is tried again later.
      if (isUnwritable(error)) throw error
      // Another writer was busy: tried again later.
      if (!(error instanceof Busy || isBusy(error))) {
        onError(error)
        await writing(house, scope, (trx) => settle(trx, scope, id, 'failed'))
        done.failed += 1
      }
    }
    if (isStopped()) break
  }
  return done
}

async function settleOne(
  house: House,
  scope: Scope,
  { id, words }: { id: string } & Pick<WorkOptions, 'words'>,
): Promise<ReleaseOutcome | undefined> {
  if (!(await findOpen(house.reader, scope, id))) return undefined
  const claim = async (trx: Trx) => {
    if (!(await findOpen(trx, scope, id))) return false
    await settle(trx, scope, id, 'released')
    return true
  }
  const outcome = (await releaseSlip(house, scope, { id, words, claim })) ?? 'gone'
  if (outcome !== 'released') await writing(house, scope, (trx) => settle(trx, scope, id, outcome))
  return outcome
}

/** Deletes the settled requests of a click, except failures, once none is left to do. @returns whether that is so */
export function forgetReleased(house: House, scope: Scope): Promise<boolean> {
  return writing(house, scope, async (trx) => {
    if (await findOpen(trx, scope)) return false
    await trx
      .deleteFrom('payslip_releases')
      .where('tenant_id', '=', scope.tenantId)
      .where('outcome', '!=', 'failed')
      .execute()
    return true
  })
}

/** Members with unsettled release requests, and their tenants. */
export function listAskers(executor: Executor): Promise<Pick<Actor, 'tenantId' | 'actor'>[]> {
  return executor
    .selectFrom('payslip_releases')
    .select(['tenant_id as tenantId', 'requested_by as actor'])
    .where('outcome', 'is', null)
    .distinct()
    .execute()
}

/** Cancels a request when the pages get another owner, which the request was not for. */
export async function withdrawRelease(trx: Trx, scope: Within, id: string): Promise<void> {
  await trx
    .deleteFrom('payslip_releases')
    .where('tenant_id', '=', scope.tenantId)
    .where('slip_id', '=', id)
    .where('outcome', 'is', null)
    .execute()
}

async function listOpen(executor: Executor, scope: Actor): Promise<string[]> {
  const rows = await executor
    .selectFrom('payslip_releases')
    .select('slip_id')
    .where('tenant_id', '=', scope.tenantId)
    .where('requested_by', '=', scope.actor)
    .where('outcome', 'is', null)
    .orderBy('requested_at')
    .orderBy('month')
    .orderBy('slip_id')
    .execute()
  return rows.map(({ slip_id }) => slip_id)
}

/** Any open request, or the one for a payslip by this member. */
async function findOpen(executor: Executor, scope: Actor, id?: string): Promise<boolean> {
  const row = await executor
    .selectFrom('payslip_releases')
    .select('slip_id')
    .where('tenant_id', '=', scope.tenantId)
    .where('outcome', 'is', null)
    .$if(id !== undefined, (query) =>
      query.where('slip_id', '=', id as string).where('requested_by', '=', scope.actor),
    )
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

async function settle(trx: Trx, scope: Actor, id: string, outcome: ReleaseOutcome): Promise<void> {
  await trx
    .updateTable('payslip_releases')
    .set({ outcome, settled_at: scope.at })
    .where('tenant_id', '=', scope.tenantId)
    .where('slip_id', '=', id)
    .where('requested_by', '=', scope.actor)
    .execute()
}
