import { expect, test } from 'vitest'
import { cancelInvoice } from '~/domain/invoices/credits/cancel.server'
import { wholeRest } from '~/domain/invoices/credits/credit'
import { creditInvoice } from '~/domain/invoices/credits/credit-note.server'
import { changeDraft, discardDraft, readDraft } from '~/domain/invoices/drafts/change-draft.server'
import { listAdvances } from '~/domain/invoices/issuing/advances.server'
import { issueInvoice } from '~/domain/invoices/issuing/issue.server'
import { readOwed } from '~/domain/invoices/payments/owed.server'
import { recordPayment } from '~/domain/invoices/payments/payments.server'
import { readStandingSums } from '~/domain/invoices/payments/standings.server'
import { findInvoice } from '~/domain/invoices/read.server'
import { readRevenue } from '~/domain/invoices/revenue.server'
import type { Scope } from '~/domain/kernel/scope'
import { creditWords } from '~/i18n/credit-words'
import { makeCustomer } from '../../../factories/customers'
import { lineOf, makeDraft, makeInvoice } from '../../../factories/invoices'
import { makeTenant } from '../../../factories/tenants'
import { freshDatabase } from '../../../support/database'
import type { TestHouse } from '../../../support/test-house'

const EVERY = { search: '', sums: {}, state: 'all', year: undefined } as const

async function setUp() {
  const { db, house } = freshDatabase()
  const scope = await makeTenant(house)
  const customer = await makeCustomer(house, scope)
  return { db, house, scope, customerId: customer.id }
}

/** 119,00 € */
async function makeAdvance(house: TestHouse, scope: Scope, customerId: string, paidCents = 11_900) {
  const advance = await makeInvoice(house, scope, customerId, { options: { is_advance: 1 } })
  if (paidCents > 0) await pay(house, scope, advance.id, paidCents)
  return advance
}

function pay(house: TestHouse, scope: Scope, invoiceId: string, amountCents: number) {
  return recordPayment(house, scope, { invoiceId, paidOn: scope.today, method: 'transfer', amountCents })
}

/** 357,00 € without what it takes off. */
function makeFinal(house: TestHouse, scope: Scope, customerId: string, deductions: string[]) {
  const lines = [lineOf({ quantity: '12' })]
  return makeDraft(house, scope, customerId, { lines, options: { deductions } })
}

function credit(house: TestHouse, scope: Scope, invoiceId: string, quantity: string | 'rest') {
  return creditInvoice(house, scope, invoiceId, {
    request: ({ left }) =>
      quantity === 'rest'
        ? wholeRest(left, creditWords.de)
        : { quantities: new Map([[1, quantity]]), netCents: new Map(), description: '' },
    wordsOf: (language) => creditWords[language],
    reason: 'Ausfall',
  })
}

test('a final invoice takes off an advance with its net and tax, and asks for the rest everywhere', async () => {
  const { db, house, scope, customerId } = await setUp()
  const advance = await makeAdvance(house, scope, customerId)
  const { id } = await makeFinal(house, scope, customerId, [advance.id])
  await issueInvoice(house, scope, id)
  const final = await findInvoice(db, scope, id)
  expect(final?.view).toMatchObject({
    grossCents: 35_700,
    prepaidCents: 11_900,
    deductions: [
      {
        number: '2026-0001',
        issuedOn: '2026-03-02',
        taxes: [{ category: 'S', rate: '19', netCents: 10_000, taxCents: 1900 }],
        cents: 11_900,
      },
    ],
  })
  expect(final?.status).toMatchObject({ state: 'open', openCents: 23_800 })
  expect(await readOwed(db, scope)).toMatchObject({ count: 1, cents: 23_800 })
  expect(await readStandingSums(db, scope, EVERY)).toMatchObject({
    issuedCents: 35_700,
    netCents: 30_000,
    openCents: 23_800,
    deductedCents: 11_900,
  })
  // 100 of the advance are part of the 300.
  expect((await readRevenue(db, scope)).at(-1)).toEqual({
    month: '2026-03',
    netCents: 30_000,
    beforeCents: 0,
  })
  await pay(house, scope, id, 23_800)
  expect((await findInvoice(db, scope, id))?.status).toMatchObject({ state: 'paid' })
})

test('credit notes to an advance lessen what is taken off', async () => {
  const { db, house, scope, customerId } = await setUp()
  const advance = await makeAdvance(house, scope, customerId, 0)
  await credit(house, scope, advance.id, '1')
  await pay(house, scope, advance.id, 8925)
  const { id } = await makeFinal(house, scope, customerId, [advance.id])
  await issueInvoice(house, scope, id)
  expect((await findInvoice(db, scope, id))?.view?.deductions).toMatchObject([
    { taxes: [{ netCents: 7500, taxCents: 1425 }], cents: 8925 },
  ])
  const sums = () => readStandingSums(db, scope, EVERY)
  expect(await sums()).toMatchObject({ issuedCents: 35_700, netCents: 30_000, deductedCents: 8925 })
  await cancelInvoice(house, scope, id)
  expect(await sums()).toMatchObject({ issuedCents: 8925, netCents: 7500, deductedCents: 0 })
})

