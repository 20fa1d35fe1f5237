import { sql } from 'kysely'
import type { Executor, Trx } from '../kernel/house'
import { prepared } from '../kernel/prepared.server'
import type { Actor, Within } from '../kernel/scope'
import type { Instant, MonthText } from '../values/calendar'
import type { HoursEntry } from './entry'

export type HoursOrigin =
  | { source: 'webhook'; deliveryId: string | null; madeAt?: Instant | undefined }
  | { source: 'office' }

export interface HoursToRecord {
  month: MonthText
  origin: HoursOrigin
  entries: readonly HoursEntry[]
}

interface HoursToAppend extends HoursToRecord {
  /** If so, everything new is a correction. */
  isClosed: boolean
}

/**
 * Appends what differs from the newest row of each employee to the history of a month, as a correction if the month is
 * closed or the employee has been paid. One statement that unfolds a JSON array (SQLite's SQL): the process reads no
 * history, and a row costs the same however long its month is. A trigger keeps `newest_hours`.
 */
export async function appendHours(
  trx: Trx,
  { tenantId, at }: Actor,
  { month, origin, isClosed, entries }: HoursToAppend,
): Promise<void> {
  await appendRows(trx, {
    tenantId,
    month,
    at,
    source: origin.source,
    deliveryId: origin.source === 'webhook' ? origin.deliveryId : null,
    closed: isClosed ? 1 : 0,
    sent: JSON.stringify(entries.map(({ employeeId, hours, overtime }) => [employeeId, hours, overtime])),
  })
}

interface Rows extends Within {
  month: MonthText
  at: Instant
  source: HoursOrigin['source']
  deliveryId: string | null
  closed: 0 | 1
  /** A JSON array of employee, hours and overtime. */
  sent: string
}

// In index order, so that each page of it is written once.
const appendRows = prepared(
  (_: Trx, { tenantId, month, at, source, deliveryId, closed, sent }: Rows) => sql`
    with sent as materialized (
      select value ->> 0 as employee_id, value ->> 1 as hours, value ->> 2 as overtime from json_each(${sent}))
    insert into hours (tenant_id, month, employee_id, hours, overtime, is_correction, source, delivery_id,
      recorded_at, replaces_seq)
    select ${tenantId}, ${month}, sent.employee_id, sent.hours, sent.overtime,
      ${closed} or exists (select 1 from payslips where tenant_id = ${tenantId}
        and employee_id = sent.employee_id and month = ${month}),
      ${source}, ${deliveryId}, ${at}, coalesce(newest.seq, 0)
    from sent left join newest_hours newest on newest.tenant_id = ${tenantId} and newest.month = ${month}
      and newest.employee_id = sent.employee_id and not exists (
        select 1 from newest_hours other where other.tenant_id = ${tenantId} and other.month = ${month}
          and other.employee_id = sent.employee_id and other.seq > newest.seq)
    where newest.seq is null or (newest.hours, newest.overtime) is not (sent.hours, sent.overtime)
    order by sent.employee_id`,
)

/** Appends hours that count even in a closed month, and returns their row. */
export async function appendDecided(
  trx: Trx,
  { tenantId, at }: Actor,
  month: MonthText,
  { employeeId, hours, overtime }: HoursEntry,
): Promise<number> {
  const { seq } = await trx
    .insertInto('hours')
    .values({
      tenant_id: tenantId,
      month,
      employee_id: employeeId,
      hours,
      overtime,
      is_correction: 0,
      source: 'office',
      delivery_id: null,
      recorded_at: at,
      replaces_seq: await newestSeq(trx, { tenantId }, month, employeeId),
    })
    .returning('seq')
    .executeTakeFirstOrThrow()
  return seq
}

/** The newest row of an employee's month, of either kind; 0 without one. */
export async function newestSeq(
  executor: Executor,
  { tenantId }: Within,
  month: MonthText,
  employeeId: string,
): Promise<number> {
  const { seq } = await executor
    .selectFrom('newest_hours')
    .select(({ fn }) => fn.max<number | null>('seq').as('seq'))
    .where('tenant_id', '=', tenantId)
    .where('month', '=', month)
    .where('employee_id', '=', employeeId)
    .executeTakeFirstOrThrow()
  return seq ?? 0
}
