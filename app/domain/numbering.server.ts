import type { Kysely } from 'kysely'
import type { Database } from '~db/schema'
import type { Scope } from './scope'

/** A range of numbers of one tenant; each year starts at 1. */
export type NumberRange = 'invoice' | 'mandate'

const PREFIX: Record<NumberRange, string> = { invoice: '', mandate: 'M' }

/** The number that the next document of the range gets, such as `2026-0042`, without taking it. */
export async function peekNumber(
  executor: Kysely<Database>,
  scope: Scope,
  range: NumberRange,
  year: number,
): Promise<string> {
  const row = await executor
    .selectFrom('number_ranges')
    .select('last_number')
    .where('tenant_id', '=', scope.tenantId)
    .where('name', '=', range)
    .where('year', '=', year)
    .executeTakeFirst()
  return formatNumber(range, year, (row?.last_number ?? 0) + 1)
}

/** Takes the next number of the range; call inside the transaction that uses it, so that no number is lost. */
export async function takeNumber(
  trx: Kysely<Database>,
  scope: Scope,
  range: NumberRange,
  year: number,
): Promise<string> {
  const row = await trx
    .insertInto('number_ranges')
    .values({ tenant_id: scope.tenantId, name: range, year, last_number: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'name', 'year'])
        .doUpdateSet((column) => ({ last_number: column('number_ranges.last_number', '+', 1) })),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow()
  return formatNumber(range, year, row.last_number)
}

function formatNumber(range: NumberRange, year: number, number: number): string {
  return `${PREFIX[range]}${year}-${String(number).padStart(4, '0')}`
}
