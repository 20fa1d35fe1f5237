import { sql } from 'kysely'
import type { Trx } from '../kernel/house'
import { prepared } from '../kernel/prepared.server'
import type { Within } from '../kernel/scope'
import type { Instant, MonthText } from '../values/calendar'
import type { HoursEntry } from './entry'

interface Made {
  month: MonthText
  /** When the sender made it. */
  madeAt: Instant
  entries: readonly HoursEntry[]
}

/**
 * Leaves out entries of employees whose month was reported by something made later, or entered by the office since, and
 * remembers the time of the others.
 */
export async function withoutOvertaken(
  trx: Trx,
  { tenantId }: Within,
  { month, madeAt, entries }: Made,
): Promise<readonly HoursEntry[]> {
  const ids = JSON.stringify(entries.map(({ employeeId }) => employeeId))
  const { rows } = await sql<{ id: string }>`
    select sent.value as id from json_each(${ids}) sent
    where exists (select 1 from hours_times t where t.tenant_id = ${tenantId} and t.month = ${month}
        and t.employee_id = sent.value and t.made_at > ${madeAt})
      or exists (select 1 from newest_hours n where n.tenant_id = ${tenantId} and n.month = ${month}
        and n.employee_id = sent.value and n.source = 'office' and n.recorded_at > ${madeAt})
      or exists (select 1 from hours_entries e where e.tenant_id = ${tenantId} and e.month = ${month}
        and e.employee_id = sent.value and e.act not in ('reported', 'late') and e.recorded_at > ${madeAt})`.execute(
    trx,
  )
  const overtaken = new Set(rows.map(({ id }) => id))
  const rest = entries.filter(({ employeeId }) => !overtaken.has(employeeId))
  await rememberTimes(trx, { tenantId }, { month, madeAt, entries: rest })
  return rest
}

/** What was made before the hours that an id brings is as old for the employee who is found to have it. */
export async function moveTime(
  trx: Trx,
  { tenantId }: Within,
  { month, from, to }: { month: MonthText; from: string; to: string },
): Promise<void> {
  await sql`insert into hours_times (tenant_id, month, employee_id, made_at)
    select tenant_id, month, ${to}, made_at from hours_times
    where tenant_id = ${tenantId} and month = ${month} and employee_id = ${from}
    on conflict (tenant_id, month, employee_id) do update set made_at = max(made_at, excluded.made_at)`.execute(
    trx,
  )
}

/** What was made before is older from now on, also if this changes nothing. */
export async function rememberTimes(
  trx: Trx,
  { tenantId }: Within,
  { month, madeAt, entries }: Made,
): Promise<void> {
  const ids = JSON.stringify(entries.map(({ employeeId }) => employeeId))
  await putTimes(trx, { tenantId, month, madeAt, ids })
}

const putTimes = prepared(
  (_: Trx, { tenantId, month, madeAt, ids }: Within & Times) =>
    sql`insert into hours_times (tenant_id, month, employee_id, made_at)
    select ${tenantId}, ${month}, value, ${madeAt} from json_each(${ids}) where true
    on conflict (tenant_id, month, employee_id) do update set made_at = excluded.made_at`,
)

interface Times {
  month: MonthText
  madeAt: Instant
  /** A JSON array. */
  ids: string
}
