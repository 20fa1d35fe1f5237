import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cancelInvoice } from '~/domain/invoices/credits/cancel.server'
import { creditInvoice } from '~/domain/invoices/credits/credit-note.server'
import { readRevenueByCustomer } from '~/domain/invoices/figures/by-customer.server'
import { readRevenueByItem } from '~/domain/invoices/figures/by-item.server'
import { readOpenByAge } from '~/domain/invoices/figures/open-by-age.server'
import { issueInvoice } from '~/domain/invoices/issuing/issue.server'
import { recordPayment } from '~/domain/invoices/payments/payments.server'
import { receiveMoney } from '~/domain/invoices/payments/receipts.server'
import { readStandingSums } from '~/domain/invoices/payments/standings.server'
import { readRevenueOfYear } from '~/domain/invoices/revenue.server'
import type { Scope } from '~/domain/kernel/scope'
import { creditWords } from '~/i18n/credit-words'
import { makeCustomer } from '../../factories/customers'
import { lineOf, makeDraft, makeInvoice } from '../../factories/invoices'
import { officeOn } from '../../factories/scopes'
import { makeTenant } from '../../factories/tenants'
import { copyDatabase } from '../../support/database'

// Two years of a firm's books, and a second calculation of each figure: it reads the frozen documents and the money
// that came and adds up by hand, with nothing of the product's arithmetic or SQL in it.

const { house, db, close } = copyDatabase()
let scope: Scope
const on = (today: string): Scope => officeOn(scope.tenantId, today)
const TODAY = '2026-06-15'

/** A final invoice that was cancelled a month later. */
let recalledId = ''
/** May's revenue before one of its final invoices was cancelled in June. */
let mayBefore: number | undefined
const mayOf2026 = async () => (await readRevenueOfYear(db, scope, 2026))[4]?.netCents

const pay = (day: string, invoiceId: string, amountCents: number) =>
  recordPayment(house, on(day), { invoiceId, paidOn: day, method: 'transfer', amountCents })

const credit = (day: string, invoiceId: string, quantity: string) =>
  creditInvoice(house, on(day), invoiceId, {
    request: () => ({ quantities: new Map([[1, quantity]]), netCents: new Map(), description: '' }),
    wordsOf: (language) => creditWords[language],
    reason: 'Ausfall',
  })

const cleaning = (quantity: string) => lineOf({ quantity })
const windows = (quantity: string, description = 'Fenster') =>
  lineOf({ articleNumber: 'F-1', description, unitPrice: '40', quantity })

beforeAll(async () => {
  scope = await makeTenant(house)
  const [anna, bodo, cleo] = await Promise.all(
    ['Anna', 'Bodo', 'Cleo'].map((name) => makeCustomer(house, scope, { name })),
  )
  const bill = (day: string, customer: typeof anna, changes: Parameters<typeof makeInvoice>[3]) =>
    makeInvoice(house, on(day), customer?.id ?? '', { serviceFrom: day, serviceTo: day, ...changes })

  await bill('2025-03-10', anna, { lines: [cleaning('7.5')] })
  const late = await bill('2025-12-31', bodo, { lines: [windows('3'), cleaning('1')], dueOn: '2026-01-14' })
  await credit('2026-01-02', late.id, '1')
  await pay('2026-02-01', late.id, 33_33)

  const wrong = await bill('2026-02-05', anna, { lines: [cleaning('10')] })
  await cancelInvoice(house, on('2026-03-01'), wrong.id)
  await bill('2026-03-01', anna, {
    lines: [cleaning('9'), windows('2', 'Fenster innen')],
    dueOn: '2026-05-16',
    options: { adjustments: [{ kind: 'allowance', reason: 'Treue', amount: '10.00' }] },
  })

  const advance = await bill('2026-04-01', cleo, { lines: [cleaning('4')], options: { is_advance: 1 } })
  await credit('2026-04-02', advance.id, '1')
  await pay('2026-04-03', advance.id, 89_25)
  const final = await makeDraft(house, on('2026-05-20'), cleo?.id ?? '', {
    lines: [cleaning('20')],
    options: { deductions: [advance.id] },
  })
  await issueInvoice(house, on('2026-05-20'), final.id)

  const given = await bill('2026-04-10', anna, { lines: [cleaning('5')], options: { is_advance: 1 } })
  await pay('2026-04-11', given.id, 148_75)
  const recalled = await makeDraft(house, on('2026-05-21'), anna?.id ?? '', {
    lines: [cleaning('12')],
    options: { deductions: [given.id] },
  })
  await issueInvoice(house, on('2026-05-21'), recalled.id)
  recalledId = recalled.id
  mayBefore = await mayOf2026()
  await cancelInvoice(house, on('2026-06-03'), recalled.id)

  const discounted = await bill('2026-06-01', bodo, {
    lines: [cleaning('8')],
    options: { discount_percent: '2', discount_days: 10 },
  })
  await receiveMoney(house, on('2026-06-05'), {
    ...{ customerId: bodo?.id ?? '', paidOn: '2026-06-05', method: 'transfer', amountCents: 233_24 },
    claims: [{ invoiceId: discounted.id, withDiscount: true }],
  })
  await bill('2026-06-14', bodo, { lines: [cleaning('2')] })
  await makeDraft(house, on('2026-06-15'), anna?.id ?? '', { lines: [cleaning('99')] })
})
afterAll(() => close())

