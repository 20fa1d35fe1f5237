import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { addAccount, listAccounts } from '~/domain/bank/accounts.server'
import { BankConflict } from '~/domain/bank/conflict'
import { keepFile } from '~/domain/bank/keep.server'
import { readStatements } from '~/domain/bank/statements.server'
import { takeBackFile } from '~/domain/bank/take-back.server'
import type { OfficeScope } from '~/domain/kernel/scope'
import { readBankFile } from '~/office/bank/read-file.server'
import { OWN_IBAN } from '../../factories/bank'
import { makeTenant } from '../../factories/tenants'
import { copyDatabase } from '../../support/database'
import { deep, FUZZ_SEED } from '../../support/fuzz-size'
import { zipOf } from '../../support/zip'
import { camt, type Movement, mt940, OPENING_CENTS, type Part } from './month/files'

const { house, db, close } = copyDatabase()
afterAll(close)

const movement = fc.record<Movement>({
  day: fc.integer({ min: 1, max: 5 }),
  cents: fc.constantFrom(100, 100, -100, 250),
  text: fc.constantFrom('Miete', 'Miete', 'Danke'),
  reference: fc.constantFrom(null, null, 'R1', 'R2'),
})
const step = fc.oneof(
  fc.record({
    do: fc.constantFrom('days' as const, 'days' as const, 'messageADay' as const, 'zip' as const),
    from: fc.integer({ min: 1, max: 5 }),
    more: fc.nat(4),
  }),
  fc.record({
    do: fc.constantFrom('pages' as const, 'backwards' as const, 'twice' as const),
    from: fc.integer({ min: 1, max: 5 }),
    more: fc.nat(4),
  }),
  /** Of a day that has not ended: as many movements as the bank has booked. */
  fc.record({ do: fc.constant('soFar' as const), from: fc.integer({ min: 1, max: 5 }), more: fc.nat(4) }),
  fc.record({ do: fc.constant('takeBack' as const), from: fc.nat(5), more: fc.constant(0) }),
)
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

interface Drawn {
  month: Movement[]
  steps: Step[]
}
const drawn = fc.record<Drawn>({
  month: fc
    .array(movement, { maxLength: 12 })
    .map((month) => [...month].sort((one, other) => one.day - other.day)),
  steps: fc.array(step, { minLength: 1, maxLength: 7 }),
})

/** What was found, at its smallest. */
const RENT: Movement = { day: 1, cents: 100, text: 'Miete', reference: null }
const FOUND: [Drawn][] = [
  // The balance shown was that of a report of the last day, before the day was over.
  [{ month: [{ ...RENT, day: 4 }], steps: [{ do: 'soFar', from: 4, more: 0 }] }],
  // From such a report to the next day there was said to be a gap.
  [
    {
      month: [RENT],
      steps: [
        { do: 'soFar', from: 1, more: 0 },
        { do: 'backwards', from: 1, more: 1 },
      ],
    },
  ],
]

test(`any files of a month, in any order, make the book of the month (MT940, seed ${FUZZ_SEED})`, () =>
  fc.assert(
    fc.asyncProperty(drawn, (one) => makesTheBook(one, 'mt940')),
    { numRuns: deep(60, 40), seed: FUZZ_SEED, examples: FOUND },
  ))

test(`and in camt.053 with reports of the day before (seed ${FUZZ_SEED})`, () =>
  fc.assert(
    fc.asyncProperty(drawn, (one) => makesTheBook(one, 'camt')),
    { numRuns: deep(6, 10), seed: FUZZ_SEED, examples: FOUND },
  ))

const parts = fc.array(
  fc.record({
    from: fc.nat(4),
    more: fc.nat(3),
    format: fc.constantFrom('mt940' as const, 'camt' as const),
  }),
  { minLength: 1, maxLength: 4 },
)
const aDay = fc.array(fc.constantFrom(700, 700, -700, 11_900, -11_900), { minLength: 2, maxLength: 5 })

