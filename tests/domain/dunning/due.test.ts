import { expect, test } from 'vitest'
import { debitFile } from '~/documents/debits/pain-008'
import { addAccount } from '~/domain/bank/accounts.server'
import { keepFile } from '~/domain/bank/keep.server'
import { makeRuns } from '~/domain/debits/run.server'
import { readProposals } from '~/domain/dunning/proposals.server'
import { countRemindable } from '~/domain/dunning/remindable.server'
import { noteDeferral, noteDispute, notePromise } from '~/domain/holds/note.server'
import { requestMandateForInvoice } from '~/domain/invoices/payments/choice.server'
import { revokeMandate } from '~/domain/invoices/payments/decide-mandate.server'
import { recordPayment } from '~/domain/invoices/payments/payments.server'
import { announceTransfer } from '~/domain/invoices/payments/transfer-notices.server'
import type { Scope } from '~/domain/kernel/scope'
import { makeStatement, OWN_IBAN } from '../../factories/bank'
import { makeContact } from '../../factories/contacts'
import { IBAN, makeCustomer, makeMandate, OTHER_IBAN } from '../../factories/customers'
import { remind } from '../../factories/dunning'
import { makeInvoice } from '../../factories/invoices'
import { officeOn, visitorOn } from '../../factories/scopes'
import { makeTenant } from '../../factories/tenants'
import { freshDatabase } from '../../support/database'
import type { TestHouse } from '../../support/test-house'

const TODAY = '2026-06-01'
const ID = '0d0d0d0d-0000-4000-8000-000000000001'

/** Two invoices of March, due on the 16th, and what the database says of each of their customers in June. */
async function prepared() {
  const { db, house } = freshDatabase()
  const scope = await makeTenant(house, { creditor_id: 'DE98ZZZ09999999999' })
  const later = officeOn(scope.tenantId, TODAY)
  const owing = async (changes: Parameters<typeof makeCustomer>[2] = {}) => {
    const { id } = await makeCustomer(house, scope, changes)
    return { customerId: id, invoice: await makeInvoice(house, scope, id) }
  }
  const codes = async () => {
    const { proposals, leftOut } = await readProposals(house.reader, later)
    return [...proposals.map(({ level }) => level), ...leftOut.map(({ obstacle }) => obstacle.code)]
  }
  return { db, house, scope, later, owing, codes }
}

test('what the database says of an invoice is what decides', async () => {
  const { house, scope, later, owing, codes } = await prepared()
  const { invoice } = await owing()
  expect(await codes()).toEqual([1])
  await announceTransfer(house, visitorOn(later, 'rechnung', invoice.id))
  expect(await codes()).toEqual(['transfer_announced'])
  await recordPayment(house, later, {
    invoiceId: invoice.id,
    amountCents: 11_900,
    paidOn: TODAY,
    method: 'transfer',
  })
  expect(await codes()).toEqual([])
  expect((await readProposals(house.reader, officeOn(scope.tenantId, '2026-03-16'))).leftOut).toEqual([])
})

test('a payer who asks for direct debit is not reminded before the office has decided', async () => {
  const { house, scope, owing, codes } = await prepared()
  const { invoice } = await owing()
  await requestMandateForInvoice(house, visitorOn(scope, 'rechnung', invoice.id), {
    holder: 'Brügge',
    iban: IBAN,
  })
  expect(await codes()).toEqual(['debit_requested'])
})

test('a debit runs on though its mandate has ended', async () => {
  const { house, scope, codes } = await prepared()
  const { id } = await makeCustomer(house, scope)
  const { id: mandateId } = await makeMandate(house, scope, id)
  const invoice = await makeInvoice(house, scope, id, { payment: { method: 'direct_debit', mandateId } })
  expect(await codes()).toEqual(['debit_chosen'])
  const debits = [{ invoiceId: invoice.id, cents: 11_900 }]
  const purpose = ({ number }: { number: string }) => number
  await makeRuns(house, scope, { id: '', debits, againReason: '', purpose, render: debitFile })
  await revokeMandate(house, scope, mandateId, 'active')
  expect(await codes()).toEqual(['debit_running'])
})

test('a debit that came back gives the customer as long to transfer as any invoice', async () => {
  const { house, scope } = await prepared()
  const { id } = await makeCustomer(house, scope)
  const { id: mandateId } = await makeMandate(house, scope, id)
  const invoice = await makeInvoice(house, scope, id, { payment: { method: 'direct_debit', mandateId } })
  const debit = { invoiceId: invoice.id, method: 'direct_debit', code: 'MD06' } as const
  const [paid, returned] = [officeOn(scope.tenantId, '2026-03-16'), officeOn(scope.tenantId, '2026-05-08')]
  await recordPayment(house, paid, { ...debit, amountCents: 11_900, paidOn: paid.today })
  await recordPayment(house, returned, { ...debit, amountCents: -11_900, paidOn: returned.today })
  const on = async (today: string) => {
    const asked = officeOn(scope.tenantId, today)
    const { proposals, leftOut } = await readProposals(house.reader, asked)
    expect(await countRemindable(house.reader, asked)).toBe(proposals.length)
    return [proposals.length, leftOut.map(({ obstacle }) => obstacle)]
  }
  expect(await on('2026-05-08')).toEqual([0, [{ code: 'too_early', from: '2026-05-15' }]])
  expect(await on('2026-05-14')).toEqual([0, [{ code: 'too_early', from: '2026-05-15' }]])
  expect(await on('2026-05-15')).toEqual([1, []])
})

