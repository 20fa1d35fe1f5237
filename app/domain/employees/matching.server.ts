import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { hasPhone } from '../has-phone.server'
import { soughtPhone } from '../phone-key'
import { searchWords } from '../search-words'

/** All words of a search, or the telephone number that it is, are in the employee. */
export function matchesEmployee(search: string): RawBuilder<SqlBool> {
  const words = searchWords(search)
  if (words.length === 0) return sql<SqlBool>`1`
  const hasWords = sql.join(
    words.map((word) => sql`instr(employees.search_key, ${word}) > 0`),
    sql` and `,
  )
  if (soughtPhone(search) === undefined) return sql<SqlBool>`${hasWords}`
  return sql<SqlBool>`((${hasWords}) or ${hasPhone('employees.phone_key', search)})`
}
