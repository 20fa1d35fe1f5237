import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Within } from '../kernel/scope'
import { hasAll, hasSought } from '../lists/matches-search.server'
import { type Sought, soughtPeople } from '../lists/search-words'

export function matchesCustomer({ tenantId }: Within, search: string): RawBuilder<SqlBool> {
  const inOne = (one: Sought) => {
    const inContact = hasSought(one, { words: 'contacts.search_key', phone: 'contacts.phone_key' })
    return sql<SqlBool>`(${hasSought(one, { words: 'customers.search_key', phone: 'customers.phone_key' })}
      or customers.id in (select customer_id from contacts
        where tenant_id = ${tenantId} and archived_at is null and ${inContact}))`
  }
  return hasAll(soughtPeople(search).flatMap(eachWord).map(inOne))
}

/** Words may match in different places, but the digits of one number may not. */
function eachWord({ words, phone }: Sought): Sought[] {
  return phone === undefined ? words.map((word) => ({ words: [word], phone })) : [{ words, phone }]
}
