import type { MonthText } from '../calendar'
import type { Trx } from '../house'
import type { Actor, Within } from '../scope'
import { appendHours, type HoursOrigin, type HoursRow } from './append.server'
import type { HoursEntry } from './entry'

/** The hours of one month, and where they come from. */
export interface HoursToRecord {
  month: MonthText
  origin: HoursOrigin
  entries: readonly HoursEntry[]
}

/**
 * Records hours of one month. A row is appended only where the newest one says something else, so sending the
 * same twice changes nothing and A → B → A is three rows. Where the employee has been paid for the month,
 * the row is an open correction and the hours that count stay as they are.
 */
export async function recordHours(
  trx: Trx,
  actor: Actor,
  { month, origin, entries }: HoursToRecord,
): Promise<void> {
  const newest = await newestHours(trx, actor, month)
  const paid = await paidEmployees(trx, actor, month)
  const rows: HoursRow[] = []
  for (const entry of entries) {
    const known = newest.get(entry.employeeId)
    if (known?.hours === entry.hours && known.overtime === entry.overtime) continue
    rows.push({ ...entry, isCorrection: paid.has(entry.employeeId) ? 1 : 0 })
  }
  await appendHours(trx, actor, { month, origin, rows })
}

/** What was said last of each employee, be it the current value or an open correction. */
async function newestHours(
  trx: Trx,
  scope: Within,
  month: MonthText,
): Promise<Map<string, { hours: string; overtime: string }>> {
  const rows = await trx
    .selectFrom('hours')
    .select(['employee_id', 'hours', 'overtime'])
    .where('seq', 'in', (query) =>
      query
        .selectFrom('hours as newest')
        .select((column) => column.fn.max('newest.seq').as('seq'))
        .where('newest.tenant_id', '=', scope.tenantId)
        .where('newest.month', '=', month)
        .groupBy('newest.employee_id'),
    )
    .execute()
  return new Map(rows.map((row) => [row.employee_id, row]))
}

async function paidEmployees(trx: Trx, scope: Within, month: MonthText): Promise<Set<string>> {
  const rows = await trx
    .selectFrom('payslips')
    .select('employee_id')
    .distinct()
    .where('tenant_id', '=', scope.tenantId)
    .where('month', '=', month)
    .execute()
  return new Set(rows.map((row) => row.employee_id))
}
