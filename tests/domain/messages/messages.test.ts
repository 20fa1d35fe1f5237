import { expect, test } from 'vitest'
import { NotFound } from '~/domain/kernel/errors'
import { sendMessage } from '~/domain/messages/messages.server'
import { openChangeRequest } from '~/domain/messages/read.server'
import { requestChange } from '~/domain/messages/request-change.server'
import { makeCustomer } from '../../factories/customers'
import { makeInvoice } from '../../factories/invoices'
import { makeTenant } from '../../factories/tenants'
import { freshDatabase } from '../../support/database'

async function setUp() {
  const { db, house } = freshDatabase()
  const scope = await makeTenant(house)
  const customer = await makeCustomer(house, scope)
  return { db, house, scope, customerId: customer.id }
}

const message = { invoiceId: null, formKey: 'form-1', body: 'Wann kommen Sie?', replyTo: null }

test('a form sent twice is one message', async () => {
  const { db, house, scope, customerId } = await setUp()
  expect(await sendMessage(house, scope, { ...message, customerId })).toEqual({ isNew: true })
  expect(await sendMessage(house, scope, { ...message, customerId })).toEqual({ isNew: false })
  expect(await sendMessage(house, scope, { ...message, customerId, formKey: 'form-2' })).toEqual({
    isNew: true,
  })
  expect(await db.selectFrom('messages').selectAll().execute()).toHaveLength(2)
})

test('two tenants may draw the same form key', async () => {
  const { house, scope, customerId } = await setUp()
  const other = await makeTenant(house)
  const theirs = await makeCustomer(house, other)
  await sendMessage(house, scope, { ...message, customerId })
  expect(await sendMessage(house, other, { ...message, customerId: theirs.id })).toEqual({ isNew: true })
})

test('a message names an invoice of its own customer only', async () => {
  const { house, scope, customerId } = await setUp()
  const neighbour = await makeCustomer(house, scope)
  const invoice = await makeInvoice(house, scope, neighbour.id)
  const about = { ...message, invoiceId: invoice.id }
  await expect(sendMessage(house, scope, { ...about, customerId })).rejects.toThrow(NotFound)
  await expect(sendMessage(house, await makeTenant(house), { ...message, customerId })).rejects.toThrow(
    NotFound,
  )
  expect(await sendMessage(house, scope, { ...about, customerId: neighbour.id })).toEqual({ isNew: true })
})

test('a request to change the bank account is kept sealed, once', async () => {
  const { db, house, scope, customerId } = await setUp()
  const details = { iban: 'DE89370400440532013000' }
  const request = { customerId, kind: 'bank' as const, formKey: 'form-1', details }
  expect(await requestChange(house, scope, request)).toEqual({ isNew: true })
  expect(await requestChange(house, scope, request)).toEqual({ isNew: false })
  const [row, ...more] = await db.selectFrom('change_requests').selectAll().execute()
  expect(more).toEqual([])
  const audit = await db.selectFrom('audit_entries').selectAll().execute()
  expect(JSON.stringify([row, audit])).not.toContain('370400440532')
  expect(await openChangeRequest(db, house.vault, scope, row?.id ?? '')).toEqual({ details, outcome: null })
  const stranger = await makeTenant(house)
  await expect(openChangeRequest(db, house.vault, stranger, row?.id ?? '')).rejects.toThrow(NotFound)
})
