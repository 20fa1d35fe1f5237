import { type SqlBool, sql } from 'kysely'
import type { Stretch } from './read-page.server'
import type { Within } from './scope'

/** Tables whose lists are in the order of their `name_key`. */
type Named = 'customers' | 'employees'

/** Where a stretch of such a list begins, and in which direction it is read. */
export function nameOrder(table: Named, { tenantId }: Within, { after, before }: Partial<Stretch>) {
  const rows = sql.table(table)
  const key = sql`(${rows}.name_key, ${rows}.id)`
  const row = before ?? after
  const keyOfRow = sql`(select name_key, id from ${rows} as edge where tenant_id = ${tenantId} and id = ${row})`
  return {
    isInside:
      row === undefined
        ? sql<SqlBool>`true`
        : sql<SqlBool>`${key} ${sql.raw(before === undefined ? '>' : '<')} ${keyOfRow}`,
    direction: before === undefined ? 'asc' : 'desc',
  } as const
}