test('only what was received is taken off, and no more than the invoice has', async () => {
  const { house, scope, customerId } = await setUp()
  const unpaid = await makeAdvance(house, scope, customerId, 11_899)
  const { id } = await makeFinal(house, scope, customerId, [unpaid.id])
  await expect(issueInvoice(house, scope, id)).rejects.toMatchObject({ code: 'advance_unpaid' })
  await pay(house, scope, unpaid.id, 1)
  const small = { lines: [lineOf({ quantity: '1' })], options: { deductions: [] as string[] } }
  const other = await makeDraft(house, scope, customerId, small)
  const { values } = await readDraft(house.reader, scope, other.id)
  await discardDraft(house, scope, id)
  await changeDraft(house, scope, other.id, { ...values, deductions: [unpaid.id] })
  await expect(issueInvoice(house, scope, other.id)).rejects.toMatchObject({ code: 'deductions_above_total' })
})

test('an advance is taken off once, of its own customer, and can be chosen again after a cancellation', async () => {
  const { house, scope, customerId } = await setUp()
  const advance = await makeAdvance(house, scope, customerId)
  const plain = await makeInvoice(house, scope, customerId)
  const stranger = await makeCustomer(house, scope)
  const wrong = { code: 'advance_not_deductible' }
  await expect(makeFinal(house, scope, stranger.id, [advance.id])).rejects.toMatchObject(wrong)
  await expect(makeFinal(house, scope, customerId, [plain.id])).rejects.toMatchObject(wrong)
  const final = await makeFinal(house, scope, customerId, [advance.id])
  const taken = { code: 'advance_taken' }
  await expect(makeFinal(house, scope, customerId, [advance.id])).rejects.toMatchObject(taken)
  await issueInvoice(house, scope, final.id)
  expect(await listAdvances(house.reader, scope, customerId)).toEqual([])
  await cancelInvoice(house, scope, final.id)
  const [offered] = await listAdvances(house.reader, scope, customerId)
  expect(offered?.id).toBe(advance.id)
  await issueInvoice(house, scope, (await makeFinal(house, scope, customerId, [advance.id])).id)
})

test('what a final invoice has taken off is neither cancelled nor credited, whoever asks', async () => {
  const { db, house, scope, customerId } = await setUp()
  const advance = await makeAdvance(house, scope, customerId)
  const final = await makeFinal(house, scope, customerId, [advance.id])
  await issueInvoice(house, scope, final.id)
  const deducted = { code: 'advance_deducted' }
  await expect(cancelInvoice(house, scope, advance.id)).rejects.toMatchObject(deducted)
  await expect(credit(house, scope, advance.id, '1')).rejects.toMatchObject(deducted)
  const bySql = [
    db.deleteFrom('invoice_deductions').where('invoice_id', '=', final.id),
    db.updateTable('invoice_deductions').set({ advance_id: final.id }),
    db
      .insertInto('invoice_deductions')
      .values({ tenant_id: scope.tenantId, invoice_id: final.id, advance_id: final.id }),
  ]
  for (const statement of bySql) await expect(statement.execute()).rejects.toThrow(/invoice_deductions: /)
})

test('a final invoice is credited up to what it asked for; its advances stay with their own invoices', async () => {
  const { db, house, scope, customerId } = await setUp()
  const advance = await makeAdvance(house, scope, customerId)
  const { id } = await makeFinal(house, scope, customerId, [advance.id])
  await issueInvoice(house, scope, id)
  const tooMuch = { code: 'credit_too_much' }
  await expect(credit(house, scope, id, 'rest')).rejects.toMatchObject(tooMuch)
  await credit(house, scope, id, '8')
  expect((await findInvoice(db, scope, id))?.status).toMatchObject({ state: 'paid' })
  const note = (await findInvoice(db, scope, id))?.credits[0]
  expect(note?.cents).toBe(23_800)
})

test('an advance that is cancelled meanwhile keeps the draft from being issued', async () => {
  const { house, scope, customerId } = await setUp()
  const advance = await makeAdvance(house, scope, customerId)
  const { id } = await makeFinal(house, scope, customerId, [advance.id])
  await cancelInvoice(house, scope, advance.id)
  await expect(issueInvoice(house, scope, id)).rejects.toMatchObject({ code: 'advance_gone' })
})
