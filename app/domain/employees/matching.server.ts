import type { RawBuilder, SqlBool } from 'kysely'
import { hasAll, hasSought } from '../lists/matches-search.server'
import { soughtPeople } from '../lists/search-words'

export function matchesEmployee(search: string): RawBuilder<SqlBool> {
  const columns = { words: 'employees.search_key', phone: 'employees.phone_key' }
  return hasAll(soughtPeople(search).map((one) => hasSought(one, columns)))
}
