import { expect, test } from 'vitest'
import { cancelInvoice } from '~/domain/invoices/cancel.server'
import { choosePayment } from '~/domain/invoices/choice.server'
import { type InvoiceFilter, type InvoiceQuery, listInvoices } from '~/domain/invoices/list.server'
import { recordPayment } from '~/domain/invoices/payments.server'
import type { Scope } from '~/domain/scope'
import type { Executor } from '~db/open'
import { makeCustomer, makeMandate } from '../../factories/customers'
import { lineOf, makeDraft, makeInvoice } from '../../factories/invoices'
import { officeOn, visitorOn } from '../../factories/scopes'
import { makeTenant } from '../../factories/tenants'
import { freshDatabase } from '../../support/database'
import { keyring, vault } from '../../support/keys'
import { renderJson } from '../../support/render'

const TODAY = '2026-03-02'

/** One invoice in every state, named by its line's price. */
async function oneOfEach(db: Executor, tenant: Scope) {
  const { tenantId } = tenant
  const customer = await makeCustomer(db, tenant)
  const mandate = await makeMandate(db, tenant, customer.id)
  const issue = (day: string) => makeInvoice(db, officeOn(tenantId, day), customer.id)
  const pay = (invoiceId: string, amountCents: number) =>
    recordPayment(db, tenant, { invoiceId, amountCents, paidOn: TODAY, method: 'transfer' })
  const overdue = await issue('2025-11-01')
  const paid = await issue('2025-12-01')
  await pay(paid.id, 11_900)
  const open = await issue('2026-02-25')
  const partly = await issue('2026-02-26')
  await pay(partly.id, 100)
  const debit = await issue('2026-02-01')
  await choosePayment(db, visitorOn(tenant, 'rechnung', debit.id), {
    method: 'direct_debit',
    mandateId: mandate.id,
  })
  const cancelled = await issue('2026-01-05')
  const reversal = await cancelInvoice(db, keyring, vault, tenant, renderJson, cancelled.id)
  const draft = await makeDraft(db, tenant, customer.id)
  return { customer, overdue, paid, open, partly, debit, cancelled, reversal, draft }
}

async function statesOf(db: Executor, scope: Scope, query: InvoiceQuery) {
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
  const { db } = freshDatabase()
  const scope = await makeTenant(db)
  await oneOfEach(db, scope)
  expect(await statesOf(db, scope, { state })).toEqual(expected)
})

test('a row says number, dates and what is open; a draft stands first where it is wanted', async () => {
  const { db } = freshDatabase()
  const scope = await makeTenant(db)
  const { customer, draft, partly } = await oneOfEach(db, scope)
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
  const { db } = freshDatabase()
  const scope = await makeTenant(db)
  const { customer } = await oneOfEach(db, scope)
  const neighbour = await makeCustomer(db, scope, { name: 'Nachbar' })
  await makeInvoice(db, officeOn(scope.tenantId, '2024-12-31'), neighbour.id)

  const ofYear = await listInvoices(db, scope, { year: 2025 })
  expect(ofYear.items.map((item) => item.issuedOn)).toEqual(['2025-12-01', '2025-11-01'])
  expect(ofYear.years).toEqual([2026, 2025, 2024])
  const ofCustomer = await listInvoices(db, scope, { customerId: customer.id })
  expect([ofCustomer.total, ofCustomer.years]).toEqual([7, [2026, 2025]])
  const neither = await listInvoices(db, scope, { customerId: neighbour.id, state: 'paid' })
  expect(neither).toEqual({ items: [], total: 0, years: [2024] })
})

test('two tenants with equal data see each its own', async () => {
  const { db } = freshDatabase()
  const [a, b] = [await makeTenant(db), await makeTenant(db)]
  const ofA = await oneOfEach(db, a)
  await oneOfEach(db, b)
  const list = await listInvoices(db, a, { withDrafts: true })
  expect(list.total).toBe(8)
  expect(new Set(list.items.map((item) => item.customerId))).toEqual(new Set([ofA.customer.id]))
  expect((await listInvoices(db, b, { customerId: ofA.customer.id })).total).toBe(0)
})

test('ten thousand invoices are counted, paged and filtered quickly', async () => {
  const { db } = freshDatabase()
  const scope = await makeTenant(db)
  const customer = await makeCustomer(db, scope)
  const { id } = await makeInvoice(db, scope, customer.id, { lines: [lineOf()] })
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
