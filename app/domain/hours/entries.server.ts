import { randomUUID } from 'node:crypto'
import type { Executor, Trx } from '../kernel/house'
import type { Actor, Within } from '../kernel/scope'
import type { Vault } from '../kernel/vault'
import type { MonthText } from '../values/calendar'
import type { Kinds } from './kinds'

/** Kinds reveal sickness, and a reason may. */
export const ENTRY_SEALS = { kinds: 'hours.kinds', reason: 'hours.reason' } as const

export interface NewEntry {
  month: MonthText
  employeeId: string
  act: 'entered' | 'pasted' | 'accepted' | 'rejected'
  kinds: Kinds
  reason: string
  /** The history row it created, if any. */
  hoursSeq: number | null
}

export interface LastEntry {
  version: number
  kinds: Kinds
}

export const NO_ENTRY: LastEntry = { version: 0, kinds: {} }

/** Newest entry of the month by employee id. */
export async function lastEntries(
  executor: Executor,
  vault: Vault,
  { tenantId }: Within,
  { month, employeeIds }: { month: MonthText; employeeIds: readonly string[] },
): Promise<ReadonlyMap<string, LastEntry>> {
  if (employeeIds.length === 0) return new Map()
  const rows = await executor
    .selectFrom('hours_entries')
    .select(['employee_id', 'id', 'kinds_sealed'])
    .select(({ fn }) => fn.max('version').as('version'))
    .where('tenant_id', '=', tenantId)
    .where('month', '=', month)
    .where('employee_id', 'in', employeeIds)
    .groupBy('employee_id')
    .execute()
  return new Map(
    rows.map(({ employee_id, id, kinds_sealed, version }) => {
      const text = vault.open({ tenantId, purpose: ENTRY_SEALS.kinds, rowId: id }, kinds_sealed)
      return [employee_id, { version, kinds: JSON.parse(text) as Kinds }]
    }),
  )
}

/** Adds an entry after the last one, whose version the caller has read in the same transaction. */
export async function addEntry(
  trx: Trx,
  vault: Vault,
  { tenantId, actor, at }: Actor,
  { version, ...entry }: NewEntry & { version: number },
): Promise<void> {
  const id = randomUUID()
  const seal = (field: keyof typeof ENTRY_SEALS, text: string) =>
    vault.seal({ tenantId, purpose: ENTRY_SEALS[field], rowId: id }, text)
  await trx
    .insertInto('hours_entries')
    .values({
      tenant_id: tenantId,
      id,
      month: entry.month,
      employee_id: entry.employeeId,
      version: version + 1,
      act: entry.act,
      kinds_sealed: seal('kinds', JSON.stringify(entry.kinds)),
      reason_sealed: seal('reason', entry.reason),
      hours_seq: entry.hoursSeq,
      recorded_by: actor,
      recorded_at: at,
    })
    .execute()
}
