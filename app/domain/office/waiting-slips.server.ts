import { sql } from 'kysely'
import type { MonthText } from '../calendar'
import type { Executor } from '../house'
import type { Within } from '../scope'

/** Payslips of a month that could be released, calculated or delivered. */
export interface WaitingMonth {
  month: MonthText
  count: number
}

/** By month, the oldest first. There are few, so they are counted here. */
export async function countWaitingSlips(executor: Executor, { tenantId }: Within): Promise<WaitingMonth[]> {
  const { rows } = await sql<{ month: MonthText }>`
    select month from waiting_payslips where tenant_id = ${tenantId}
    union all
    select month from incoming_payslips
      where tenant_id = ${tenantId} and released_id is null and doubt is null and month is not null
  `.execute(executor)
  const counts = new Map<MonthText, number>()
  for (const { month } of rows) counts.set(month, (counts.get(month) ?? 0) + 1)
  return [...counts].map(([month, count]) => ({ month, count })).sort(byMonth)
}

function byMonth(one: WaitingMonth, other: WaitingMonth): number {
  return one.month < other.month ? -1 : 1
}
