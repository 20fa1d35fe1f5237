import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { lapsedBefore } from '~/domain/mandates/state'
import type { DateText } from '~/domain/values/calendar'
import type { InvoiceFilter } from './state'

/** Invoices by state; `direct_debit`: to be collected; `disputed`: nothing is asked for. */
export type StandingFilter = InvoiceFilter | 'direct_debit' | 'disputed'

/**
 * Rows of `invoice_standings` in a state on a day, as `passes` decides for one invoice; `all` includes drafts. A query that
 * is prepared has no day yet to tell `lapsed` from.
 */
export function standsAs(
  state: Exclude<StandingFilter, 'all'>,
  today: DateText,
  lapsed: DateText = lapsedBefore(today),
): RawBuilder<SqlBool> {
  // Which mandates have lapsed depends on the day, so no table stores it.
  const hasLapsed = sql<SqlBool>`mandate_used_on < ${lapsed}`
  switch (state) {
    case 'draft':
      // As drafts sort after every issued invoice, the index of the list finds them.
      return sql<SqlBool>`listed_key >= '~'`
    case 'open':
      return sql<SqlBool>`standing in ('open', 'collected', 'disputed')`
    case 'overdue':
      return sql<SqlBool>`due_on < ${today} and (standing = 'open' or standing = 'collected' and ${hasLapsed})`
    case 'direct_debit':
      return sql<SqlBool>`standing = 'collected' and not ${hasLapsed}`
    case 'cancelled':
      return sql<SqlBool>`standing in ('cancelled', 'credited', 'cancellation', 'credit_note')`
    default:
      return sql<SqlBool>`standing = ${state}`
  }
}
