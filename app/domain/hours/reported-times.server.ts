import { newestSealed } from '../employees/newest-sealed.server'
import type { Trx } from '../kernel/house'
import type { Actor } from '../kernel/scope'
import { vaultOf } from '../kernel/writing.server'
import { openTask } from '../tasks/open.server'
import type { MonthText } from '../values/calendar'
import { addEntry, ENTRY_SEALS, lastEntries, NO_ENTRY } from './entries.server'
import type { HoursEntry } from './entry'
import { kindsOf, type WorkTime } from './times'

interface ReportedTimes {
  month: MonthText
  deliveryId: string | null
  /** If so, what counts stays, and the office is told. */
  isClosed: boolean
  entries: readonly HoursEntry[]
}

/**
 * Records the kinds of hours that a sender reports, in place of those that counted. After the month was closed or paid they
 * are noted, what counted stays, and the office is told. Nothing is added for who has the same already.
 */
export async function recordTimes(
  trx: Trx,
  actor: Actor,
  { month, deliveryId, isClosed, entries }: ReportedTimes,
): Promise<void> {
  const reported = entries.flatMap(({ employeeId, times }) => (times ? [{ employeeId, times }] : []))
  if (reported.length === 0) return
  const vault = vaultOf(trx)
  const employeeIds = reported.map(({ employeeId }) => employeeId)
  const last = await lastEntries(trx, vault, actor, { month, employeeIds })
  const lastTimes = await readLastTimes(trx, actor, { month, employeeIds })
  const paid = isClosed ? new Set<string>() : await paidOf(trx, actor, { month, employeeIds })
  let isAnyLate = false
  for (const { employeeId, times } of reported) {
    if (JSON.stringify(lastTimes.get(employeeId)) === JSON.stringify(times)) continue
    const { version, kinds } = last.get(employeeId) ?? NO_ENTRY
    const isLate = isClosed || paid.has(employeeId)
    isAnyLate ||= isLate
    await addEntry(trx, vault, actor, {
      month,
      employeeId,
      act: isLate ? 'late' : 'reported',
      kinds: isLate ? kinds : kindsOf(times),
      times,
      reason: '',
      hoursSeq: null,
      deliveryId,
      version,
    })
  }
  if (isAnyLate)
    await openTask(trx, actor, { kind: 'hours', subjectId: month, area: 'payroll', detail: month })
}

type OfMonth = { month: MonthText; employeeIds: readonly string[] }

/** What was reported last, if the office has entered nothing since. */
async function readLastTimes(
  trx: Trx,
  { tenantId }: Actor,
  which: OfMonth,
): Promise<ReadonlyMap<string, WorkTime[]>> {
  const rows = await newestSealed(
    trx,
    { tenantId },
    { table: 'hours_entries', id: 'id', column: 'times_sealed' },
    which,
  )
  const vault = vaultOf(trx)
  return new Map(
    rows.flatMap(({ employeeId, id, sealed }) => {
      if (sealed === null) return []
      const text = vault.open({ tenantId, purpose: ENTRY_SEALS.times, rowId: id }, sealed)
      return [[employeeId, JSON.parse(text) as WorkTime[]]]
    }),
  )
}

/** What was reported last of one employee or id. */
export async function timesUnder(
  trx: Trx,
  actor: Actor,
  { month, employeeId }: { month: MonthText; employeeId: string },
): Promise<WorkTime[] | undefined> {
  return (await readLastTimes(trx, actor, { month, employeeIds: [employeeId] })).get(employeeId)
}

async function paidOf(trx: Trx, { tenantId }: Actor, { month, employeeIds }: OfMonth): Promise<Set<string>> {
  const rows = await trx
    .selectFrom('payslips')
    .select('employee_id')
    .where('tenant_id', '=', tenantId)
    .where('month', '=', month)
    .where('employee_id', 'in', employeeIds)
    .execute()
  return new Set(rows.map(({ employee_id }) => employee_id))
}
