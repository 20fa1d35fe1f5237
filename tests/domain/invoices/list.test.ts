import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { cancelInvoice } from '~/domain/invoices/credits/cancel.server'
import { listInvoices, listInvoicesOf } from '~/domain/invoices/list.server'
import type { InvoiceQuery } from '~/domain/invoices/listed.server'
import { choosePayment } from '~/domain/invoices/payments/choice.server'
import { recordPayment } from '~/domain/invoices/payments/payments.server'
import type { InvoiceFilter } from '~/domain/invoices/payments/state'
import type { Scope } from '~/domain/kernel/scope'
import type { Place } from '~/domain/lists/paging'
import { Sqlite } from '~db/sqlite'
import { makeCustomer, makeMandate } from '../../factories/customers'
import { lineOf, makeDraft, makeInvoice } from '../../factories/invoices'
import { officeOn, visitorOn } from '../../factories/scopes'
import { makeTenant } from '../../factories/tenants'
import { copyDatabase, freshDatabase } from '../../support/database'
import type { Connection, TestHouse } from '../../support/test-house'

const TODAY = '2026-03-02'

/** One invoice in every state, named by its line's price. */
async function oneOfEach(house: TestHouse, tenant: Scope) {
  const { tenantId } = tenant
  const customer = await makeCustomer(house, tenant)
  const mandate = await makeMandate(house, tenant, customer.id)
  const issue = (day: string) => makeInvoice(house, officeOn(tenantId, day), customer.id)
  const pay = (invoiceId: string, amountCents: number) =>
    recordPayment(house, tenant, { invoiceId, amountCents, paidOn: TODAY, method: 'transfer' })
  const overdue = await issue('2025-11-01')
  const paid = await issue('2025-12-01')
  await pay(paid.id, 11_900)
  const open = await issue('2026-02-25')
  const partly = await issue('2026-02-26')
  await pay(partly.id, 100)
  const debit = await issue('2026-02-01')
  await choosePayment(house, visitorOn(tenant, 'rechnung', debit.id), {
    method: 'direct_debit',
    mandateId: mandate.id,
  })
  const cancelled = await issue('2026-01-05')
  const reversal = await cancelInvoice(house, tenant, cancelled.id)
  const draft = await makeDraft(house, tenant, customer.id)
  return { customer, overdue, paid, open, partly, debit, cancelled, reversal, draft }
}

async function statesOf(db: Connection, scope: Scope, query: InvoiceQuery) {
  const { items, total } = await listInvoices(db, scope, query)
  expect(total).toBe(items.length)
  return items.map((item) => item.status?.state ?? 'draft')
}

test.each<[InvoiceFilter, string[]]>([
  ['all', ['credit', 'partly_paid', 'open', 'direct_debit', 'cancelled', 'paid', 'overdue']],
  ['open', ['partly_paid', 'open', 'direct_debit', 'overdue']],
  ['overdue', ['overdue']],
  ['paid', ['paid']],
  ['cancelled', ['credit', 'cancelled']],
  ['draft', ['draft']],
])('the filter "%s" shows, newest first, %j', async (state, expected) => {
  const { db, house } = freshDatabase()
  const scope = await makeTenant(house)
  await oneOfEach(house, scope)
  expect(await statesOf(db, scope, { state })).toEqual(expected)
})

test('a row says number, dates and what is open; a draft stands first where it is wanted', async () => {
  const { db, house } = freshDatabase()
  const scope = await makeTenant(house)
  const { customer, draft, partly } = await oneOfEach(house, scope)
  const { items } = await listInvoices(db, scope, { withDrafts: true })
  expect(items[0]).toMatchObject({ id: draft.id, number: null, issuedOn: null, openCents: 0, status: null })
  expect(items.find(({ id }) => id === partly.id)).toEqual({
    id: partly.id,
    customerId: customer.id,
    customerName: 'Hafenkontor Brügge KG',
    number: partly.number,
    kind: 'invoice',
    document: 'invoice',
    createdAt: '2026-02-26T09:00:00.000Z',
    issuedOn: '2026-02-26',
    dueOn: '2026-03-12',
    netCents: 10000,
    grossCents: 11_900,
    openCents: 11_800,
    revision: 1,
    status: { state: 'partly_paid', openCents: 11_800, paidCents: 100, dueOn: '2026-03-12' },
  })
})

