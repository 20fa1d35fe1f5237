import { sql } from 'kysely'
import type { Flag } from '~db/schema'
import type { MonthText } from '../calendar'
import type { Trx } from '../house'
import type { Actor } from '../scope'
import type { HoursEntry } from './entry'

/** Where hours come from: a delivery of the webhook, or somebody in the office. */
export type HoursOrigin = { source: 'webhook'; deliveryId: string } | { source: 'office' }

/** A row to be: hours of one employee, as the current value or as an open correction of a paid month. */
export interface HoursRow extends HoursEntry {
  isCorrection: Flag
}

/**
 * Appends rows to the history of one month: all in one statement that unfolds a JSON array, SQLite's own SQL.
 * Ten thousand rows take half the time of a prepared insert per row, and a fifth of what Kysely's builder needs.
 */
export async function appendHours(
  trx: Trx,
  actor: Actor,
  { month, origin, rows }: { month: MonthText; origin: HoursOrigin; rows: readonly HoursRow[] },
): Promise<void> {
  if (rows.length === 0) return
  const deliveryId = origin.source === 'webhook' ? origin.deliveryId : null
  const list = JSON.stringify(rows.map((row) => [row.employeeId, row.hours, row.overtime, row.isCorrection]))
  // In the order of the index, whose pages are then written once each.
  await sql`
    insert into hours
      (tenant_id, month, employee_id, hours, overtime, is_correction, source, delivery_id, recorded_at)
    select ${actor.tenantId}, ${month}, value ->> 0, value ->> 1, value ->> 2, value ->> 3,
      ${origin.source}, ${deliveryId}, ${actor.at}
    from json_each(${list}) order by value ->> 0`.execute(trx)
}
