import { sql } from 'kysely'
import type { MonthText } from '../calendar'
import type { Trx } from '../house'
import type { Actor } from '../scope'
import type { HoursEntry } from './entry'

/** Where hours come from: a delivery of the webhook, or somebody in the office. */
export type HoursOrigin = { source: 'webhook'; deliveryId: string } | { source: 'office' }

/** The hours of one month, and where they come from. */
export interface HoursToRecord {
  month: MonthText
  origin: HoursOrigin
  entries: readonly HoursEntry[]
}

/**
 * Appends what differs from the newest row of each employee to the history of a month, as a correction where the
 * employee has been paid. One statement that unfolds a JSON array, SQLite's own SQL: nothing of the history comes
 * into the process, and a row costs the same however long its month is. A trigger keeps `newest_hours`.
 */
export async function appendHours(
  trx: Trx,
  { tenantId, at }: Actor,
  { month, origin, entries }: HoursToRecord,
): Promise<void> {
  const deliveryId = origin.source === 'webhook' ? origin.deliveryId : null
  const sent = JSON.stringify(entries.map(({ employeeId, hours, overtime }) => [employeeId, hours, overtime]))
  // In the order of the index, whose pages are then written once each.
  await sql`
    with sent as materialized (
      select value ->> 0 as employee_id, value ->> 1 as hours, value ->> 2 as overtime from json_each(${sent}))
    insert into hours (tenant_id, month, employee_id, hours, overtime, is_correction, source, delivery_id,
      recorded_at, replaces_seq)
    select ${tenantId}, ${month}, sent.employee_id, sent.hours, sent.overtime,
      exists (select 1 from payslips where tenant_id = ${tenantId} and employee_id = sent.employee_id
        and month = ${month}),
      ${origin.source}, ${deliveryId}, ${at}, coalesce(newest.seq, 0)
    from sent left join newest_hours newest on newest.tenant_id = ${tenantId} and newest.month = ${month}
      and newest.employee_id = sent.employee_id and not exists (
        select 1 from newest_hours other where other.tenant_id = ${tenantId} and other.month = ${month}
          and other.employee_id = sent.employee_id and other.seq > newest.seq)
    where newest.seq is null or (newest.hours, newest.overtime) is not (sent.hours, sent.overtime)
    order by sent.employee_id`.execute(trx)
}
