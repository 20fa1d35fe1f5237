import { CompiledQuery, type Kysely } from 'kysely'
import type { Database, Flag } from '~db/schema'
import type { Scope } from '../scope'
import type { HoursEntry } from './entry'

/** Rows in one statement; four variables a row stay far below SQLite's 32,766. */
const ROWS_AT_ONCE = 500

/** Where hours come from: a delivery of the webhook, or somebody in the office. */
export type HoursOrigin = { source: 'webhook'; deliveryId: string } | { source: 'office' }

/** A row to be: hours of one employee, as the current value or as an open correction of a paid month. */
export interface HoursRow extends HoursEntry {
  isCorrection: Flag
}

/**
 * Appends rows to the history of one month. Written as SQL because the text is the same for every full
 * chunk and is prepared once; Kysely's builder takes longer to compile 500 rows than SQLite to store them.
 */
export async function appendHours(
  trx: Kysely<Database>,
  scope: Scope,
  month: string,
  origin: HoursOrigin,
  rows: readonly HoursRow[],
): Promise<void> {
  const deliveryId = origin.source === 'webhook' ? origin.deliveryId : null
  const shared = [scope.tenantId, month, origin.source, deliveryId, scope.at]
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    const chunk = rows.slice(from, from + ROWS_AT_ONCE)
    const values = chunk.flatMap((row) => [row.employeeId, row.hours, row.overtime, row.isCorrection])
    await trx.executeQuery(CompiledQuery.raw(insertStatement(chunk.length), [...shared, ...values]))
  }
}

function insertStatement(rows: number): string {
  return `with shared (tenant_id, month, source, delivery_id, recorded_at) as (select ?, ?, ?, ?, ?),
    entries (employee_id, hours, overtime, is_correction) as (values ${Array(rows).fill('(?, ?, ?, ?)').join(', ')})
    insert into hours
      (tenant_id, month, employee_id, hours, overtime, source, delivery_id, is_correction, recorded_at)
    select tenant_id, month, employee_id, hours, overtime, source, delivery_id, is_correction, recorded_at
    from entries cross join shared`
}
