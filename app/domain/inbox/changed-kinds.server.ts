import { sql } from 'kysely'
import { ENTRY_SEALS } from '../hours/entries.server'
import type { Kinds } from '../hours/kinds'
import { kindsOf, type WorkTime } from '../hours/times'
import type { Executor } from '../kernel/house'
import type { Within } from '../kernel/scope'
import type { Vault } from '../kernel/vault'
import type { MonthText } from '../values/calendar'
import { fullName } from '../values/person-name'

/** Kinds of hours that a delivery reported, and those that counted before. */
export interface KindsChange {
  id: string
  name: string | null
  month: MonthText
  before: Kinds
  after: Kinds
  /** They came after the month was closed or paid, and changed nothing. */
  isLate: boolean
}

const MOST = 500

/**
 * The first of them; the entries follow each other by their versions. The plus keeps SQLite from walking all entries that
 * the firm ever had, in their order.
 */
export async function changedKinds(
  executor: Executor,
  vault: Vault,
  { tenantId }: Within,
  deliveryId: string,
): Promise<KindsChange[]> {
  const { rows } = await sql<ReportedRow>`
    select h.id, h.employee_id, e.first_name, e.last_name, h.month, h.act, h.times_sealed,
      b.id as id_before, b.kinds_sealed as kinds_before
    from hours_entries h
    left join hours_entries b on b.tenant_id = ${tenantId} and b.employee_id = h.employee_id and b.month = h.month
      and b.version = h.version - 1
    left join employees e on e.tenant_id = ${tenantId} and e.id = h.employee_id
    where h.tenant_id = ${tenantId} and h.delivery_id = ${deliveryId}
    order by +h.employee_id, h.month, h.version limit ${sql.lit(MOST)}`.execute(executor)
  const open = (purpose: string, rowId: string, sealed: string): unknown =>
    JSON.parse(vault.open({ tenantId, purpose, rowId }, sealed))
  return rows.map((row) => ({
    id: row.employee_id,
    name: row.last_name === null ? null : fullName(row.first_name ?? '', row.last_name),
    month: row.month,
    before:
      row.id_before === null || row.kinds_before === null
        ? {}
        : (open(ENTRY_SEALS.kinds, row.id_before, row.kinds_before) as Kinds),
    after: kindsOf(open(ENTRY_SEALS.times, row.id, row.times_sealed) as WorkTime[]),
    isLate: row.act === 'late',
  }))
}

interface ReportedRow {
  id: string
  employee_id: string
  first_name: string | null
  last_name: string | null
  month: MonthText
  act: 'reported' | 'late'
  times_sealed: string
  id_before: string | null
  kinds_before: string | null
}
