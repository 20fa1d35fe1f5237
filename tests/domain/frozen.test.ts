import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { choosePayment } from '~/domain/invoices/payments/choice.server'
import { recordPayment } from '~/domain/invoices/payments/payments.server'
import { makeCustomer, makeMandate } from '../factories/customers'
import { makeEmployee, makePayslip } from '../factories/employees'
import { makeDraft, makeInvoice } from '../factories/invoices'
import { visitorOn } from '../factories/scopes'
import { makeTenant } from '../factories/tenants'
import { freshDatabase } from '../support/database'

async function everythingFrozen() {
  const { db, house } = freshDatabase()
  const scope = await makeTenant(house)
  const customer = await makeCustomer(house, scope)
  const mandate = await makeMandate(house, scope, customer.id)
  const invoice = await makeInvoice(house, scope, customer.id)
  const payment = { amountCents: 100, paidOn: '2026-03-02', method: 'transfer' } as const
  await choosePayment(house, visitorOn(scope, 'rechnung', invoice.id), {
    method: 'direct_debit',
    mandateId: mandate.id,
  })
  await recordPayment(house, scope, { ...payment, invoiceId: invoice.id })
  const employee = await makeEmployee(house, scope)
  await makePayslip(house, scope, employee.id, '2026-02')
  return { db, house, scope, customer, invoice }
}

test.each([
  ['an issued invoice', 'update invoices set note = 1'],
  ['an issued invoice', 'delete from invoices'],
  ['a line of it', 'update invoice_lines set quantity = 1'],
  ['a line of it', 'delete from invoice_lines'],
  [
    'a line of it',
    `insert into invoice_lines (tenant_id, invoice_id, position, description, quantity, unit, unit_price,
    tax_category, tax_rate, net_cents) select tenant_id, invoice_id, 9, description, quantity, unit, unit_price,
    tax_category, tax_rate, net_cents from invoice_lines`,
  ],
  ['its replacement', 'insert or replace into invoices select * from invoices'],
  ['a payment', 'update payments set amount_cents = 1'],
  ['a payment', 'delete from payments'],
  ['a choice', 'update payment_choices set chosen_at = 1'],
  ['a choice', 'delete from payment_choices'],
  ['a payslip', 'update payslips set month = 1'],
  ['a payslip', 'delete from payslips'],
  ['what a payslip says', "update payslips set view_sealed = 'x'"],
  ['a document', 'update documents set file_name = 1'],
  ['a document', 'delete from documents'],
  ['the audit', 'update audit_entries set actor = 1'],
  ['the audit', 'delete from audit_entries'],
])('the database keeps %s: %s', async (_, statement) => {
  const { db } = await everythingFrozen()
  const table = /(?:update|from|into) (\w+)/.exec(statement)?.[1] ?? ''
  const before = await sql`select * from ${sql.table(table)}`.execute(db)
  expect(before.rows.length).toBeGreaterThan(0)
  await expect(sql.raw(statement).execute(db)).rejects.toThrow(/frozen|kept/)
  expect(await sql`select * from ${sql.table(table)}`.execute(db)).toMatchObject({ rows: before.rows })
})

test('a draft stays free to change and to go', async () => {
  const { db, house, scope, customer } = await everythingFrozen()
  const draft = await makeDraft(house, scope, customer.id)
  const lines = db.updateTable('invoice_lines').set({ quantity: '5' }).where('invoice_id', '=', draft.id)
  expect((await lines.executeTakeFirst()).numUpdatedRows).toBe(1n)
  const note = db.updateTable('invoices').set({ note: 'x' }).where('id', '=', draft.id)
  expect((await note.executeTakeFirst()).numUpdatedRows).toBe(1n)
})

test('only what a retention permit names may go', async () => {
  const { db, scope, invoice } = await everythingFrozen()
  const payments = await db.selectFrom('payments').selectAll().execute()
  const early = { tenant_id: scope.tenantId, table_name: 'payments', row_id: payments[0]?.id ?? '' }
  const granting = db
    .insertInto('retention_permits')
    .values({ ...early, granted_at: '2034-12-31T00:00:00.000Z' })
  await expect(granting.execute()).rejects.toThrow(/not over/)
  for (const { id } of payments) {
    await db
      .insertInto('retention_permits')
      .values({
        tenant_id: scope.tenantId,
        table_name: 'payments',
        row_id: id,
        granted_at: '2035-01-02T00:00:00.000Z',
      })
      .execute()
  }
  await db.deleteFrom('payments').execute()
  expect(await db.selectFrom('payments').selectAll().execute()).toEqual([])
  const removal = db.deleteFrom('invoices').where('id', '=', invoice.id).execute()
  await expect(removal).rejects.toThrow(/kept/)
})

test('no row points across tenants', async () => {
  const { db, house, customer } = await everythingFrozen()
  const stranger = await makeTenant(house)
  const across = db
    .insertInto('messages')
    .values({
      tenant_id: stranger.tenantId,
      id: 'm',
      customer_id: customer.id,
      invoice_id: null,
      form_key: 'f',
      body_sealed: 'Hallo',
      reply_to: null,
      created_at: stranger.at,
    })
    .execute()
  await expect(across).rejects.toThrow(/FOREIGN KEY/)
})
