import { expect, test } from 'vitest'
import { InvoiceConflict } from '~/domain/invoices/conflict'
import { cancelInvoice } from '~/domain/invoices/credits/cancel.server'
import { choosePayment, requestMandateForInvoice } from '~/domain/invoices/payments/choice.server'
import { approveMandate, revokeMandate } from '~/domain/invoices/payments/decide-mandate.server'
import { recordPayment } from '~/domain/invoices/payments/payments.server'
import { findInvoice } from '~/domain/invoices/read.server'
import { NotFound } from '~/domain/kernel/errors'
import { MandateConflict } from '~/domain/mandates/conflict'
import { IBAN, makeCustomer, makeMandate, OTHER_IBAN } from '../../../factories/customers'
import { makeDraft, makeInvoice } from '../../../factories/invoices'
import { visitorOn } from '../../../factories/scopes'
import { makeTenant } from '../../../factories/tenants'
import { freshDatabase } from '../../../support/database'

async function setUp() {
  const { db, house } = freshDatabase()
  const scope = await makeTenant(house)
  const customer = await makeCustomer(house, scope)
  const mandate = await makeMandate(house, scope, customer.id)
  const invoice = await makeInvoice(house, scope, customer.id)
  const visitor = visitorOn(scope, 'rechnung', invoice.id)
  const read = async () => {
    const detail = await findInvoice(db, scope, invoice.id)
    if (!detail) throw new Error('the invoice is gone')
    return detail
  }
  const choices = () => db.selectFrom('payment_choices').selectAll().execute()
  return { db, house, scope, customer, mandate, invoice, visitor, read, choices }
}

test('the latest choice counts, and the same again changes nothing', async () => {
  const { house, mandate, visitor, read, choices } = await setUp()
  const byMandate = { method: 'direct_debit', mandateId: mandate.id } as const
  expect(await choosePayment(house, visitor, { method: 'transfer' })).toEqual({ isNew: false })
  expect(await choosePayment(house, visitor, byMandate)).toEqual({ isNew: true })
  expect(await choosePayment(house, visitor, byMandate)).toEqual({ isNew: false })
  expect(await read()).toMatchObject({
    payBy: 'direct_debit',
    mandate: { reference: mandate.reference, ibanMasked: 'DE** **** … 3000' },
    status: { state: 'direct_debit', openCents: 11_900 },
  })
  expect(await choosePayment(house, visitor, { method: 'transfer' })).toEqual({ isNew: true })
  expect(await read()).toMatchObject({ payBy: 'transfer', mandate: null, status: { state: 'open' } })
  expect(await choices()).toHaveLength(2)
})

test('a choice on the same instant as another still comes after it', async () => {
  const { house, mandate, visitor, read } = await setUp()
  for (let round = 0; round < 5; round++) {
    await choosePayment(house, visitor, { method: 'direct_debit', mandateId: mandate.id })
    expect((await read()).payBy).toBe('direct_debit')
    await choosePayment(house, visitor, { method: 'transfer' })
    expect((await read()).payBy).toBe('transfer')
  }
})

test('a mandate that is revoked leaves the transfer', async () => {
  const { house, scope, mandate, visitor, read } = await setUp()
  await choosePayment(house, visitor, { method: 'direct_debit', mandateId: mandate.id })
  await revokeMandate(house, scope, mandate.id)
  expect(await read()).toMatchObject({ payBy: 'transfer', mandate: null, requestedMandate: null })
  const again = choosePayment(house, visitor, { method: 'direct_debit', mandateId: mandate.id })
  await expect(again).rejects.toThrow(new InvoiceConflict('mandate_not_active'))
})

test('an invoice waits on transfer until its requested mandate is approved', async () => {
  const { house, scope, visitor, read, choices } = await setUp()
  const account = { holder: 'Ute Brügge', iban: OTHER_IBAN }
  const request = await requestMandateForInvoice(house, visitor, account)
  expect(request).toMatchObject({ status: 'requested', isNew: true })
  const again = await requestMandateForInvoice(house, visitor, account)
  expect(again).toEqual({ ...request, isNew: false })
  expect(await choices()).toHaveLength(1)
  expect(await read()).toMatchObject({
    payBy: 'transfer',
    mandate: null,
    requestedMandate: { id: request.id, holder: 'Ute Brügge' },
  })
  await approveMandate(house, scope, request.id)
  expect(await read()).toMatchObject({
    payBy: 'direct_debit',
    mandate: { id: request.id },
    requestedMandate: null,
  })
})

