import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Within } from '../scope'
import { searchWords } from '../search-words'

/** All words of a search are in the customer itself or in one of its current contacts. */
export function matchesCustomer({ tenantId }: Within, search: string): RawBuilder<SqlBool> {
  const words = searchWords(search)
  if (words.length === 0) return sql<SqlBool>`1`
  return sql<SqlBool>`${sql.join(
    words.map(
      (word) => sql`(instr(customers.search_key, ${word}) > 0 or customers.id in (select customer_id
        from contacts where tenant_id = ${tenantId} and archived_at is null and instr(search_key, ${word}) > 0))`,
    ),
    sql` and `,
  )}`
}
