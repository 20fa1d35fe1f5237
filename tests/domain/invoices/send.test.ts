import { expect, test } from 'vitest'
import { InvoiceConflict } from '~/domain/invoices/conflict'
import { recordPayment } from '~/domain/invoices/payments/payments.server'
import { sendInvoice } from '~/domain/invoices/send.server'
import { NotFound } from '~/domain/kernel/errors'
import { makeCustomer } from '../../factories/customers'
import { makeDraft, makeInvoice } from '../../factories/invoices'
import { makeTenant } from '../../factories/tenants'
import { freshDatabase } from '../../support/database'

async function setUp(changes: { email?: string | null; language?: 'de' | 'en' } = {}) {
  const { db, house } = freshDatabase()
  const scope = await makeTenant(house)
  const customer = await makeCustomer(house, scope, { email: 'post@bruegge.example', ...changes })
  const invoice = await makeInvoice(house, scope, customer.id)
  const mails = () => db.selectFrom('outbox').selectAll().execute()
  return { db, house, scope, customer, invoice, mails }
}

test('an invoice is mailed with its link, once to each address', async () => {
  const { db, house, scope, invoice, mails } = await setUp({ language: 'en' })
  expect(await sendInvoice(house, scope, invoice.id)).toEqual({ isNew: true })
  expect(await sendInvoice(house, scope, invoice.id)).toEqual({ isNew: false })
  const [mail, ...others] = await mails()
  expect(others).toEqual([])
  expect(mail).toMatchObject({ kind: 'invoice_sent', recipient: 'post@bruegge.example', language: 'en' })
  const link = await db
    .selectFrom('access_links')
    .selectAll()
    .where('id', '=', mail?.link_id ?? '')
    .executeTakeFirst()
  expect(link).toMatchObject({ purpose: 'rechnung', invoice_id: invoice.id, revoked_at: null })
  await db.updateTable('customers').set({ email: 'neu@bruegge.example' }).execute()
  expect(await sendInvoice(house, scope, invoice.id)).toEqual({ isNew: true })
})

test('what is not issued, owed or addressed is not mailed', async () => {
  const { house, scope, customer, invoice, mails } = await setUp()
  const draft = await makeDraft(house, scope, customer.id)
  await expect(sendInvoice(house, scope, draft.id)).rejects.toThrow(NotFound)
  const paid = {
    invoiceId: invoice.id,
    amountCents: 11_900,
    paidOn: scope.today,
    method: 'transfer',
  } as const
  await recordPayment(house, scope, paid)
  await expect(sendInvoice(house, scope, invoice.id)).rejects.toThrow(new InvoiceConflict('not_open'))
  const silent = await setUp({ email: null })
  await expect(sendInvoice(silent.house, silent.scope, silent.invoice.id)).rejects.toThrow(
    new InvoiceConflict('no_address'),
  )
  expect(await mails()).toEqual([])
})