test('a transfer chosen after the request outlives its approval', async () => {
  const { house, scope, visitor, read } = await setUp()
  const request = await requestMandateForInvoice(house, visitor, { holder: 'U', iban: OTHER_IBAN })
  await choosePayment(house, visitor, { method: 'transfer' })
  await approveMandate(house, scope, request.id)
  expect((await read()).payBy).toBe('transfer')
})

test('asking with an account that is active already chooses it at once', async () => {
  const { house, mandate, visitor, read } = await setUp()
  const known = await requestMandateForInvoice(house, visitor, { holder: 'U', iban: IBAN })
  expect(known).toMatchObject({ id: mandate.id, status: 'active', isNew: false })
  expect((await read()).payBy).toBe('direct_debit')
})

test('a wrong IBAN leaves neither mandate nor choice', async () => {
  const { house, visitor, choices } = await setUp()
  const wrong = requestMandateForInvoice(house, visitor, { holder: 'U', iban: 'DE00' })
  await expect(wrong).rejects.toThrow(new MandateConflict('iban_invalid'))
  expect(await choices()).toEqual([])
})

test('what is paid or cancelled has no choice left; a draft does not exist for visitors', async () => {
  const { house, scope, customer, mandate, invoice, visitor } = await setUp()
  const choice = { method: 'direct_debit', mandateId: mandate.id } as const
  await recordPayment(house, scope, {
    invoiceId: invoice.id,
    amountCents: 11_900,
    paidOn: '2026-03-02',
    method: 'transfer',
  })
  await expect(choosePayment(house, visitor, choice)).rejects.toThrow(new InvoiceConflict('not_open'))
  const reversed = await makeInvoice(house, scope, customer.id)
  const reversal = await cancelInvoice(house, scope, reversed.id)
  for (const { id } of [reversed, reversal]) {
    const onIt = choosePayment(house, visitorOn(scope, 'rechnung', id), choice)
    await expect(onIt).rejects.toThrow(new InvoiceConflict('not_open'))
  }
  const draft = await makeDraft(house, scope, customer.id)
  const early = choosePayment(house, visitorOn(scope, 'rechnung', draft.id), choice)
  await expect(early).rejects.toThrow(NotFound)
})

test("a visitor reaches neither another customer's mandate nor another invoice", async () => {
  const { house, scope, customer, mandate, invoice, visitor, choices } = await setUp()
  const neighbour = await makeCustomer(house, scope, { name: 'Nachbar' })
  const theirMandate = await makeMandate(house, scope, neighbour.id)
  const theirInvoice = await makeInvoice(house, scope, neighbour.id)
  const own = { method: 'direct_debit', mandateId: mandate.id } as const
  const attempts = [
    choosePayment(house, visitor, { method: 'direct_debit', mandateId: theirMandate.id }),
    choosePayment(house, visitor, { ...own, invoiceId: theirInvoice.id }),
    choosePayment(house, visitorOn(scope, 'portal', customer.id), { ...own, invoiceId: theirInvoice.id }),
    choosePayment(house, visitorOn(scope, 'portal', customer.id), {
      method: 'transfer',
      invoiceId: theirInvoice.id,
    }),
    choosePayment(house, visitorOn(scope, 'portal', customer.id), own),
    choosePayment(house, visitorOn(scope, 'mitarbeiter-portal', invoice.id), own),
    choosePayment(house, visitorOn(await makeTenant(house), 'rechnung', invoice.id), own),
  ]
  for (const attempt of attempts) await expect(attempt).rejects.toThrow(NotFound)
  expect(await choices()).toEqual([])
  const portal = visitorOn(scope, 'portal', customer.id)
  expect(await choosePayment(house, portal, { ...own, invoiceId: invoice.id })).toEqual({ isNew: true })
})
