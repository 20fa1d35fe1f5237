import type { Trx } from '../kernel/house'
import type { Actor } from '../kernel/scope'
import type { MonthText } from '../values/calendar'
import { appendHours } from './append.server'
import { isMonthClosed } from './closed.server'
import type { HoursEntry } from './entry'
import { monthsOfHours } from './months.server'
import { moveTime } from './overtaken.server'
import { notifyOfCorrections } from './record.server'
import { recordTimes, timesUnder } from './reported-times.server'

interface Move {
  foreignId: string
  employeeId: string
  /** Rows up to here were assigned before. */
  afterSeq: number
}

/**
 * Repeats the newest hours of an id for the employee. If the employee has other hours that month, they become a
 * correction: whether to add the two up cannot be known.
 */
export async function moveHours(
  trx: Trx,
  actor: Actor,
  { foreignId, employeeId, afterSeq }: Move,
): Promise<void> {
  for (const { month, ...amounts } of await newestUnder(trx, actor, foreignId, afterSeq)) {
    const isClosed =
      (await hasHours(trx, actor, month, employeeId)) || (await isMonthClosed(trx, actor, month))
    const times = await timesUnder(trx, actor, { month, employeeId: foreignId })
    const entries: HoursEntry[] = [{ employeeId, ...amounts, times }]
    await appendHours(trx, actor, {
      month,
      origin: { source: 'webhook', deliveryId: null },
      isClosed,
      entries,
    })
    await recordTimes(trx, actor, { month, deliveryId: null, isClosed, entries })
    await moveTime(trx, actor, { month, from: foreignId, to: employeeId })
    await notifyOfCorrections(trx, actor, month)
  }
}

async function newestUnder(trx: Trx, { tenantId }: Actor, foreignId: string, afterSeq: number) {
  const rows = await trx
    .selectFrom('newest_hours')
    .select(['month', 'hours', 'overtime'])
    .where('tenant_id', '=', tenantId)
    .where('month', 'in', await monthsOfHours(trx, { tenantId }))
    .where('employee_id', '=', foreignId)
    .where('seq', '>', afterSeq)
    .orderBy('seq', 'desc')
    .execute()
  return rows.filter(({ month }, index) => rows.findIndex((row) => row.month === month) === index)
}

async function hasHours(
  trx: Trx,
  { tenantId }: Actor,
  month: MonthText,
  employeeId: string,
): Promise<boolean> {
  const row = await trx
    .selectFrom('newest_hours')
    .select('seq')
    .where('tenant_id', '=', tenantId)
    .where('month', '=', month)
    .where('employee_id', '=', employeeId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