test('the contact for invoices is who has to have an address', async () => {
  const { house, scope, owing } = await prepared()
  const { customerId } = await owing({ email: null })
  const later = officeOn(scope.tenantId, TODAY)
  const ways = async () => (await readProposals(house.reader, later)).proposals[0]?.ways
  expect(await ways()).toEqual(['letter'])
  await makeContact(house, scope, customerId, { is_for_invoices: 1, email: 'buchhaltung@bruegge.example' })
  expect(await ways()).toEqual(['mail', 'letter'])
})

test('two clerks at once send one mail, and a level is sent once', async () => {
  const { db, house, later, owing } = await prepared()
  const { customerId } = await owing()
  const [one, other] = await Promise.all([remind(house, later, customerId), remind(house, later, customerId)])
  expect(other).toBe(one)
  const mails = await db.selectFrom('outbox').select('kind').execute()
  expect(mails).toEqual([{ kind: 'dunning_notice' }])
  await expect(remind(house, { ...later, today: '2026-06-02' }, customerId)).rejects.toMatchObject({
    code: 'dunning_changed',
  })
})

test('what changed since the page was read is not sent', async () => {
  const { db, house, later, owing } = await prepared()
  const { customerId, invoice } = await owing()
  const payment = { invoiceId: invoice.id, amountCents: 1, paidOn: TODAY, method: 'cash' } as const
  await recordPayment(house, later, payment)
  await expect(remind(house, later, customerId)).rejects.toMatchObject({ code: 'dunning_changed' })
  expect(await db.selectFrom('dunning_notices').select('id').execute()).toEqual([])
  await remind(house, later, customerId, { seen: '1-11899-1' })
  expect(await db.selectFrom('dunned_invoices').select('open_cents').execute()).toEqual([
    { open_cents: 11_899 },
  ])
})

test.each<[string, object, (house: TestHouse, scope: Scope, invoiceId: string) => Promise<unknown>]>([
  [
    'in dispute',
    { kind: 'dispute', reason: 'Wasserschaden' },
    (house, scope, invoiceId) =>
      noteDispute(house, scope, { id: ID, invoiceId, reason: 'Wasserschaden', fromOn: TODAY }),
  ],
  [
    'promised',
    { kind: 'promise', until: '2026-06-10' },
    (house, scope, invoiceId) =>
      notePromise(house, scope, { id: ID, invoiceId, reason: null, untilOn: '2026-06-10' }),
  ],
  [
    'deferred',
    { kind: 'deferral', until: '2026-06-20' },
    (house, scope, invoiceId) =>
      noteDeferral(house, scope, { id: ID, invoiceId, reason: null, to: '2026-06-20' }),
  ],
])('an invoice that is %s is left out and says so', async (_, hold, note) => {
  const { house, later, owing } = await prepared()
  const { invoice } = await owing()
  await note(house, later, invoice.id)
  const { proposals, leftOut } = await readProposals(house.reader, later)
  expect(proposals).toEqual([])
  expect(leftOut).toMatchObject([{ obstacle: { code: 'held', hold } }])
})

test('of instalments only those that are late are asked for', async () => {
  const { house, scope, owing } = await prepared()
  const { invoice } = await owing()
  const to = [
    { dueOn: '2026-05-01', cents: 4_000 },
    { dueOn: '2026-07-01', cents: 7_900 },
  ]
  await noteDeferral(house, officeOn(scope.tenantId, '2026-04-01'), {
    ...{ id: ID, invoiceId: invoice.id, reason: null },
    to,
  })
  // The second is due on 1 July, and late on the day after.
  for (const [day, cents] of [
    [TODAY, 4_000],
    ['2026-07-01', 4_000],
    ['2026-07-02', 11_900],
  ] as const) {
    const { proposals } = await readProposals(house.reader, officeOn(scope.tenantId, day))
    expect(proposals).toMatchObject([
      { totalCents: cents, invoices: [{ dueOn: '2026-05-01', openCents: cents }] },
    ])
  }
})

test('how old a statement is goes by the account that invoices name', async () => {
  const { house, scope, later, owing } = await prepared()
  await owing()
  const office = { ...later, userId: 'office', role: 'owner' as const }
  const keep = async (iban: string, toOn: string) => {
    const { account, ...statement } = makeStatement([])
    const ofAccount = { ...statement, account: { ...account, iban }, fromOn: toOn, toOn }
    await keepFile(house, office, { bytes: Buffer.from(iban), statements: [ofAccount] })
  }
  const count = async () => {
    const { proposals } = await readProposals(house.reader, later)
    expect(await countRemindable(house.reader, later)).toBe(proposals.length)
    return proposals.length
  }
  expect(await count()).toBe(1)
  // Beside the account that invoices name.
  await addAccount(house, later, { name: 'Sparkonto', bankName: null, iban: OWN_IBAN, bic: null })
  await keep(OWN_IBAN, '2026-05-20')
  expect(await count()).toBe(0)
  await keep(OTHER_IBAN, '2026-05-31')
  expect(await count()).toBe(1)
  await house.db.updateTable('tenants').set({ iban: OWN_IBAN }).where('id', '=', scope.tenantId).execute()
  expect(await count()).toBe(0)
})
