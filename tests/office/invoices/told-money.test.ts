import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { addEndpoint } from '~/domain/events/endpoints.server'
import { EVENT_TYPES } from '~/domain/events/types'
import { makeCustomer } from '../../factories/customers'
import { makeInvoice } from '../../factories/invoices'
import { post } from '../../support/app'
import { db, house } from '../../support/house'
import { makeOwner } from '../owner'

vi.setSystemTime('2026-03-12T09:00:00Z')

// What the office presses, and what a shop hears of it: it ships on `invoice.paid`, so it has to hear that this was a mistake.

/** A firm that tells of everything, with an invoice of 119 €. */
async function makeFirm() {
  const { scope, headers } = await makeOwner()
  const { id: customerId } = await makeCustomer(house, scope)
  const { id: invoiceId } = await makeInvoice(house, scope, customerId)
  await addEndpoint(house, scope, { url: 'https://shop.example/', types: EVENT_TYPES, formKey: 'first' })
  const press = async (path: string, fields: Record<string, string>) => {
    const answer = await post(path, { form_key: randomUUID(), ...fields }, headers)
    expect(answer.status).toBe(303)
  }
  const told = async () => {
    const rows = await db
      .selectFrom('events')
      .select(['type', 'payload_json'])
      .where('tenant_id', '=', scope.tenantId)
      .orderBy('seq')
      .execute()
    return rows.map(({ type, payload_json }) => ({ type, ...JSON.parse(payload_json) }))
  }
  const booked = () =>
    db
      .selectFrom('payments')
      .select('id')
      .where('invoice_id', '=', invoiceId)
      .where('reverses_id', 'is', null)
      .where('amount_cents', '>', 0)
      .orderBy('created_at', 'desc')
      .orderBy('rowid' as 'id', 'desc')
      .executeTakeFirstOrThrow()
  const invoicePath = `/buero/rechnungen/${invoiceId}`
  const customerPath = `/buero/kunden/${customerId}`
  return { customerId, invoiceId, press, told, booked, invoicePath, customerPath }
}

const PAID = { paid_on: '2026-03-12', method: 'transfer' }

test('a receipt that was booked by mistake is taken back, and its invoice is owed again', async () => {
  const { invoiceId, press, told, booked, invoicePath } = await makeFirm()
  await press(`${invoicePath}/zahlung`, { ...PAID, amount: '119,00' })
  const { id: booking } = await booked()
  await press(`${invoicePath}/ruecknahme`, { booking, how: 'receipt', reason: 'Falscher Kunde' })
  const events = await told()
  const [received, paid, returned, reopened] = events
  expect(events.map(({ type }) => type)).toEqual([
    'payment.received',
    'invoice.paid',
    'payment.returned',
    'invoice.reopened',
  ])
  expect(received).toMatchObject({ amount: '119.00', reverses: null })
  expect(returned).toMatchObject({
    reverses: received.receipt_id,
    amount: '-119.00',
    reason: 'booked_by_mistake',
    code: null,
    invoices: [{ invoice_id: invoiceId, amount: '-119.00' }],
  })
  expect(returned.receipt_id).not.toBe(received.receipt_id)
  expect(JSON.stringify(events)).not.toContain('Falscher Kunde')
  expect(reopened).toEqual({ ...paid, type: 'invoice.reopened' })
  const kept = await db
    .selectFrom('receipts')
    .select('reverses_id')
    .where('id', '=', returned.receipt_id)
    .execute()
  expect(kept).toEqual([{ reverses_id: received.receipt_id }])
})

test('money that is moved to the customer’s credit, and then paid back', async () => {
  const { press, told, booked, invoicePath, customerPath } = await makeFirm()
  await press(`${invoicePath}/zahlung`, { ...PAID, amount: '119,00' })
  const { id: booking } = await booked()
  await press(`${invoicePath}/ruecknahme`, { booking, how: 'share', reason: 'Andere Rechnung' })
  await press(`${customerPath}/rueckzahlung`, { refund_amount: '119', refund_on: '2026-03-12' })
  const events = (await told()).slice(2)
  expect(events.map(({ type }) => type)).toEqual(['invoice.reopened', 'payment.returned'])
  expect(events[1]).toMatchObject({ reason: 'refunded', amount: '-119.00', reverses: null, invoices: [] })
})

test('a refund that did not happen', async () => {
  const { customerId, press, told, customerPath } = await makeFirm()
  await press(`${customerPath}/zahlung`, { ...PAID, amount: '50', bestaetigt: 'ja' })
  await press(`${customerPath}/rueckzahlung`, { refund_amount: '50', refund_on: '2026-03-12' })
  const { receipt_id: booking } = (await told()).at(-1)
  await press(`${customerPath}/zahlungsruecknahme`, { booking, reason: 'Nicht ausgeführt' })
  const events = await told()
  expect(events.map(({ type, amount }) => [type, amount])).toEqual([
    ['payment.received', '50.00'],
    ['payment.returned', '-50.00'],
    ['payment.received', '50.00'],
  ])
  expect(events[2]).toMatchObject({ reverses: booking, customer_id: customerId })
})

test('a rest that is not waived after all', async () => {
  const { press, told, booked, invoicePath } = await makeFirm()
  await press(`${invoicePath}/zahlung`, { ...PAID, amount: '118,50' })
  await press(`${invoicePath}/rest`, { how: 'write_off', reason: 'Rest' })
  const { id: booking } = await booked()
  await press(`${invoicePath}/ruecknahme`, { booking, how: 'share', reason: 'Doch nicht' })
  expect((await told()).map(({ type }) => type)).toEqual([
    'payment.received',
    'invoice.paid',
    'invoice.reopened',
  ])
})
