import type { Executor } from '../kernel/house'
import type { Within } from '../kernel/scope'
import type { Vault } from '../kernel/vault'
import type { MonthText } from '../values/calendar'
import { lastEntries, NO_ENTRY } from './entries.server'
import { hoursOfMonth, type MonthOfHours } from './hours.server'
import type { Kinds } from './kinds'

export interface HoursStand {
  hours: MonthOfHours | null
  kinds: Kinds
  version: number
  /** Counts hours and entries; both only grow, so it changes with either. */
  revision: number
}

export async function standOf(
  executor: Executor,
  vault: Vault,
  scope: Within,
  { month, employeeId }: { month: MonthText; employeeId: string },
): Promise<HoursStand> {
  const stands = await standsOf(executor, vault, scope, { month, employeeIds: [employeeId] })
  return stands(employeeId)
}

export async function standsOf(
  executor: Executor,
  vault: Vault,
  scope: Within,
  which: { month: MonthText; employeeIds: readonly string[] },
): Promise<(employeeId: string) => HoursStand> {
  const { month, employeeIds } = which
  const listed = await hoursOfMonth(executor, scope, month, employeeIds)
  const hours = new Map(listed.map((one) => [one.employeeId, one]))
  const entries = await lastEntries(executor, vault, scope, which)
  const seqs = await newestSeqs(executor, scope, which)
  return (id) => {
    const { kinds, version } = entries.get(id) ?? NO_ENTRY
    return { hours: hours.get(id) ?? null, kinds, version, revision: version + (seqs.get(id) ?? 0) }
  }
}

async function newestSeqs(
  executor: Executor,
  { tenantId }: Within,
  { month, employeeIds }: { month: MonthText; employeeIds: readonly string[] },
): Promise<ReadonlyMap<string, number>> {
  const rows = await executor
    .selectFrom('newest_hours')
    .select('employee_id')
    .select(({ fn }) => fn.max('seq').as('seq'))
    .where('tenant_id', '=', tenantId)
    .where('month', '=', month)
    .where('employee_id', 'in', employeeIds)
    .groupBy('employee_id')
    .execute()
  return new Map(rows.map(({ employee_id, seq }) => [employee_id, seq]))
}
