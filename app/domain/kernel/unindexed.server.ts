import { type RawBuilder, sql } from 'kysely'

/**
 * A column to group, order or compare by that chooses no index. SQLite, which keeps no statistics here, takes all that a firm has for ten
 * rows, and would rather walk them in the order of the groups than look up the few that are asked for and sort those.
 */
export function unindexed(column: string): RawBuilder<unknown> {
  return sql`+${sql.ref(column)}`
}
