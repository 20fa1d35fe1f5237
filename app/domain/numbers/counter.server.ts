import type { NumberFormatRow, NumberRange } from '~db/schema'
import type { Executor, Trx } from '../kernel/house'
import type { Scope, Within } from '../kernel/scope'

/** First numbers of ranges that do not restart each year. */
const FIRST: Partial<Record<NumberRange, number>> = { customer: 10_001, contract: 1001, employee: 1001 }
/** Year key of ranges that do not restart each year. */
export const ALL_YEARS = 0
export interface Counter {
  name: NumberRange
  year: number
  last: number
}

/** Format of a range; credit notes may share that of invoices. */
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

/** The year whose range numbers a document of today. */
export function yearOf({ today }: Pick<Scope, 'today'>): number {
  return Number(today.slice(0, 4))
}
