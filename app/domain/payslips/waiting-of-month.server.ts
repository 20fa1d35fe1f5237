import { sql } from 'kysely'
import { askJson, type Question } from '../kernel/questions.server'
import type { Within } from '../kernel/scope'
import type { MonthText } from '../values/calendar'

/** Payslips of a month that could be released; the calculated ones are on the month's page. */
export interface WaitingMonth {
  month: MonthText
  isCalculated: boolean
  count: number
}

/** Oldest month first. There are few, so they are counted here. */
export function waitingSlipsAsked({ tenantId }: Within): Question<WaitingMonth[]> {
  const slips = askJson<Slip[]>(sql`(select json_group_array(json_array(month, isCalculated)) from (
    select month, 1 as isCalculated from waiting_payslips where tenant_id = ${tenantId}
    union all
    select month, 0 from incoming_payslips
      where tenant_id = ${tenantId} and released_id is null and doubt is null and month is not null))`)
  return { ...slips, read: (found) => byMonths(slips.read(found)) }
}

type Slip = [month: MonthText, isCalculated: 0 | 1]

function byMonths(slips: readonly Slip[]): WaitingMonth[] {
  const months = new Map<string, WaitingMonth>()
  for (const [month, isCalculated] of slips) {
    const { count } = months.get(`${month} ${isCalculated}`) ?? { count: 0 }
    months.set(`${month} ${isCalculated}`, { month, isCalculated: isCalculated === 1, count: count + 1 })
  }
  return [...months.values()].sort(byMonth)
}

function byMonth(one: WaitingMonth, other: WaitingMonth): number {
  return one.month < other.month ? -1 : 1
}
