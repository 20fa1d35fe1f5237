import type { RawBuilder, SqlBool } from 'kysely'
import { hasAll, hasSought } from '../lists/matches-search.server'
import { soughtPeople } from '../lists/search-words'

/** All words of a search, or its phone number, must match the employee. */
export function matchesEmployee(search: string): RawBuilder<SqlBool> {
  const columns = { words: 'employees.search_key', phone: 'employees.phone_key' }
  return hasAll(soughtPeople(search).map((one) => hasSought(one, columns)))
}
