import { type RawBuilder, sql } from 'kysely'
import type { Question } from '../kernel/questions.server'
import type { Within } from '../kernel/scope'
import { addDays, type DateText } from '../values/calendar'

/** The last day that is known of the account to which customers pay; null for a firm that reads no statements. */
export function lastStatementAsked({ tenantId }: Within): Question<DateText | null> {
  return { value: lastStatement(tenantId), read: (found) => found as DateText | null }
}

/** Of the account that invoices name, or without one of any. */
export function lastStatement(tenantId: string): RawBuilder<DateText | null> {
  const newest = (of: RawBuilder<unknown>) =>
    sql`(select max(b.to_on) from bank_statements b where b.tenant_id = ${tenantId} ${of})`
  const paid = sql`and b.account_id in (select a.id from bank_accounts a join tenants f on f.id = a.tenant_id
    and f.iban = a.iban where a.tenant_id = ${tenantId})`
  return sql<DateText | null>`coalesce(${newest(paid)}, ${newest(sql``)})`
}

/** Whether payments may be in the account that nobody has seen. A firm without statements enters them by hand. */
export function isTooOld(on: DateText | null, days: number | null, today: DateText): boolean {
  return on !== null && days !== null && on < addDays(today, -days)
}
