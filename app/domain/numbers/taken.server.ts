import { type SqlBool, sql } from 'kysely'
import type { NumberRange } from '~db/schema'
import type { Executor } from '../kernel/house'
import type { Within } from '../kernel/scope'

/** Columns in which a number of the range must be unused. */
export const PLACES = {
  invoice: { table: 'invoices', column: 'number' },
  cancellation: { table: 'invoices', column: 'number' },
  mandate: { table: 'mandates', column: 'reference' },
  customer: { table: 'customers', column: 'number' },
  contract: { table: 'contracts', column: 'number' },
  employee: { table: 'employees', column: 'number' },
} as const satisfies Record<NumberRange, object>

/** Ignores case: banks treat two references that differ only by case as one. */
export async function findTaken(
  executor: Executor,
  { tenantId }: Within,
  range: NumberRange,
  numbers: readonly string[],
): Promise<Set<string>> {
  const { table, column } = PLACES[range]
  const name = sql.ref(column)
  const rows = await executor
    .selectFrom<(typeof PLACES)[NumberRange]['table']>(table)
    .select(sql<string>`lower(${name})`.as('number'))
    .where('tenant_id', '=', tenantId)
    .where(
      table === 'mandates'
        ? sql<SqlBool>`${name} collate nocase in (${sql.join(numbers)})`
        : sql<SqlBool>`${name} in (${sql.join(numbers)})`,
    )
    .execute()
  return new Set(rows.map(({ number }) => number))
}