interface Paper {
  id: string
  refersTo: string | null
  customerId: string
  kind: string
  day: string
  due: string
  isTakenBack: boolean
  cancels?: Paper
  view: {
    netCents: number
    grossCents: number
    prepaidCents?: number
    roundingCents?: number
    deductions?: { taxes: { netCents: number }[] }[]
    lines: { articleNumber?: string; description: string; netCents: number }[]
  }
}

async function papers(): Promise<Paper[]> {
  const rows = await db.selectFrom('invoices').selectAll().where('view_json', 'is not', null).execute()
  const all = rows.map(
    (row): Paper => ({
      id: row.id,
      refersTo: row.refers_to_id,
      customerId: row.customer_id,
      kind: row.kind,
      day: row.issued_on ?? '',
      due: row.due_on ?? row.issued_on ?? '',
      isTakenBack: rows.some((one) => one.kind === 'cancellation' && one.refers_to_id === row.id),
      view: JSON.parse(row.view_json ?? '') as Paper['view'],
    }),
  )
  return all.map((paper) => {
    const cancels = all.find(({ id }) => paper.kind === 'cancellation' && id === paper.refersTo)
    return cancels ? { ...paper, cancels } : paper
  })
}

/** What a document adds to the revenue: what it says, less the advances that it names; a cancellation takes all of it back. */
function netOf({ view, cancels }: Paper): number {
  if (cancels) return -netOf(cancels)
  let net = view.netCents
  for (const { taxes } of view.deductions ?? []) for (const { netCents } of taxes) net -= netCents
  return net
}

async function openNow(): Promise<(Paper & { left: number })[]> {
  const all = await papers()
  const money = await db.selectFrom('payments').select(['invoice_id', 'amount_cents']).execute()
  return all
    .filter(({ kind, isTakenBack }) => kind === 'invoice' && !isTakenBack)
    .map((paper) => {
      let left = paper.view.grossCents + (paper.view.roundingCents ?? 0) - (paper.view.prepaidCents ?? 0)
      for (const one of all)
        if (one.refersTo === paper.id) left += one.view.grossCents + (one.view.roundingCents ?? 0)
      for (const one of money) if (one.invoice_id === paper.id) left -= one.amount_cents
      return { ...paper, left }
    })
    .filter(({ left }) => left > 0)
}

function grouped<Row>(rows: readonly Row[], keyOf: (row: Row) => string, centsOf: (row: Row) => number) {
  const sums: Record<string, number> = {}
  for (const row of rows) sums[keyOf(row)] = (sums[keyOf(row)] ?? 0) + centsOf(row)
  return sums
}

test('the books have something of everything', async () => {
  const all = await papers()
  expect(
    all
      .map(({ kind }) => kind)
      .sort()
      .join(),
  ).toBe(`cancellation,cancellation,credit_note,credit_note${',invoice'.repeat(10)}`)
  expect(all.some(({ view }) => view.deductions?.length)).toBe(true)
  // By hand: 250 (cancelled) − 250, 225 + 80 − 10, 100 − 25 and 125, 500 − 75 and 300 − 125 (cancelled in June), 200,
  // 50, and 40 credited of the year before.
  expect(mayBefore).toBe(600_00)
  expect((await readRevenueOfYear(db, scope, 2026)).map(({ netCents }) => netCents / 100)).toEqual([
    -40, 250, 45, 200, 600, 75, 0, 0, 0, 0, 0, 0,
  ])
})

test.each([2025, 2026])('the months of %i are what its documents add up to', async (year) => {
  const all = await papers()
  const sums = grouped(all, ({ day }) => day.slice(0, 7), netOf)
  for (const { month, netCents, beforeCents } of await readRevenueOfYear(db, scope, year)) {
    expect([month, netCents]).toEqual([month, sums[month] ?? 0])
    expect([month, beforeCents]).toEqual([month, sums[`${year - 1}${month.slice(4)}`] ?? 0])
  }
})

