import { type RawBuilder, sql } from 'kysely'

/**
 * A column to group, order or compare by without choosing an index for it. SQLite has no statistics here and takes all rows
 * of a firm for ten: it would walk them in the order of the groups rather than look up the few asked for and sort those.
 */
export function unindexed(column: string): RawBuilder<unknown> {
  return sql`+${sql.ref(column)}`
}
