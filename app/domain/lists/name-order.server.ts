import { sql } from 'kysely'
import type { Order } from './listing.server'

/** By name, as the indexes are written; `by-name.ts` makes the key. */
export function byName(table: 'customers' | 'employees'): Order {
  return { table, by: [sql`name_key`, sql`id`], direction: 'asc' }
}