test(`whatever parts of a day came before, the whole of it loses nothing (seed ${FUZZ_SEED})`, () =>
  fc.assert(
    fc.asyncProperty(aDay, parts, async (day, some) => {
      const scope: OfficeScope = { ...(await makeTenant(house)), userId: 'user-1', role: 'owner' }
      await addAccount(house, scope, { name: 'Konto', bankName: null, iban: OWN_IBAN, bic: null })
      const month = day.map((cents) => ({ day: 1, cents, text: `Umsatz ueber ${cents}`, reference: null }))
      for (const { from, more, format } of [...some, { from: 0, more: 4, format: 'mt940' } as const]) {
        const part = { from, to: Math.min(from + more + 1, day.length), day: 1 }
        if (part.to <= from) continue
        await upload(
          scope,
          Buffer.from(format === 'mt940' ? mt940(month, [part]) : camt(month, [part], false)),
        )
      }
      const kept = await db
        .selectFrom('bank_entries')
        .select('amount_cents')
        .where('tenant_id', '=', scope.tenantId)
        .execute()
      for (const cents of new Set(day)) {
        const count = kept.filter(({ amount_cents }) => amount_cents === cents).length
        expect(count).toBeGreaterThanOrEqual(day.filter((one) => one === cents).length)
      }
    }),
    { numRuns: deep(12, 40), seed: FUZZ_SEED },
  ))

const counted = fc.record({
  day: fc.array(fc.constantFrom(700, 700, -700, 11_900, -11_900), { minLength: 2, maxLength: 5 }),
  /** Where its parts end. */
  ends: fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 4 }),
  format: fc.constantFrom('mt940' as const, 'mt940' as const, 'camt' as const),
  /** Which of those that are left comes next; one after the other if empty. */
  order: fc.oneof(fc.constant([]), fc.array(fc.nat(4), { minLength: 1, maxLength: 4 })),
  again: fc.array(fc.nat(4), { minLength: 1, maxLength: 4 }),
})

test(`a bank that counts its parts of a day: as they come none is lost, and no download asks again (seed ${FUZZ_SEED})`, () =>
  fc.assert(
    fc.asyncProperty(counted, async ({ day, ends, format, order, again }) => {
      const scope: OfficeScope = { ...(await makeTenant(house)), userId: 'user-1', role: 'owner' }
      await addAccount(house, scope, { name: 'Konto', bankName: null, iban: OWN_IBAN, bic: null })
      const month = day.map((cents) => ({ day: 1, cents, text: `Umsatz ueber ${cents}`, reference: null }))
      const cuts = [0, ...new Set(ends.filter((end) => end < day.length).sort()), day.length]
      const parts = cuts.slice(1).map((to, at) => ({ from: cuts[at] ?? 0, to, day: 1, number: 44 + at }))
      // The bank writes each download anew.
      const download = (part: Part | undefined) =>
        upload(scope, Buffer.from(`${bytesOf(month, part ? [part] : [], { format, do: 'days' })}${blanks()}`))
      const left = [...parts]
      for (const at of order) if (left.length > 0) await download(left.splice(at % left.length, 1)[0])
      for (const part of left) await download(part)
      const kept = await keptBy(scope)
      if (order.length === 0) expect(kept.cents).toEqual([...day].sort())
      for (const at of again) await download(parts[at % parts.length])
      expect(await keptBy(scope)).toEqual(kept)
    }),
    { numRuns: deep(12, 40), seed: FUZZ_SEED },
  ))

let downloads = 0
/** So that no two files are the same. */
function blanks(): string {
  downloads += 1
  return '\n'.repeat(downloads)
}

async function keptBy({ tenantId }: OfficeScope) {
  const rows = await db
    .selectFrom('bank_entries')
    .select(['amount_cents', 'maybe_entry_id'])
    .where('tenant_id', '=', tenantId)
    .execute()
  return {
    cents: rows.map(({ amount_cents }) => amount_cents).sort(),
    asked: rows.filter(({ maybe_entry_id }) => maybe_entry_id !== null).length,
  }
}

