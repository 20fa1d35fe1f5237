import type { Trx } from '../kernel/house'
import type { Actor } from '../kernel/scope'
import type { MonthText } from '../values/calendar'
import { appendHours } from './append.server'
import { findClosed } from './closed.server'
import type { HoursEntry } from './entry'
import { monthsOfHours } from './months.server'
import { tellOfCorrections } from './record.server'

interface Move {
  foreignId: string
  employeeId: string
  /** Everything up to here was assigned already. */
  afterSeq: number
}

/**
 * Says the newest hours that came under an id once more, of the employee. Where the employee has other hours of that
 * month, they are a correction to be decided: there is no telling whether the two should be added up.
 */
export async function moveHours(
  trx: Trx,
  actor: Actor,
  { foreignId, employeeId, afterSeq }: Move,
): Promise<void> {
  for (const { month, ...said } of await newestUnder(trx, actor, foreignId, afterSeq)) {
    const isClosed =
      (await hasHours(trx, actor, month, employeeId)) || (await findClosed(trx, actor, month)) !== null
    const entries: HoursEntry[] = [{ employeeId, ...said }]
    await appendHours(trx, actor, {
      month,
      origin: { source: 'webhook', deliveryId: null },
      isClosed,
      entries,
    })
    await tellOfCorrections(trx, actor, month)
  }
}

/** The latest report of each month. */
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
