import type { House, Trx } from '../kernel/house'
import type { Scope } from '../kernel/scope'
import { writing } from '../kernel/writing.server'
import { noteRequests, type Outcome, type Subject } from '../payroll-queue/requests.server'
import { type WorkOptions, workOff } from '../payroll-queue/work-off.server'
import type { Words } from '../payroll-run/calculate.server'
import { releaseSlip } from './release.server'

/** SQLite binds a few thousand values at most. */
const CHUNK = 500

/** Queues waiting payslips for release; skips doubtful, missing and queued ones. @returns how many are new. */
export function requestRelease(house: House, scope: Scope, ids: readonly string[]): Promise<number> {
  return writing(house, scope, async (trx) => {
    const subjects: Subject[] = []
    for (let first = 0; first < ids.length; first += CHUNK)
      subjects.push(...(await listReleasable(trx, scope, ids.slice(first, first + CHUNK))))
    return noteRequests(trx, scope, { batch: { work: 'release' }, subjects })
  })
}

async function listReleasable(trx: Trx, scope: Scope, ids: readonly string[]): Promise<Subject[]> {
  const delivered = trx
    .selectFrom('incoming_payslips')
    .select(['id', 'employee_id as employeeId', 'month'])
    .where('tenant_id', '=', scope.tenantId)
    .where('id', 'in', ids)
    .where('released_id', 'is', null)
    .where('doubt', 'is', null)
    .where('employee_id', 'is not', null)
    .where('month', 'is not', null)
  const calculated = trx
    .selectFrom('waiting_payslips')
    .select(['id', 'employee_id as employeeId', 'month'])
    .where('tenant_id', '=', scope.tenantId)
    .where('id', 'in', ids)
  const found = await delivered.unionAll(calculated).execute()
  return found.flatMap(({ id, employeeId, month }) => (employeeId && month ? { id, employeeId, month } : []))
}

/** Releases what `scope.actor` has requested, as `workOff` does. */
export function releaseQueued(
  house: House,
  scope: Scope,
  { words, ...options }: WorkOptions & { words: Pick<Words, 'extraNames'> },
): Promise<Record<Outcome, number>> {
  return workOff(house, scope, {
    ...options,
    work: 'release',
    success: 'released',
    doOne: ({ id }, claim) => releaseSlip(house, scope, { id, words, claim }),
  })
}
