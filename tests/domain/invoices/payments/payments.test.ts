import { expect, test } from 'vitest'
import { InvoiceConflict } from '~/domain/invoices/conflict'
import { cancelInvoice } from '~/domain/invoices/credits/cancel.server'
import { recordPayment } from '~/domain/invoices/payments/payments.server'
import { findInvoice } from '~/domain/invoices/read.server'
import { NotFound } from '~/domain/kernel/errors'
import { makeCustomer } from '../../../factories/customers'
import { makeDraft, makeInvoice } from '../../../factories/invoices'
import { makeTenant } from '../../../factories/tenants'
import { freshDatabase } from '../../../support/database'

const payment = { amountCents: 5000, paidOn: '2026-03-05', method: 'transfer' } as const

async function setUp() {
  const { db, house } = freshDatabase()
  const scope = await makeTenant(house)
  const customer = await makeCustomer(house, scope)
  return { db, house, scope, customerId: customer.id }
}

test('payments add up, and a returned debit opens the invoice again', async () => {
  const { db, house, scope, customerId } = await setUp()
  const { id: invoiceId } = await makeInvoice(house, scope, customerId)
  const status = async () => (await findInvoice(db, scope, invoiceId))?.status
  await recordPayment(house, scope, { ...payment, invoiceId })
  expect(await status()).toMatchObject({ state: 'partly_paid', openCents: 6900, paidCents: 5000 })
  await recordPayment(house, scope, { ...payment, invoiceId, amountCents: 6900, paidOn: '2026-03-09' })
  expect(await status()).toEqual({ state: 'paid', paidOn: '2026-03-09' })
  await recordPayment(house, scope, { ...payment, invoiceId, amountCents: -6900, method: 'direct_debit' })
  expect(await status()).toMatchObject({ state: 'partly_paid', openCents: 6900 })
  expect((await findInvoice(db, scope, invoiceId))?.payments).toHaveLength(3)
})

test('the same form sent twice books once', async () => {
  const { db, house, scope, customerId } = await setUp()
  const { id: invoiceId } = await makeInvoice(house, scope, customerId)
  const input = { ...payment, invoiceId, id: '11111111-2222-3333-4444-555555555555' }
  expect(await recordPayment(house, scope, input)).toMatchObject({ id: input.id, isNew: true })
  expect(await recordPayment(house, scope, input)).toMatchObject({ id: input.id, isNew: false })
  expect((await findInvoice(db, scope, invoiceId))?.payments).toHaveLength(1)
  const audit = await db
    .selectFrom('audit_entries')
    .where('action', '=', 'payment.recorded')
    .selectAll()
    .execute()
  expect(audit).toHaveLength(1)
})

test('no payment for a draft, a cancellation, nothing, or a stranger', async () => {
  const { db, house, scope, customerId } = await setUp()
  const draft = await makeDraft(house, scope, customerId)
  const invoice = await makeInvoice(house, scope, customerId)
  const reversal = await cancelInvoice(house, scope, invoice.id)
  const attempt = (changes: object) =>
    recordPayment(house, scope, { ...payment, invoiceId: invoice.id, ...changes })
  await expect(attempt({ invoiceId: draft.id })).rejects.toThrow(new InvoiceConflict('not_issued'))
  await expect(attempt({ invoiceId: reversal.id })).rejects.toThrow(new InvoiceConflict('not_payable'))
  await expect(attempt({ amountCents: 0 })).rejects.toThrow(new InvoiceConflict('amount_zero'))
  const stranger = await makeTenant(house)
  const foreign = recordPayment(house, stranger, { ...payment, invoiceId: invoice.id })
  await expect(foreign).rejects.toThrow(NotFound)
  expect(await db.selectFrom('payments').selectAll().execute()).toEqual([])
})
