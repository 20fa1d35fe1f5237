import { expect, test } from 'vitest'
import { applyChangeRequest } from '~/domain/customer-changes/settle-request.server'
import { listDueDebits } from '~/domain/debits/due.server'
import { noteHandedOver } from '~/domain/invoices/handed-over.server'
import { choosePayment, requestMandateForInvoice } from '~/domain/invoices/payments/choice.server'
import { listDebits } from '~/domain/invoices/payments/debits.server'
import { approveMandate, revokeMandate } from '~/domain/invoices/payments/decide-mandate.server'
import { listLapsed, notifyOfLapse } from '~/domain/invoices/payments/mandate-ended.server'
import { payableOf } from '~/domain/invoices/payments/payable.server'
import { recordPayment } from '~/domain/invoices/payments/payments.server'
import { findInvoice } from '~/domain/invoices/read.server'
import { requestChange } from '~/domain/messages/request-change.server'
import { findLetter } from '~/domain/outbox/letter.server'
import { asItHolds } from '~/domain/overviews/mail-as-it-holds.server'
import { makeCustomer, makeMandate, OTHER_IBAN } from '../../../factories/customers'
import { makeInvoice } from '../../../factories/invoices'
import { officeOn, visitorOn } from '../../../factories/scopes'
import { changeFirm, makeTenant } from '../../../factories/tenants'
import { freshDatabase } from '../../../support/database'
import { dataOf } from '../../../support/unsealed'

/** On 2 March 2026 an invoice of 119,00 € was issued, to be transferred by 16 March. */
async function setUp() {
  const { db, house } = freshDatabase()
  const scope = await makeTenant(house)
  const { id: customerId } = await makeCustomer(house, scope)
  const invoice = await makeInvoice(house, scope, customerId)
  const visitor = visitorOn(scope, 'rechnung', invoice.id)
  const mailOf = async (kind: string) => {
    const rows = await db.selectFrom('outbox').selectAll().where('kind', '=', kind).execute()
    expect(rows).toHaveLength(1)
    return rows[0] && JSON.parse(dataOf(rows[0]))
  }
  const history = async () =>
    (
      await db
        .selectFrom('audit_entries')
        .select(['action', 'after_json'])
        .where('subject_id', '=', invoice.id)
        .where('action', 'like', 'payment.debit%')
        .orderBy('seq')
        .execute()
    ).map(({ action, after_json }) => [action, JSON.parse(after_json ?? '')])
  const status = async (today: string) =>
    (await findInvoice(db, officeOn(scope.tenantId, today), invoice.id))?.status
  return { db, house, scope, customerId, invoice, visitor, mailOf, history, status }
}

const ACCOUNT = { holder: 'Ute Brügge', iban: OTHER_IBAN }

test('the day that was told with the mandate stays, whenever the invoice is noted as handed over', async () => {
  const { house, scope, invoice, visitor, mailOf, status } = await setUp()
  const { id } = await requestMandateForInvoice(house, visitor, ACCOUNT)
  await approveMandate(house, officeOn(scope.tenantId, '2026-03-10'), id)
  expect(JSON.stringify(await mailOf('wish_settled'))).toContain('2026-03-24')
  const later = officeOn(scope.tenantId, '2026-03-20')
  await noteHandedOver(house, later, { invoiceIds: [invoice.id], on: '2026-03-20' })
  expect(await status('2026-03-20')).toMatchObject({ collectOn: '2026-03-24' })
  const { due } = await listDueDebits(house.reader, later)
  expect(due).toMatchObject([{ toldOn: '2026-03-24', collectOn: '2026-03-24' }])
})

