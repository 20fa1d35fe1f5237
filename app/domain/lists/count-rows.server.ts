import type { SelectQueryBuilder } from 'kysely'
import type { Database } from '~db/schema'
import type { Executor } from '../kernel/house'

/** Number of rows of a query, up to its limit. */
export async function countRows<Table extends keyof Database, Row>(
  executor: Executor,
  rows: SelectQueryBuilder<Database, Table, Row>,
): Promise<number> {
  const { count } = await executor
    .selectFrom(rows.as('counted'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
