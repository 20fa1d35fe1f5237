import type { NumberFormatRow, NumberRange } from '~db/schema'
import type { Executor, Trx } from '../kernel/house'
import type { Scope, Within } from '../kernel/scope'
import {
  ALL_YEARS,
  type Counter,
  counterOf,
  readCounter,
  readNumberFormat,
  setCounter,
  yearOf,
  yearOfRange,
} from './counter.server'
import { NUMBER_RANGES } from './format'
import { findFree, type Stand } from './free.server'
import { PLACES } from './taken.server'

/** A free number, and the state of its range once it is taken. */
export interface NextNumber {
  number: string
  counter: Counter
}

/** The next number, such as `2026-0042`, without taking it. */
export async function peekNumber(executor: Executor, scope: Scope, range: NumberRange): Promise<NextNumber> {
  return peekAt(executor, scope, range, await readStand(executor, scope, range))
}

/** The next number of each range, without taking it. */
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

/** Preview of the next numbers in a format that is not saved yet. */
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

/** Takes a peeked number; call it in the transaction that uses the number, so that none is lost. */
export async function keepNumber(trx: Trx, scope: Within, { number, counter }: NextNumber): Promise<void> {
  await setCounter(trx, scope, counter)
  if (PLACES[counter.name].table !== 'invoices') return
  await trx
    .insertInto('number_ends')
    .values({ tenant_id: scope.tenantId, name: 'invoice', number })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'name']).doUpdateSet({ number }))
    .execute()
}

/** Takes the next numbers of a range, skipping those given by hand. */
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

/** The last number issued, of invoices and credit notes together. */
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
