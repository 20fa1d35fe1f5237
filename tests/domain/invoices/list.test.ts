import { expect, test } from 'vitest'
import { cancelInvoice } from '~/domain/invoices/cancel.server'
import { choosePayment } from '~/domain/invoices/choice.server'
import { type InvoiceQuery, listInvoices } from '~/domain/invoices/list.server'
import { recordPayment } from '~/domain/invoices/payments.server'
import type { InvoiceFilter } from '~/domain/invoices/state'
import type { Scope } from '~/domain/scope'
import { makeCustomer, makeMandate } from '../../factories/customers'
import { lineOf, makeDraft, makeInvoice } from '../../factories/invoices'
import { officeOn, visitorOn } from '../../factories/scopes'
import { makeTenant } from '../../factories/tenants'
import { freshDatabase } from '../../support/database'
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
  return items.map((item) => item.standing?.state ?? 'draft')
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
  expect(items[0]).toMatchObject({ id: draft.id, number: null, issuedOn: null, openCents: 0, standing: null })
  expect(items.find(({ id }) => id === partly.id)).toEqual({
    id: partly.id,
    customerId: customer.id,
    customerName: 'Hafenkontor Brügge KG',
    number: partly.number,
    kind: 'invoice',
    issuedOn: '2026-02-26',
    dueOn: '2026-03-12',
    grossCents: 11_900,
    openCents: 11_800,
    standing: { state: 'partly_paid', openCents: 11_800, paidCents: 100, dueOn: '2026-03-12' },
  })
})

test('a year and a customer narrow the list; the years stay to choose from', async () => {
  const { db, house } = freshDatabase()
  const scope = await makeTenant(house)
  const { customer } = await oneOfEach(house, scope)
  const neighbour = await makeCustomer(house, scope, { name: 'Nachbar' })
  await makeInvoice(house, officeOn(scope.tenantId, '2024-12-31'), neighbour.id)

  const ofYear = await listInvoices(db, scope, { year: 2025 })
  expect(ofYear.items.map((item) => item.issuedOn)).toEqual(['2025-12-01', '2025-11-01'])
  expect(ofYear.years).toEqual([2026, 2025, 2024])
  const ofCustomer = await listInvoices(db, scope, { customerId: customer.id })
  expect([ofCustomer.total, ofCustomer.years]).toEqual([7, [2026, 2025]])
  const neither = await listInvoices(db, scope, { customerId: neighbour.id, state: 'paid' })
  expect(neither).toEqual({ items: [], total: 0, years: [2024] })
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

test('ten thousand invoices are counted, paged and filtered quickly', async () => {
  const { db, house } = freshDatabase()
  const scope = await makeTenant(house)
  const customer = await makeCustomer(house, scope)
  const { id } = await makeInvoice(house, scope, customer.id, { lines: [lineOf()] })
  const row = await db.selectFrom('invoices').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  for (let start = 2; start <= 10_000; start += 500) {
    const rows = Array.from({ length: 500 }, (_, index) => ({
      ...row,
      id: `copy-${start + index}`,
      number: `2026-${start + index}`,
      issued_on: `20${20 + ((start + index) % 6)}-05-05`,
    }))
    await db.transaction().execute(async (trx) => {
      for (let at = 0; at < rows.length; at += 100)
        await trx
          .insertInto('invoices')
          .values(rows.slice(at, at + 100))
          .execute()
      await trx
        .insertInto('payments')
        .values(
          rows
            .filter((_, index) => index % 2 === 0)
            .map((copy) => ({
              tenant_id: scope.tenantId,
              id: copy.id,
              invoice_id: copy.id,
              amount_cents: 11_900,
              paid_on: TODAY,
              method: 'transfer' as const,
              created_at: scope.at,
            })),
        )
        .execute()
    })
  }
  const startedAt = performance.now()
  const all = await listInvoices(db, scope, { page: 400 })
  const paid = await listInvoices(db, scope, { state: 'paid', page: 2, perPage: 10 })
  const open = await listInvoices(db, scope, { state: 'open', year: 2023 })
  const elapsed = performance.now() - startedAt
  expect([all.total, all.items.length, all.years.length]).toEqual([10_001, 25, 7])
  expect([paid.total, paid.items.length]).toEqual([5000, 10])
  expect(open.items.every((item) => item.issuedOn?.startsWith('2023'))).toBe(true)
  expect(open.total).toBeGreaterThan(800)
  if (process.env.SHOW_TIMES) process.stderr.write(`lists of 10,000: ${elapsed.toFixed(0)} ms\n`)
  expect(elapsed).toBeLessThan(1500)
})
