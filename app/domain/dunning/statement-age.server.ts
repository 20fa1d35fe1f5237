import type { Executor } from '../kernel/house'
import type { Scope } from '../kernel/scope'
import { addDays, type DateText } from '../values/calendar'

/** The last day of the firm's newest bank statement; null for a firm that reads none. */
export async function lastStatementOn(
  executor: Executor,
  { tenantId }: Pick<Scope, 'tenantId'>,
): Promise<DateText | null> {
  const newest = await executor
    .selectFrom('bank_statements')
    .select(({ fn }) => fn.max('to_on').as('on'))
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst()
  return newest?.on ?? null
}

/** Whether payments may be in the account that nobody has seen. A firm without statements enters them by hand. */
export function isTooOld(on: DateText | null, days: number | null, today: DateText): boolean {
  return on !== null && days !== null && on < addDays(today, -days)
}
