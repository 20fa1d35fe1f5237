import { expect, test } from 'vitest'
import { NotFound } from '~/domain/errors'
import { cancelInvoice } from '~/domain/invoices/cancel.server'
import { InvoiceConflict } from '~/domain/invoices/conflict'
import { recordPayment } from '~/domain/invoices/payments.server'
import { readInvoice } from '~/domain/invoices/read.server'
import { makeCustomer } from '../../factories/customers'
import { makeDraft, makeInvoice } from '../../factories/invoices'
import { makeTenant } from '../../factories/tenants'
import { freshDatabase } from '../../support/database'
import { keyring, vault } from '../../support/keys'
import { renderJson } from '../../support/render'

const payment = { amountCents: 5000, paidOn: '2026-03-05', method: 'transfer' } as const

async function setUp() {
  const { db } = freshDatabase()
  const scope = await makeTenant(db)
  const customer = await makeCustomer(db, scope)
  return { db, scope, customerId: customer.id }
}

test('payments add up, and a returned debit opens the invoice again', async () => {
  const { db, scope, customerId } = await setUp()
  const { id: invoiceId } = await makeInvoice(db, scope, customerId)
  const standing = async () => (await readInvoice(db, scope, invoiceId))?.standing
  await recordPayment(db, scope, { ...payment, invoiceId })
  expect(await standing()).toMatchObject({ state: 'partly_paid', openCents: 6900, paidCents: 5000 })
  await recordPayment(db, scope, { ...payment, invoiceId, amountCents: 6900, paidOn: '2026-03-09' })
  expect(await standing()).toEqual({ state: 'paid', paidOn: '2026-03-09' })
  await recordPayment(db, scope, { ...payment, invoiceId, amountCents: -6900, method: 'direct_debit' })
  expect(await standing()).toMatchObject({ state: 'partly_paid', openCents: 6900 })
  expect((await readInvoice(db, scope, invoiceId))?.payments).toHaveLength(3)
})

test('the same form sent twice books once', async () => {
  const { db, scope, customerId } = await setUp()
  const { id: invoiceId } = await makeInvoice(db, scope, customerId)
  const input = { ...payment, invoiceId, id: '11111111-2222-3333-4444-555555555555' }
  expect(await recordPayment(db, scope, input)).toEqual({ id: input.id, isNew: true })
  expect(await recordPayment(db, scope, input)).toEqual({ id: input.id, isNew: false })
  expect((await readInvoice(db, scope, invoiceId))?.payments).toHaveLength(1)
  const audit = await db
    .selectFrom('audit_entries')
    .where('action', '=', 'payment.recorded')
    .selectAll()
    .execute()
  expect(audit).toHaveLength(1)
})

test('no payment for a draft, a cancellation, nothing, or a stranger', async () => {
  const { db, scope, customerId } = await setUp()
  const draft = await makeDraft(db, scope, customerId)
  const invoice = await makeInvoice(db, scope, customerId)
  const reversal = await cancelInvoice(db, keyring, vault, scope, renderJson, invoice.id)
  const attempt = (changes: object) =>
    recordPayment(db, scope, { ...payment, invoiceId: invoice.id, ...changes })
  await expect(attempt({ invoiceId: draft.id })).rejects.toThrow(new InvoiceConflict('not_issued'))
  await expect(attempt({ invoiceId: reversal.id })).rejects.toThrow(new InvoiceConflict('not_payable'))
  await expect(attempt({ amountCents: 0 })).rejects.toThrow(new InvoiceConflict('amount_zero'))
  const stranger = await makeTenant(db)
  const foreign = recordPayment(db, stranger, { ...payment, invoiceId: invoice.id })
  await expect(foreign).rejects.toThrow(NotFound)
  expect(await db.selectFrom('payments').selectAll().execute()).toEqual([])
})
