import { type RawBuilder, sql } from 'kysely'

/**
 * A list for `where … in` as one value, a JSON array of texts: one query for lists of every length, which is built at once
 * where fifty values are built and bound one by one.
 */
export function among(json: string): RawBuilder<string> {
  return sql<string>`(select value from json_each(${json}))`
}
