import type { NumberFormatRow, NumberRange } from '~db/schema'
import type { Executor, Trx } from '../kernel/house'
import type { Scope, Within } from '../kernel/scope'

/** What a range that goes on from year to year begins with. */
const FIRST: Partial<Record<NumberRange, number>> = { customer: 10_001, contract: 1001, employee: 1001 }
/** A range that does not restart each year is kept under this one. */
export const ALL_YEARS = 0
/** The state of a range in a year. */
export interface Counter {
  name: NumberRange
  year: number
  last: number
}

/** How the numbers of a range look; those of credit notes may be those of invoices. */
export async function readNumberFormat(
  executor: Executor,
  { tenantId }: Within,
  range: NumberRange,
): Promise<NumberFormatRow> {
  const format = await executor
    .selectFrom('number_formats')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', range)
    .executeTakeFirstOrThrow()
  return format
}

/** The current state of a range of this format. */
export async function readCounter(
  executor: Executor,
  scope: Scope,
  format: Pick<NumberFormatRow, 'id' | 'is_yearly'>,
): Promise<Counter> {
  const year = yearOfRange(scope, format)
  const row = await executor
    .selectFrom('number_ranges')
    .select('last_number')
    .where('tenant_id', '=', scope.tenantId)
    .where('name', '=', format.id)
    .where('year', '=', year)
    .executeTakeFirst()
  return counterOf(format.id, year, row?.last_number)
}

export function yearOfRange(scope: Scope, { is_yearly }: Pick<NumberFormatRow, 'is_yearly'>): number {
  return is_yearly === 1 ? yearOf(scope) : ALL_YEARS
}

export function counterOf(name: NumberRange, year: number, last: number | undefined): Counter {
  const before = year === ALL_YEARS ? (FIRST[name] ?? 1) - 1 : 0
  return { name, year, last: last ?? before }
}

export async function setCounter(
  trx: Trx,
  { tenantId }: Within,
  { name, year, last }: Counter,
): Promise<void> {
  await trx
    .insertInto('number_ranges')
    .values({ tenant_id: tenantId, name, year, last_number: last })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'name', 'year']).doUpdateSet({ last_number: last }),
    )
    .execute()
}

/** The year in which a document of today is numbered. */
export function yearOf({ today }: Pick<Scope, 'today'>): number {
  return Number(today.slice(0, 4))
}