async function makesTheBook({ month, steps }: Drawn, format: 'mt940' | 'camt'): Promise<void> {
  const scope: OfficeScope = { ...(await makeTenant(house)), userId: 'user-1', role: 'owner' }
  await addAccount(house, scope, { name: 'Konto', bankName: null, iban: OWN_IBAN, bic: null })
  const standing: { fileId: string; parts: Part[] }[] = []
  for (const one of [...steps, { do: 'days', from: 1, more: 4 } as const]) {
    if (one.do === 'takeBack') {
      const [file] = standing.splice(one.from % (standing.length || 1), 1)
      if (file) await takeBackFile(house, scope, file.fileId)
    } else {
      const parts = partsOf(month, one)
      if (parts.length === 0) continue
      const fileId = await upload(scope, bytesOf(month, parts, { format, ...one }))
      if (fileId) standing.push({ fileId, parts })
    }
    expect(await bookOf(scope)).toEqual(
      month
        .filter((_, at) => standing.some(({ parts }) => isIn(parts, at)))
        .map((one) => line(one))
        .sort(),
    )
  }
  expect((await readStatements(db, scope, { page: 1 })).gaps).toEqual([])
  const closing = month.reduce((sum, { cents }) => sum + cents, OPENING_CENTS)
  const account = (await listAccounts(db, scope)).find(({ iban }) => iban === OWN_IBAN)
  expect(account?.balance?.cents).toBe(closing)
}

function partsOf(month: readonly Movement[], { do: kind, from, more }: Step): Part[] {
  const before = (day: number) => month.filter((one) => one.day < day).length
  const days = (day: number, until: number) => ({ from: before(day), to: before(until), day })
  if (kind === 'soFar')
    return [{ from: before(from), to: Math.min(before(from) + more, before(from + 1)), day: from }]
  if (kind === 'days') return [days(from, from + more + 1)]
  if (kind === 'twice') return [days(from, from + more + 1), days(from, from + more + 1)]
  if (kind === 'pages') return month.map(({ day }, at) => ({ from: at, to: at + 1, day }))
  const each = Array.from({ length: more + 1 }, (_, at) => days(from + at, from + at + 1))
  return kind === 'backwards' ? each.reverse() : each
}

function isIn(parts: readonly Part[], at: number): boolean {
  return parts.some(({ from, to }) => at >= from && at < to)
}

let files = 0
function bytesOf(
  month: readonly Movement[],
  parts: readonly Part[],
  { format, do: kind }: { format: 'mt940' | 'camt'; do: Step['do'] },
): Buffer {
  const isReport = kind === 'soFar'
  const write = (some: readonly Part[]) =>
    Buffer.from(format === 'mt940' ? mt940(month, some) : camt(month, some, isReport))
  if (!['zip', 'backwards', 'twice'].includes(kind)) return write(parts)
  files += 1
  return zipOf(
    parts.map((part, index) => {
      const data = write([part])
      return { name: `${files}-${index}`, data, says: data.length }
    }),
  )
}

async function upload(scope: OfficeScope, bytes: Buffer): Promise<string | undefined> {
  try {
    const file = await readBankFile(bytes, scope.tenantId)
    if (!('statements' in file)) throw new Error('No statements')
    return (await keepFile(house, scope, { bytes, statements: file.statements })).fileId
  } catch (error) {
    if (error instanceof BankConflict && error.code === 'bank_file_known') return undefined
    throw error
  }
}

/**
 * By what lies in the database; each entry with as much as its items come to. What is perhaps there twice, where a balance
 * has come back to what it was, waits for a person and counts for nothing.
 */
async function bookOf({ tenantId }: OfficeScope): Promise<string[]> {
  const { rows } = await sql<{
    day: string
    cents: number
    items: number
    text: string
    doubt: string | null
  }>`
    select e.booked_on as day, e.amount_cents as cents, sum(i.amount_cents) as items, min(i.purpose) as text,
      e.maybe_entry_id as doubt
    from bank_entries e join bank_items i on i.tenant_id = e.tenant_id and i.entry_id = e.id
    where e.tenant_id = ${tenantId} group by e.id`.execute(db)
  for (const { cents, items } of rows) expect(items).toBe(cents)
  return rows
    .filter(({ doubt }) => doubt === null)
    .map(({ day, cents, text }) => line({ day: Number(day.slice(-2)), cents, text }))
    .sort()
}

function line({ day, cents, text }: Omit<Movement, 'reference'>): string {
  return `${day} ${cents} ${text}`
}
