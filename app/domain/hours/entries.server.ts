import { randomUUID } from 'node:crypto'
import { newestSealed, type OfMonth } from '../employees/newest-sealed.server'
import type { Executor, Trx } from '../kernel/house'
import type { Actor, Within } from '../kernel/scope'
import type { Vault } from '../kernel/vault'
import type { MonthText } from '../values/calendar'
import type { Kinds } from './kinds'
import type { WorkTime } from './times'

/** Kinds reveal sickness, and a reason may. */
export const ENTRY_SEALS = { kinds: 'hours.kinds', reason: 'hours.reason', times: 'hours.times' } as const

const KINDS = { table: 'hours_entries', id: 'id', column: 'kinds_sealed' } as const

export interface NewEntry {
  month: MonthText
  employeeId: string
  act: 'entered' | 'pasted' | 'accepted' | 'rejected' | 'reported' | 'late'
  kinds: Kinds
  reason: string
  /** The history row it created, if any. */
  hoursSeq: number | null
  /** What was reported, and by which delivery. */
  times?: readonly WorkTime[]
  deliveryId?: string | null
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
  which: OfMonth,
): Promise<ReadonlyMap<string, LastEntry>> {
  const rows = await newestSealed(executor, { tenantId }, KINDS, which)
  return new Map(
    rows.map(({ employeeId, id, sealed, version }) => {
      const text = vault.open({ tenantId, purpose: ENTRY_SEALS.kinds, rowId: id }, sealed ?? '')
      return [employeeId, { version, kinds: JSON.parse(text) as Kinds }]
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
      delivery_id: entry.deliveryId ?? null,
      times_sealed: entry.times ? seal('times', JSON.stringify(entry.times)) : null,
    })
    .execute()
}
