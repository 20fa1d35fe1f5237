import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { type Sought, searchWords } from './search-words'

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

/** Whether each word of a search is in one of the columns; true for a search without words. */
export function hasEachWord(search: string, columns: readonly string[]): RawBuilder<SqlBool> {
  return hasAll(
    searchWords(search).map((word) => {
      const places = columns.map((column) => sql`instr(${sql.ref(column)}, ${word}) > 0`)
      return sql<SqlBool>`(${sql.join(places, sql` or `)})`
    }),
  )
}

/** All conditions; true if there are none. */
export function hasAll(places: RawBuilder<SqlBool>[]): RawBuilder<SqlBool> {
  return places.length === 0 ? sql<SqlBool>`1` : sql<SqlBool>`(${sql.join(places, sql` and `)})`
}
