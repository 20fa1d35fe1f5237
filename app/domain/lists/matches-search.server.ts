import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Sought } from './search-words'

/** Search columns, with or without their table. */
interface Columns {
  words: string
  phone: string
}

/** Whether a row contains all words of one part of a search, or its phone number. */
export function hasSought({ words, phone }: Sought, columns: Columns): RawBuilder<SqlBool> {
  const all = words.map((word) => sql`instr(${sql.ref(columns.words)}, ${word}) > 0`)
  const hasWords = sql<SqlBool>`(${sql.join(all, sql` and `)})`
  if (phone === undefined) return hasWords
  return sql<SqlBool>`(${hasWords} or instr(${sql.ref(columns.phone)}, ${phone}) > 0)`
}

/** All conditions; true if there are none. */
export function hasAll(places: RawBuilder<SqlBool>[]): RawBuilder<SqlBool> {
  return places.length === 0 ? sql<SqlBool>`1` : sql<SqlBool>`(${sql.join(places, sql` and `)})`
}
