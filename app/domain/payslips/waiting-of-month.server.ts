import { sql } from 'kysely'
import type { Executor } from '../kernel/house'
import type { Within } from '../kernel/scope'
import type { MonthText } from '../values/calendar'

/** Payslips of a month that could be released; the calculated ones are on the month's page. */
export interface WaitingMonth {
  month: MonthText
  isCalculated: boolean
  count: number
}

/** Oldest month first. There are few, so they are counted here. */
export async function countWaitingSlips(executor: Executor, { tenantId }: Within): Promise<WaitingMonth[]> {
  const { rows } = await sql<{ month: MonthText; isCalculated: 0 | 1 }>`
    select month, 1 as isCalculated from waiting_payslips where tenant_id = ${tenantId}
    union all
    select month, 0 from incoming_payslips
      where tenant_id = ${tenantId} and released_id is null and doubt is null and month is not null
  `.execute(executor)
  const months = new Map<string, WaitingMonth>()
  for (const { month, isCalculated } of rows) {
    const { count } = months.get(`${month} ${isCalculated}`) ?? { count: 0 }
    months.set(`${month} ${isCalculated}`, { month, isCalculated: isCalculated === 1, count: count + 1 })
  }
  return [...months.values()].sort(byMonth)
}

function byMonth(one: WaitingMonth, other: WaitingMonth): number {
  return one.month < other.month ? -1 : 1
}
