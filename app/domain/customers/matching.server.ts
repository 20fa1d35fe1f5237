import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { hasPhone } from '../has-phone.server'
import { soughtPhone } from '../phone-key'
import type { Within } from '../scope'
import { searchWords } from '../search-words'

/** All words of a search, or the phone number it is, are in the customer itself or in one of its current contacts. */
export function matchesCustomer(scope: Within, search: string): RawBuilder<SqlBool> {
  const words = searchWords(search)
  if (words.length === 0) return sql<SqlBool>`1`
  const hasWords = sql.join(
    words.map((word) =>
      inCustomer(scope, (column) => sql`instr(${sql.ref(column)}, ${word}) > 0`, 'search_key'),
    ),
    sql` and `,
  )
  if (soughtPhone(search) === undefined) return sql<SqlBool>`${hasWords}`
  return sql<SqlBool>`((${hasWords}) or ${inCustomer(scope, (column) => hasPhone(column, search), 'phone_key')})`
}

function inCustomer(
  { tenantId }: Within,
  has: (column: string) => RawBuilder<unknown>,
  key: 'search_key' | 'phone_key',
) {
  return sql`(${has(`customers.${key}`)} or customers.id in (select customer_id
    from contacts where tenant_id = ${tenantId} and archived_at is null and ${has(`contacts.${key}`)}))`
}
