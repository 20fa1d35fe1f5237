import type { Executor, Trx } from './house'
import type { Scope, Within } from './scope'

/** A range of numbers of one tenant; each year starts at 1. */
export type NumberRange = 'invoice' | 'mandate'

/** What is numbered once for all years. */
export type Register = 'customer' | 'contract' | 'employee'

const PREFIX: Record<NumberRange, string> = { invoice: '', mandate: 'M' }

/** The number before the first, and the table in which a number must be free. */
const REGISTER = {
  customer: { prefix: '', before: 10_000, table: 'customers' },
  contract: { prefix: 'V', before: 1000, table: 'contracts' },
  employee: { prefix: '', before: 1000, table: 'employees' },
} as const

/** Registers do not start anew each year; they are kept under this one. */
const ALL_YEARS = 0

/** The number that the next document of the range gets, such as `2026-0042`, without taking it. */
export async function peekNumber(
  executor: Executor,
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

/** The number that each range and register gives next, without taking it; one that was given by hand is passed over later. */
export async function peekNumbers(executor: Executor, scope: Scope) {
  const rows = await executor
    .selectFrom('number_ranges')
    .select(['name', 'last_number'])
    .where('tenant_id', '=', scope.tenantId)
    .where('year', '=', ALL_YEARS)
    .execute()
  const next = (register: Register) => {
    const { prefix, before } = REGISTER[register]
    return `${prefix}${before + (rows.find(({ name }) => name === register)?.last_number ?? 0) + 1}`
  }
  return {
    invoice: await peekNumber(executor, scope, 'invoice', yearOf(scope)),
    customer: next('customer'),
    contract: next('contract'),
    employee: next('employee'),
  }
}

/** The number that the range gave last, or undefined before the first. */
export async function lastNumberOf(
  executor: Executor,
  scope: Within,
  range: NumberRange,
): Promise<string | undefined> {
  const row = await executor
    .selectFrom('number_ranges')
    .select(['year', 'last_number'])
    .where('tenant_id', '=', scope.tenantId)
    .where('name', '=', range)
    .where('last_number', '>', 0)
    .orderBy('year', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && formatNumber(range, row.year, row.last_number)
}

/** Takes the next number of the range; call inside the transaction that uses it, so that no number is lost. */
export async function takeNumber(trx: Trx, scope: Scope, range: NumberRange, year: number): Promise<string> {
  return formatNumber(range, year, await takeNext(trx, scope, { name: range, year }))
}

/** Takes the next number of a register, such as `10001`, passing over those that were given by hand. */
export async function takeRegisterNumber(trx: Trx, scope: Scope, register: Register): Promise<string> {
  const [number = ''] = await takeRegisterNumbers(trx, scope, register, 1)
  return number
}

/** The next so many of them. */
export async function takeRegisterNumbers(
  trx: Trx,
  scope: Scope,
  register: Register,
  count: number,
): Promise<string[]> {
  const { prefix, before, table } = REGISTER[register]
  const free: string[] = []
  while (free.length < count) {
    const wanted = count - free.length
    const last = await takeNext(trx, scope, { name: register, year: ALL_YEARS, count: wanted })
    const numbers = Array.from(
      { length: wanted },
      (_, index) => `${prefix}${before + last - wanted + index + 1}`,
    )
    const taken = await trx
      .selectFrom(table)
      .select('number')
      .where('tenant_id', '=', scope.tenantId)
      .where('number', 'in', numbers)
      .execute()
    const given = new Set(taken.map(({ number }) => number))
    free.push(...numbers.filter((number) => !given.has(number)))
  }
  return free
}

/** The year in which a document of today is numbered. */
export function yearOf(scope: Pick<Scope, 'today'>): number {
  return Number(scope.today.slice(0, 4))
}

/** The last of so many numbers. */
async function takeNext(
  trx: Trx,
  scope: Scope,
  { name, year, count = 1 }: { name: NumberRange | Register; year: number; count?: number },
): Promise<number> {
  const row = await trx
    .insertInto('number_ranges')
    .values({ tenant_id: scope.tenantId, name, year, last_number: count })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'name', 'year'])
        .doUpdateSet((column) => ({ last_number: column('number_ranges.last_number', '+', count) })),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow()
  return row.last_number
}

function formatNumber(range: NumberRange, year: number, number: number): string {
  return `${PREFIX[range]}${year}-${String(number).padStart(4, '0')}`
}
