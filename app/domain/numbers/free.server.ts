import { type SqlBool, sql } from 'kysely'
import type { NumberRange } from '~db/schema'
import type { Executor } from '../house'
import type { Scope, Within } from '../scope'
import { type Counter, yearOf } from './counter.server'
import { formatNumber, type NumberFormat } from './format'

/** Where a number of the range must be free. */
export const PLACES = {
  invoice: { table: 'invoices', column: 'number' },
  cancellation: { table: 'invoices', column: 'number' },
  mandate: { table: 'mandates', column: 'reference' },
  customer: { table: 'customers', column: 'number' },
  contract: { table: 'contracts', column: 'number' },
  employee: { table: 'employees', column: 'number' },
} as const satisfies Record<NumberRange, object>

/** So many are looked up at once. */
const LOOKED_UP = 20

/** How a range looks and where it stands. */
export interface Stand {
  format: NumberFormat
  counter: Counter
}

/** The next numbers that nothing has yet; what was given by hand, or in an earlier form, is passed over. */
export async function findFree(
  executor: Executor,
  scope: Scope,
  { range, count, format, counter: from }: Stand & { range: NumberRange; count: number },
) {
  const counter = { ...from }
  const numbers: string[] = []
  while (numbers.length < count) {
    const wanted = count - numbers.length
    const candidates = Array.from({ length: Math.max(wanted, LOOKED_UP) }, (_, index) => ({
      last: counter.last + index + 1,
      number: formatNumber(format, yearOf(scope), counter.last + index + 1),
    }))
    const taken = await findTaken(
      executor,
      scope,
      range,
      candidates.map(({ number }) => number),
    )
    const free = candidates.filter(({ number }) => !taken.has(number.toLowerCase())).slice(0, wanted)
    numbers.push(...free.map(({ number }) => number))
    counter.last = (numbers.length < count ? candidates : free).at(-1)?.last ?? counter.last
  }
  return { numbers, counter }
}

/** In small letters: banks take two references that differ by case for one. */
async function findTaken(
  executor: Executor,
  { tenantId }: Within,
  range: NumberRange,
  numbers: readonly string[],
): Promise<Set<string>> {
  const { table, column } = PLACES[range]
  const name = sql.ref(column)
  const rows = await executor
    .selectFrom(table as 'customers')
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
