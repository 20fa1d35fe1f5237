import { type SqlBool, sql } from 'kysely'
import type { NumberFormatRow, NumberRange } from '~db/schema'
import type { Executor, Trx } from './house'
import { formatNumber, NUMBER_RANGES, type NumberFormat } from './numbers/format'
import type { Scope, Within } from './scope'

/** Where a number of the range must be free. */
const PLACES = {
  invoice: { table: 'invoices', column: 'number' },
  cancellation: { table: 'invoices', column: 'number' },
  mandate: { table: 'mandates', column: 'reference' },
  customer: { table: 'customers', column: 'number' },
  contract: { table: 'contracts', column: 'number' },
  employee: { table: 'employees', column: 'number' },
} as const satisfies Record<NumberRange, object>

/** What a range that goes on from year to year begins with. */
const FIRST: Partial<Record<NumberRange, number>> = { customer: 10_001, contract: 1001, employee: 1001 }
/** A range that does not begin anew each year is kept under this one. */
const ALL_YEARS = 0
/** So many are looked up at once. */
const LOOKED_UP = 20

/** A number that is free, and where its range stands once it is taken. */
export interface NextNumber {
  number: string
  counter: Counter
}

/** Where a range stands in a year. */
export interface Counter {
  name: NumberRange
  year: number
  last: number
}

/** The number that the next one of the range gets, such as `2026-0042`, without taking it. */
export async function peekNumber(executor: Executor, scope: Scope, range: NumberRange): Promise<NextNumber> {
  return peekAt(executor, scope, range, await readStand(executor, scope, range))
}

/** The number that each range gives next, without taking it. */
export async function peekNumbers(executor: Executor, scope: Scope): Promise<Record<NumberRange, string>> {
  const formats = await executor
    .selectFrom('number_formats')
    .selectAll()
    .where('tenant_id', '=', scope.tenantId)
    .execute()
  const counters = await executor
    .selectFrom('number_ranges')
    .select(['name', 'year', 'last_number'])
    .where('tenant_id', '=', scope.tenantId)
    .where('year', 'in', [ALL_YEARS, yearOf(scope)])
    .execute()
  const next = {} as Record<NumberRange, string>
  for (const range of NUMBER_RANGES) {
    const own = formats.find(({ id }) => id === range)
    const format = own?.is_own === 0 ? formats.find(({ id }) => id === 'invoice') : own
    if (!format) continue
    const year = yearOfRange(scope, format)
    const row = counters.find((one) => one.name === format.id && one.year === year)
    const stand = { format, counter: counterOf(format.id, year, row?.last_number) }
    next[range] = (await peekAt(executor, scope, range, stand)).number
  }
  return next
}

/** The next numbers of a range in a form that need not be kept yet, from one on. */
export async function previewNumbers(
  executor: Executor,
  scope: Scope,
  {
    next,
    ...format
  }: Pick<NumberFormatRow, 'id' | 'prefix' | 'digits' | 'is_yearly' | 'is_own'> & { next: number },
  count: number,
): Promise<string[]> {
  const range = format.id
  if (format.is_own === 0) return [(await peekNumber(executor, scope, 'invoice')).number]
  const counter = counterOf(range, yearOfRange(scope, format), next - 1)
  return (await findFree(executor, scope, { range, count, format, counter })).numbers
}

/** Takes a number that was looked at; call inside the transaction that uses it, so that no number is lost. */
export async function keepNumber(trx: Trx, scope: Within, { number, counter }: NextNumber): Promise<void> {
  await setCounter(trx, scope, counter)
  if (PLACES[counter.name].table !== 'invoices') return
  await trx
    .insertInto('number_ends')
    .values({ tenant_id: scope.tenantId, name: 'invoice', number })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'name']).doUpdateSet({ number }))
    .execute()
}

/** Takes the next so many numbers of a range, passing over those that were given by hand. */
export async function takeNumbers(
  trx: Trx,
  scope: Scope,
  range: Exclude<NumberRange, 'invoice' | 'cancellation'>,
  count: number,
): Promise<string[]> {
  if (count === 0) return []
  const stand = await readStand(trx, scope, range)
  const { numbers, counter } = await findFree(trx, scope, { range, count, ...stand })
  await setCounter(trx, scope, counter)
  return numbers
}

export async function takeNumber(
  trx: Trx,
  scope: Scope,
  range: Parameters<typeof takeNumbers>[2],
): Promise<string> {
  const [number = ''] = await takeNumbers(trx, scope, range, 1)
  return number
}

/** The number that was issued last, of invoices and credit notes together. */
export async function lastIssuedNumber(
  executor: Executor,
  { tenantId }: Within,
): Promise<string | undefined> {
  const end = await executor
    .selectFrom('number_ends')
    .select('number')
    .where('tenant_id', '=', tenantId)
    .where('name', '=', 'invoice')
    .executeTakeFirst()
  return end?.number
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

/** Where a range of this form stands today. */
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

function yearOfRange(scope: Scope, { is_yearly }: Pick<NumberFormatRow, 'is_yearly'>): number {
  return is_yearly === 1 ? yearOf(scope) : ALL_YEARS
}

function counterOf(name: NumberRange, year: number, last: number | undefined): Counter {
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

/** How a range looks and where it stands. */
interface Stand {
  format: NumberFormat
  counter: Counter
}

async function readStand(executor: Executor, scope: Scope, range: NumberRange): Promise<Stand> {
  const own = await readNumberFormat(executor, scope, range)
  const format = own.is_own === 1 ? own : await readNumberFormat(executor, scope, 'invoice')
  return { format, counter: await readCounter(executor, scope, format) }
}

async function peekAt(
  executor: Executor,
  scope: Scope,
  range: NumberRange,
  stand: Stand,
): Promise<NextNumber> {
  const { numbers, counter } = await findFree(executor, scope, { range, count: 1, ...stand })
  return { number: numbers[0] ?? '', counter }
}

/** The next numbers that nothing has yet; what was given by hand, or in an earlier form, is passed over. */
async function findFree(
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

/** The year in which a document of today is numbered. */
function yearOf({ today }: Pick<Scope, 'today'>): number {
  return Number(today.slice(0, 4))
}
