import { expect, test } from 'vitest'
import { archiveCustomer } from '~/domain/customers/change.server'
import { addEndpoint } from '~/domain/events/endpoints.server'
import { EVENT_TYPES } from '~/domain/events/types'
import { closeMonth } from '~/domain/hours/closed.server'
import { cancelInvoice } from '~/domain/invoices/credits/cancel.server'
import { requestMandateForInvoice } from '~/domain/invoices/payments/choice.server'
import { approveMandate, revokeMandate } from '~/domain/invoices/payments/decide-mandate.server'
import { receiveMoney } from '~/domain/invoices/payments/receipts.server'
import { takeBack } from '~/domain/invoices/payments/returns.server'
import { writeOffRest } from '~/domain/invoices/payments/waivers.server'
import { writing } from '~/domain/kernel/writing.server'
import { sendMessage } from '~/domain/messages/messages.server'
import { makeCustomer } from '../../factories/customers'
import { ANNA, receive, timeRecording } from '../../factories/deliveries'
import { makeEmployee, makePayslip } from '../../factories/employees'
import { makeInvoice } from '../../factories/invoices'
import { officeOn, visitorOn } from '../../factories/scopes'
import { makeTenant } from '../../factories/tenants'
import { freshDatabase } from '../../support/database'

const IBAN = 'DE89370400440532013000'

/** A firm that tells of everything. */
async function makeFirm() {
  const { db, house } = freshDatabase()
  const scope = officeOn((await makeTenant(house)).tenantId)
  const endpoint = { url: 'https://shop.example/hook', types: EVENT_TYPES, formKey: 'first' }
  await addEndpoint(house, scope, endpoint)
  const { id: customerId } = await makeCustomer(house, scope)
  const told = async () => {
    const rows = await db.selectFrom('events').select(['type', 'payload_json']).orderBy('seq').execute()
    return rows.map(({ type, payload_json }) => [type, JSON.parse(payload_json)])
  }
  return { db, house, scope, customerId, told }
}

test('money that pays an invoice, and that the bank takes back', async () => {
  const { house, scope, customerId, told } = await makeFirm()
  const { id: invoiceId, number } = await makeInvoice(house, scope, customerId)
  const transfer = { customerId, paidOn: '2026-03-02', method: 'transfer' } as const
  const pay = (amountCents: number) =>
    receiveMoney(house, scope, { ...transfer, amountCents, claims: [{ invoiceId }] })
  const first = await pay(10_000)
  const second = await pay(2000)
  const back = await writing(house, scope, (trx) =>
    takeBack(trx, scope, { ...transfer, invoiceId, amountCents: -2000, code: 'AM04' }),
  )
  const ofInvoice = { invoice_id: invoiceId, number, customer_id: customerId }
  const money = {
    customer_id: customerId,
    currency: 'EUR',
    paid_on: '2026-03-02',
    method: 'transfer',
    reverses: null,
  }
  const share = (amount: string) => [{ invoice_id: invoiceId, amount }]
  expect((await told()).slice(1)).toEqual([
    ['payment.received', { ...money, receipt_id: first.id, amount: '100.00', invoices: share('100.00') }],
    ['payment.received', { ...money, receipt_id: second.id, amount: '20.00', invoices: share('19.00') }],
    ['invoice.paid', { ...ofInvoice, total: '119.00', currency: 'EUR' }],
    [
      'payment.returned',
      {
        ...money,
        receipt_id: back.id,
        amount: '-20.00',
        invoices: share('-20.00'),
        reason: 'returned',
        code: 'AM04',
      },
    ],
    ['invoice.reopened', { ...ofInvoice, total: '119.00', currency: 'EUR' }],
  ])
})

test('an invoice whose rest is written off is paid', async () => {
  const { house, scope, customerId, told } = await makeFirm()
  const { id: invoiceId } = await makeInvoice(house, scope, customerId)
  const claims = [{ invoiceId }]
  const most = { customerId, amountCents: 11_890, paidOn: '2026-03-02', method: 'transfer', claims } as const
  await receiveMoney(house, scope, most)
  await writeOffRest(house, scope, { invoiceId, reason: 'Rest' })
  expect((await told()).map(([type]) => type)).toEqual(['invoice.issued', 'payment.received', 'invoice.paid'])
})

test('an invoice that is cancelled, not as another one that is issued', async () => {
  const { house, scope, customerId, told } = await makeFirm()
  const { id: invoiceId, number } = await makeInvoice(house, scope, customerId)
  const cancellation = await cancelInvoice(house, scope, invoiceId)
  const cancelled_by = { invoice_id: cancellation.id, number: cancellation.number }
  expect((await told()).slice(1)).toEqual([
    ['invoice.cancelled', { invoice_id: invoiceId, number, customer_id: customerId, cancelled_by }],
  ])
})

test('a mandate that a customer wants, the office approves and ends', async () => {
  const { house, scope, customerId, told } = await makeFirm()
  const { id: invoiceId } = await makeInvoice(house, scope, customerId)
  const visitor = visitorOn(scope, 'rechnung', invoiceId)
  const { id, reference } = await requestMandateForInvoice(house, visitor, { holder: 'Anna', iban: IBAN })
  await approveMandate(house, scope, id)
  await revokeMandate(house, scope, id)
  const mandate = { mandate_id: id, reference, customer_id: customerId }
  expect((await told()).slice(1)).toEqual([
    ['mandate.requested', mandate],
    ['mandate.approved', mandate],
    ['mandate.ended', { ...mandate, reason: 'revoked' }],
  ])
})

test('a message, once, without what it says; a customer that changes, by the names of fields', async () => {
  const { db, house, scope, customerId, told } = await makeFirm()
  const letter = { customerId, invoiceId: null, formKey: 'one', body: 'Geheim', replyTo: null }
  for (let time = 0; time < 2; time++) await sendMessage(house, scope, letter)
  await archiveCustomer(house, scope, customerId, true)
  const { id } = await db.selectFrom('messages').select('id').executeTakeFirstOrThrow()
  const { number, name } = await db.selectFrom('customers').selectAll().executeTakeFirstOrThrow()
  expect(await told()).toEqual([
    ['message.received', { message_id: id, customer_id: customerId, invoice_id: null }],
    ['customer.changed', { customer_id: customerId, number, name, fields: ['archived_at'] }],
  ])
})

test('of payroll: hours that come after the month was closed, and how many people got a payslip', async () => {
  const { db, house, scope, told } = await makeFirm()
  await makeEmployee(house, scope, { id: ANNA })
  const other = await makeEmployee(house, scope, { number: '2' })
  const send = (hours: number) =>
    receive(house, scope, timeRecording(scope.tenantId, '2026-02', { [ANNA]: [hours, 0] }))
  await send(160)
  await closeMonth(house, scope, '2026-02', true)
  await send(150)
  for (const employeeId of [ANNA, other.id]) await makePayslip(house, scope, employeeId, '2026-01')
  await db.updateTable('event_deliveries').set({ attempts: 1 }).execute()
  const third = await makeEmployee(house, scope, { number: '3' })
  await makePayslip(house, scope, third.id, '2026-01')
  expect(await told()).toEqual([
    ['hours.corrected', { month: '2026-02' }],
    ['payslips.released', { month: '2026-01', people: 2 }],
    ['payslips.released', { month: '2026-01', people: 1 }],
  ])
})
