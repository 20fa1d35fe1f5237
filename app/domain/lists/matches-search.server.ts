import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Sought } from './search-words'

/** The columns that people are searched in, with or without their table. */
interface Columns {
  words: string
  phone: string
}

/** Whether a row has all words of one place of a search, or the telephone number that they may be. */
export function hasSought({ words, phone }: Sought, columns: Columns): RawBuilder<SqlBool> {
  const all = words.map((word) => sql`instr(${sql.ref(columns.words)}, ${word}) > 0`)
  const hasWords = sql<SqlBool>`(${sql.join(all, sql` and `)})`
  if (phone === undefined) return hasWords
  return sql<SqlBool>`(${hasWords} or instr(${sql.ref(columns.phone)}, ${phone}) > 0)`
}

/** All of them; any row where nothing is sought. */
export function hasAll(places: RawBuilder<SqlBool>[]): RawBuilder<SqlBool> {
  return places.length === 0 ? sql<SqlBool>`1` : sql<SqlBool>`(${sql.join(places, sql` and `)})`
}