test('a year and a customer narrow the list; the years stay to choose from', async () => {
  const { db, house } = freshDatabase()
  const scope = await makeTenant(house)
  const { customer } = await oneOfEach(house, scope)
  const neighbour = await makeCustomer(house, scope, { name: 'Nachbar' })
  await makeInvoice(house, officeOn(scope.tenantId, '2024-12-31'), neighbour.id, {
    serviceFrom: '2024-12-01',
    serviceTo: '2024-12-31',
  })

  const ofYear = await listInvoicesOf(db, scope, customer.id, { year: 2025 })
  expect(ofYear.items.map((item) => item.issuedOn)).toEqual(['2025-12-01', '2025-11-01'])
  expect([ofYear.total, ofYear.years, ofYear.year]).toEqual([2, [2026, 2025], 2025])
  const ofCustomer = await listInvoicesOf(db, scope, customer.id, { year: 2024 })
  expect([ofCustomer.total, ofCustomer.years, ofCustomer.year]).toEqual([7, [2026, 2025], undefined])
  const neither = await listInvoicesOf(db, scope, neighbour.id, { state: 'paid' })
  expect(neither).toMatchObject({ items: [], total: 0, page: 1, pages: 1, years: [2024] })
})

test('two tenants with equal data see each its own', async () => {
  const { db, house } = freshDatabase()
  const [a, b] = [await makeTenant(house), await makeTenant(house)]
  const ofA = await oneOfEach(house, a)
  await oneOfEach(house, b)
  const list = await listInvoices(db, a, { withDrafts: true })
  expect(list.total).toBe(8)
  expect(new Set(list.items.map((item) => item.customerId))).toEqual(new Set([ofA.customer.id]))
  expect((await listInvoices(db, b, { customerId: ofA.customer.id })).total).toBe(0)
})