test('a mandate that is confirmed announces its debits, 14 days before the first', async () => {
  const { db, house, scope, customerId, invoice, visitor, mailOf, history, status } = await setUp()
  const { id, reference } = await requestMandateForInvoice(house, visitor, ACCOUNT)
  const later = officeOn(scope.tenantId, '2026-03-10')
  const debit = { number: invoice.number, openCents: 11_900, collectOn: '2026-03-24', dueOn: '2026-03-16' }
  expect(await listDebits(db, later, { customerId, mandateId: id })).toMatchObject([debit])
  await approveMandate(house, later, id)
  expect(await listDebits(db, later, { customerId, mandateId: id })).toMatchObject([debit])
  expect(await status('2026-03-10')).toMatchObject({ state: 'direct_debit', collectOn: '2026-03-24' })
  const way = {
    method: 'direct_debit',
    holder: 'Ute Brügge',
    ibanMasked: 'DE** **** … 2051',
    mandate: reference,
    creditorId: 'DE98ZZZ09999999999',
  }
  expect(await mailOf('wish_settled')).toMatchObject({
    about: 'mandate',
    outcome: 'applied',
    invoices: [{ invoice: invoice.number, payable: { amountCents: 11_900, on: '2026-03-24', way } }],
  })
  expect(await history()).toEqual([['payment.debited', { amountCents: 11_900, on: '2026-03-24' }]])
})

test('a mail about a debit names the day that it was told with, or a later one if it waited past that', async () => {
  const { db, house, scope, visitor, customerId } = await setUp()
  const { id } = await requestMandateForInvoice(house, visitor, ACCOUNT)
  await approveMandate(house, officeOn(scope.tenantId, '2026-03-10'), id)
  const { id: mandateId } = await makeMandate(house, scope, customerId)
  const other = visitorOn(scope, 'rechnung', (await makeInvoice(house, scope, customerId)).id)
  await choosePayment(house, other, { method: 'direct_debit', mandateId })
  const goesOut = async (kind: 'wish_settled' | 'payment_choice_confirmed', today: string) => {
    const mails = await db.selectFrom('outbox').select('id as mailId').where('kind', '=', kind).execute()
    const { tenantId } = scope
    const letters = await Promise.all(
      mails.map(({ mailId }) => findLetter(house.reader, house.vault, { tenantId, mailId })),
    )
    const told = letters.map(async (letter) => letter && (await asItHolds(house.reader, letter, today)).data)
    return JSON.stringify(await Promise.all(told))
  }
  expect(await goesOut('wish_settled', '2026-03-12')).toContain('"on":"2026-03-24"')
  expect(await goesOut('wish_settled', '2026-03-30')).toContain('"on":"2026-03-30"')
  expect(await goesOut('payment_choice_confirmed', '2026-03-12')).toContain('"on":"2026-03-16"')
  expect(await goesOut('payment_choice_confirmed', '2026-03-30')).toContain('"on":"2026-03-30"')
  await choosePayment(house, visitor, { method: 'transfer' })
  expect(await goesOut('wish_settled', '2026-03-30')).toContain('"on":"2026-03-24"')
})

test('what was paid or is transferred after all is not announced', async () => {
  const { house, scope, customerId, invoice, visitor, mailOf } = await setUp()
  const { id } = await requestMandateForInvoice(house, visitor, ACCOUNT)
  const { id: other } = await makeInvoice(house, scope, customerId)
  const onOther = visitorOn(scope, 'rechnung', other)
  await requestMandateForInvoice(house, onOther, ACCOUNT)
  await choosePayment(house, onOther, { method: 'transfer' })
  await recordPayment(house, scope, {
    invoiceId: invoice.id,
    amountCents: 11_900,
    paidOn: scope.today,
    method: 'transfer',
  })
  await approveMandate(house, scope, id)
  expect(await mailOf('wish_settled')).toMatchObject({ invoices: [] })
})

test('a mandate that ends tells what is to be transferred again, and where to', async () => {
  const { house, scope, customerId, invoice, visitor, mailOf, history, status } = await setUp()
  const mandate = await makeMandate(house, scope, customerId)
  await choosePayment(house, visitor, { method: 'direct_debit', mandateId: mandate.id })
  await revokeMandate(house, scope, mandate.id, 'active')
  expect(await status(scope.today)).toMatchObject({ state: 'open', dueOn: '2026-03-16' })
  const way = { method: 'transfer', iban: 'DE02120300000000202051', reference: invoice.number }
  expect(await mailOf('mandate_ended')).toMatchObject({
    mandate: mandate.reference,
    invoices: [{ invoice: invoice.number, payable: { amountCents: 11_900, on: '2026-03-16', way } }],
  })
  expect(await history()).toEqual([['payment.debit_ended', { amountCents: 11_900, on: '2026-03-16' }]])
})

