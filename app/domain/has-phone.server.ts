import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { soughtPhone } from './phone-key'

/** Whether a row has the telephone number that is searched; no row where the search is none. */
export function hasPhone(column: string, search: string): RawBuilder<SqlBool> {
  const phone = soughtPhone(search)
  return phone === undefined ? sql<SqlBool>`0` : sql<SqlBool>`instr(${sql.ref(column)}, ${phone}) > 0`
}
