import { type SqlBool, sql } from 'kysely'
import type { Executor } from '../kernel/house'
import type { Within } from '../kernel/scope'
import { findLastClosed } from '../payroll-month/entries.server'
import { type DateText, type MonthText, monthOf, shiftMonth } from '../values/calendar'

/**
 * Where a month stands in the order of closing. `ahead`: it has not begun; `none`: nothing is calculated here, or only
 * months after it.
 */
export type Turn = 'closed' | 'next' | 'later' | 'ahead' | 'none'

export interface Turns {
  /** The newest closed month. */
  last: MonthText | null
  /** The first open one: after the last closed, or else the first with a payslip that was calculated here. */
  next: MonthText | null
}

export async function readTurns(executor: Executor, scope: Within): Promise<Turns> {
  const last = await findLastClosed(executor, scope)
  return { last, next: last === null ? await findFirst(executor, scope) : shiftMonth(last, 1) }
}

export function turnOf(
  month: MonthText,
  { last, next }: Turns,
  { isClosed, today }: { isClosed: boolean; today: DateText },
): Turn {
  if (isClosed) return 'closed'
  if (next === null || month < next) return 'none'
  if (last !== null && month <= last) return 'none'
  if (month > monthOf(today)) return 'ahead'
  return month === next ? 'next' : 'later'
}

/** The payroll month in which a correction of a closed month counts; null while the month is open. */
export async function findCountingMonth(
  executor: Executor,
  scope: Within,
  month: MonthText,
): Promise<MonthText | null> {
  const last = await findLastClosed(executor, scope)
  return last !== null && month <= last ? shiftMonth(last, 1) : null
}

async function findFirst(executor: Executor, { tenantId }: Within): Promise<MonthText | null> {
  const row = await executor
    .selectFrom('current_payslips')
    .select('month')
    .where('tenant_id', '=', tenantId)
    // In words, as the index of those few has it.
    .where(sql<SqlBool>`source = 'calculation'`)
    .orderBy('month')
    .limit(1)
    .executeTakeFirst()
  return row?.month ?? null
}