test('what an invoice announced itself, or was chosen late, is collected fourteen days after that at the earliest', async () => {
  const { db, house, scope, customerId, visitor, status } = await setUp()
  const { id: mandateId } = await makeMandate(house, scope, customerId)
  const { id } = await makeInvoice(house, scope, customerId, {
    payment: { method: 'direct_debit', mandateId },
    dueOn: '2026-03-05',
  })
  const announced = await findInvoice(db, scope, id)
  expect(announced?.status).toMatchObject({ state: 'direct_debit', collectOn: '2026-03-16' })
  // Chosen half an hour before midnight in Germany, on the day before it is due.
  const chosen = { ...visitor, at: '2026-03-15T22:30:00.000Z', today: '2026-03-15' }
  await choosePayment(house, chosen, { method: 'direct_debit', mandateId })
  expect(await status('2026-03-15')).toMatchObject({ state: 'direct_debit', collectOn: '2026-03-29' })
})

test('a mandate that lapses while an invoice waits for it tells the customer once', async () => {
  const { house, scope, customerId, visitor, mailOf, history } = await setUp()
  // Used last on 10 March 2023: it counts until 10 March 2026 (36 months).
  const { id: mandateId } = await makeMandate(house, scope, customerId, {
    signedOn: '2019-05-01',
    lastUsedOn: '2023-03-10',
  })
  await choosePayment(house, visitor, { method: 'direct_debit', mandateId })
  const told: string[] = []
  for (const day of ['2026-03-10', '2026-03-11', '2026-03-12'])
    for (const lapsed of await listLapsed(house.reader, day)) {
      await notifyOfLapse(house, officeOn(lapsed.tenantId, day), lapsed.mandateId)
      told.push(day)
    }
  expect(told).toEqual(['2026-03-11'])
  expect(await mailOf('mandate_ended')).toMatchObject({
    invoices: [{ payable: { amountCents: 11_900, way: { method: 'transfer' } } }],
  })
  expect(await history()).toHaveLength(1)
})

test('an account that changes says which debits go from it, on the day that was announced', async () => {
  const { db, house, scope, customerId, invoice, visitor, mailOf, status } = await setUp()
  const mandate = await makeMandate(house, scope, customerId)
  await choosePayment(house, visitor, { method: 'direct_debit', mandateId: mandate.id })
  const before = await status(scope.today)
  expect(before).toMatchObject({ state: 'direct_debit' })
  const details = { iban: OTHER_IBAN, holder: 'Hafenkontor Brügge KG' }
  await requestChange(house, scope, { customerId, kind: 'bank', formKey: customerId, details })
  const task = await db.selectFrom('tasks').select('id').where('kind', '=', 'bank').executeTakeFirstOrThrow()
  const office = { ...officeOn(scope.tenantId, '2026-03-03'), userId: 'u', role: 'owner' } as const
  await applyChangeRequest(house, office, task.id)
  const on = before?.state === 'direct_debit' ? before.collectOn : ''
  expect(await mailOf('wish_settled')).toMatchObject({
    about: 'bank',
    outcome: 'applied',
    invoices: [
      {
        invoice: invoice.number,
        payable: {
          amountCents: 11_900,
          on,
          way: { ibanMasked: 'DE** **** … 2051', mandate: mandate.reference },
        },
      },
    ],
  })
  expect(await status('2026-03-03')).toEqual(before)
})

test('a debit names the creditor ID that it was announced under, and one chosen later the newest', async () => {
  const { house, scope, customerId, visitor, invoice } = await setUp()
  const { id: mandateId } = await makeMandate(house, scope, customerId)
  const payment = { method: 'direct_debit', mandateId } as const
  const announced = await makeInvoice(house, scope, customerId, { payment })
  const newest = 'DE33ZZZ00000123456'
  await changeFirm(house, scope, { creditor_id: newest })
  await choosePayment(house, visitor, payment)
  const idOf = async (id: string) => {
    const payable = await payableOf(house.reader, scope, id)
    return payable?.way.method === 'direct_debit' ? payable.way.creditorId : null
  }
  expect(await idOf(announced.id)).toBe('DE98ZZZ09999999999')
  expect(await idOf(invoice.id)).toBe(newest)
})