describe('more invoices than the numbers of pages reach', () => {
  let firm: Awaited<ReturnType<typeof firmWithMany>>
  beforeAll(async () => {
    firm = await firmWithMany(10_500)
  })
  afterAll(() => firm.close())

  test('are met backwards as well, and by the numbers of old links', async () => {
    const { db, scope } = firm
    const by = (place: Place) => listInvoices(db, scope, { place, perPage: 500 })
    // Numbers go to the row 10,000.
    const last = await by({ page: 20 })
    expect([last.items.length, last.page]).toEqual([500, 20])
    const before = await by({ page: 19, before: last.previous ?? '' })
    expect(before).toEqual(await by({ page: 19 }))
    expect(before).toMatchObject({ page: 19, next: before.items.at(-1)?.id, previous: before.items[0]?.id })
    expect((await by({ page: 20, after: before.next ?? '' })).items).toEqual(last.items)
    expect(await by({ page: 99_999 })).toEqual(last)
    expect(await by({ page: 41, after: 'gone' })).toEqual(last)
    const first = await by({ page: 1 })
    expect([first.previous, first.items.length]).toEqual([null, 500])
    const second = await by({ page: 2, after: first.next ?? '' })
    expect(await by({ page: 1, before: second.previous ?? '' })).toEqual(first)
  })

  test('are met exactly once each, page by page, while more are issued', async () => {
    const { db, scope, makeMany } = firm
    const met: string[] = []
    for (let place: Place = { page: 1 }; ; ) {
      const { items, page, pages, total, next } = await listInvoices(db, scope, { place, perPage: 500 })
      met.push(...items.map(({ id }) => id))
      expect([page, pages, total]).toEqual([place.page, null, 1000])
      if (next === null) break
      await makeMany(`later-${page}`, 10)
      place = { page: page + 1, after: next }
    }
    expect(new Set(met).size).toBe(met.length)
    expect(met.filter((id) => !id.startsWith('later'))).toHaveLength(10_501)
  })

  test('end before the last number; a number behind them is their last page', async () => {
    const { db, scope, close } = await firmWithMany(2_000)
    onTestFinished(close)
    const at = (page: number) => listInvoices(db, scope, { place: { page }, perPage: 30 })
    // 2,001 invoices: 66 pages of thirty, and one of 21.
    const last = await at(67)
    expect([last.items.length, last.page, last.pages, last.total, last.next]).toEqual([
      21,
      67,
      null,
      1000,
      null,
    ])
    expect(await at(68)).toEqual(last)
    expect(await at(99_999)).toEqual(last)
    const before = await at(66)
    expect([before.items.length, before.next]).toEqual([30, before.items[29]?.id])
    expect(
      await listInvoices(db, scope, { place: { page: 67, after: before.next ?? '' }, perPage: 30 }),
    ).toEqual(last)
    const drafts = await listInvoices(db, scope, { state: 'draft', place: { page: 99_999 }, perPage: 30 })
    expect(drafts).toMatchObject({ items: [], page: 1, pages: 1, total: 0, isBare: false })
  })

  test('are narrowed to those of a customer, a state and a year', async () => {
    const { db, scope, customer, close } = await firmWithMany(2_000)
    onTestFinished(close)
    const paid = await listInvoices(db, scope, { state: 'paid', place: { page: 2 }, perPage: 10 })
    expect([paid.total, paid.pages, paid.items.length]).toEqual([1000, 100, 10])
    const open = await listInvoicesOf(db, scope, customer.id, { state: 'open', year: 2023 })
    expect(open.items.every((item) => item.issuedOn?.startsWith('2023'))).toBe(true)
    expect([open.total, open.years]).toEqual([333, [2026, 2025, 2024, 2023, 2022, 2021, 2020]])
  })
})

/** A customer with one invoice and many copies of it, from six years, every other one paid. */
async function firmWithMany(count: number) {
  const { db, house, file, close: closeDatabase } = copyDatabase()
  const scope = await makeTenant(house)
  const customer = await makeCustomer(house, scope)
  await makeInvoice(house, scope, customer.id, { lines: [lineOf()] })
  const sqlite = new Sqlite(file)
  async function close() {
    sqlite.close()
    await closeDatabase()
  }
  sqlite.exec('create temp table original as select * from invoices')
  const columns = sqlite.pragma('table_info(invoices)') as { name: string }[]
  const values = columns.map(
    ({ name }) =>
      ({
        id: `? || '-' || n.value`,
        number: `? || '-' || n.value`,
        issued_on: `(2020 + n.value % 6) || '-05-05'`,
      })[name] ?? name,
  )
  const copies = sqlite.prepare(`with recursive n (value) as
    (select 1 union all select value + 1 from n where value < ?)
    insert into invoices select ${values} from n, original`)
  const paid = `from invoices where id like 'copy-%' and substr(id, 6) % 2 = 0`
  const pay = `insert into receipts (tenant_id, id, customer_id, amount_cents, paid_on, method, created_at)
      select tenant_id, id, customer_id, gross_cents, '${TODAY}', 'transfer', created_at ${paid};
    insert into payments (tenant_id, id, invoice_id, amount_cents, paid_on, method, created_at, receipt_id)
      select tenant_id, id, id, gross_cents, '${TODAY}', 'transfer', created_at, id ${paid}`
  const makeMany = async (prefix: string, many: number) => void copies.run(many, prefix, prefix)
  await makeMany('copy', count)
  sqlite.exec(pay)
  return { db, scope, customer, makeMany, close }
}