test.each([2025, 2026])(
  'the customers of %i, and all of them together as the list of invoices',
  async (year) => {
    const all = await papers()
    const of = (one: number) =>
      grouped(
        all.filter(({ day }) => day.startsWith(`${one}`)),
        ({ customerId }) => customerId,
        netOf,
      )
    const rows = await readRevenueByCustomer(db, scope, year)
    const [now, before] = [of(year), of(year - 1)]
    expect(Object.fromEntries(rows.map((row) => [row.customerId, [row.netCents, row.beforeCents]]))).toEqual(
      Object.fromEntries(
        [...new Set([...Object.keys(now), ...Object.keys(before)])].map((id) => [
          id,
          [now[id] ?? 0, before[id] ?? 0],
        ]),
      ),
    )
    const listed = await readStandingSums(db, on(TODAY), { search: '', sums: {}, state: 'all', year })
    expect(rows.reduce((sum, { netCents }) => sum + netCents, 0)).toBe(listed.netCents)
  },
)

test('what was billed for each item, under its newest name', async () => {
  const lines = (await papers()).filter(({ day }) => day.startsWith('2026')).flatMap(({ view }) => view.lines)
  const sums = grouped(
    lines,
    (line) => line.articleNumber ?? line.description,
    ({ netCents }) => netCents,
  )
  const rows = await readRevenueByItem(db, scope, 2026)
  expect(Object.fromEntries(rows.map((row) => [row.articleNumber ?? row.description, row.netCents]))).toEqual(
    sums,
  )
  expect(rows.find(({ articleNumber }) => articleNumber === 'F-1')?.description).toBe('Fenster innen')
})

describe('what is open', () => {
  test('by customer and by days since it was due', async () => {
    const days = (due: string) => (Date.parse(TODAY) - Date.parse(due)) / 86_400_000
    const ageOf = ({ due }: Paper) => {
      const late = days(due)
      if (late <= 0) return 'notDue'
      return late <= 30 ? 'to30' : late <= 60 ? 'to60' : late <= 90 ? 'to90' : 'older'
    }
    const open = await openNow()
    const rows = await readOpenByAge(db, on(TODAY))
    const found = rows.flatMap(({ customerId, number: _, name: __, openCents: ___, ...ages }) =>
      Object.entries(ages).flatMap(([age, cents]) => (cents === 0 ? [] : [[`${customerId} ${age}`, cents]])),
    )
    expect(Object.fromEntries(found)).toEqual(
      grouped(
        open,
        (paper) => `${paper.customerId} ${ageOf(paper)}`,
        ({ left }) => left,
      ),
    )
    const listed = await readStandingSums(db, on(TODAY), {
      search: '',
      sums: {},
      state: 'all',
      year: undefined,
    })
    expect(rows.reduce((sum, { openCents }) => sum + openCents, 0)).toBe(listed.openCents)
  })

  test.each([
    ['2026-05-16', 'notDue'],
    ['2026-05-17', 'to30'],
    ['2026-06-15', 'to30'],
    ['2026-06-16', 'to60'],
    ['2026-07-15', 'to60'],
    ['2026-07-16', 'to90'],
    ['2026-08-14', 'to90'],
    ['2026-08-15', 'older'],
  ] as const)('on %s, what was due on 16 May is %s', async (today, age) => {
    const anna = (await readOpenByAge(db, on(today))).find(({ name }) => name === 'Anna')
    // 9 × 25 + 2 × 40 − 10, and 19 % on it; the year before is older still.
    expect(anna?.[age]).toBe(age === 'older' ? 351_05 + 223_13 : 351_05)
  })
})

test('the list adds up what each document deducts: a final invoice its advance, its cancellation the same back', async () => {
  const deductedBy = async (search: string) => {
    const filter = { search, sums: {}, state: 'all', year: undefined } as const
    return (await readStandingSums(db, on(TODAY), filter)).deductedCents
  }
  const all = await db.selectFrom('invoices').select(['id', 'number', 'refers_to_id', 'kind']).execute()
  const recalled = all.find(({ id }) => id === recalledId)
  const cancellation = all.find((one) => one.kind === 'cancellation' && one.refers_to_id === recalledId)
  // By hand, with tax: the advance of 125, and of all the one of 75 that is still deducted.
  expect(await deductedBy(recalled?.number ?? '')).toBe(148_75)
  expect(await deductedBy(cancellation?.number ?? '')).toBe(-148_75)
  expect(await deductedBy('')).toBe(89_25)
})
