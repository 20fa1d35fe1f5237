import { afterAll, beforeEach, expect, test } from 'vitest'
import { cancelInvoice } from '~/domain/invoices/credits/cancel.server'
import { refundCredit, settleFromCredit } from '~/domain/invoices/credits/credit.server'
import { readCredit } from '~/domain/invoices/credits/sources.server'
import { standing } from '~/domain/invoices/payments/bookings'
import { recordPayment } from '~/domain/invoices/payments/payments.server'
import { receiveMoney } from '~/domain/invoices/payments/receipts.server'
import { undoReceipt, undoShare } from '~/domain/invoices/payments/undo-booking.server'
import { grantDiscount, writeOffRest } from '~/domain/invoices/payments/waivers.server'
import { findInvoice } from '~/domain/invoices/read.server'
import { NotFound } from '~/domain/kernel/errors'
import type { Scope } from '~/domain/kernel/scope'
import { makeCustomer } from '../../../factories/customers'
import { lineOf, makeDraft, makeInvoice } from '../../../factories/invoices'
import { makeTenant } from '../../../factories/tenants'
import { copyDatabase } from '../../../support/database'

const { house, db, close } = copyDatabase()
afterAll(close)

const money = { paidOn: '2026-03-05', method: 'transfer' } as const
const SKONTO = { discount_percent: '2', discount_days: 10 }

let scope: Scope
let customerId: string

beforeEach(async () => {
  scope = await makeTenant(house)
  customerId = (await makeCustomer(house, scope)).id
})

const bill = async (changes: Parameters<typeof makeInvoice>[3] = {}) =>
  (await makeInvoice(house, scope, customerId, changes)).id
const read = async (id: string) => {
  const invoice = await findInvoice(db, scope, id)
  if (!invoice) throw new Error('No such invoice')
  return invoice
}
const state = async (id: string) => (await read(id)).status?.state
const open = async (id: string) => {
  const { status } = await read(id)
  return status && 'openCents' in status ? status.openCents : 0
}
const credit = () => readCredit(db, scope, customerId)
const receive = (amountCents: number, ids: string[], changes: object = {}) =>
  receiveMoney(house, scope, {
    ...money,
    customerId,
    amountCents,
    claims: ids.map((invoiceId) => ({ invoiceId })),
    ...changes,
  })
const code = (value: string) => expect.objectContaining({ code: value })
const waivedTaxes = async () =>
  (await db.selectFrom('payments').select('tax_json').where('tenant_id', '=', scope.tenantId).execute())
    .flatMap(({ tax_json }) => JSON.parse(tax_json ?? '[]') as { netCents: number; taxCents: number }[])
    .reduce((sum, { netCents, taxCents }) => [(sum[0] ?? 0) + netCents, (sum[1] ?? 0) + taxCents], [0, 0])

test('one transfer pays several invoices in their order, and one invoice is paid by several', async () => {
  const [first, second, third] = [await bill(), await bill(), await bill()]
  await receive(25_000, [first, second, third])
  expect(await Promise.all([first, second, third].map(state))).toEqual(['paid', 'paid', 'partly_paid'])
  expect(await open(third)).toBe(10_700)
  await receive(10_700, [third])
  expect((await read(third)).payments).toHaveLength(2)
  expect([await state(third), await credit()]).toEqual(['paid', 0])
})

test('what is more than open becomes credit, which pays later invoices or goes back', async () => {
  const paid = await bill()
  expect(await receive(15_000, [paid])).toMatchObject({ restCents: 3100 })
  expect([await state(paid), await credit()]).toEqual(['paid', 3100])
  const next = await bill()
  const use = { customerId, invoiceIds: [next], seenCents: 3100 }
  await settleFromCredit(house, scope, use)
  expect([await open(next), await credit()]).toEqual([8800, 0])
  await expect(settleFromCredit(house, scope, use)).rejects.toEqual(code('credit_changed'))
  await receive(5000, [])
  const refund = { ...money, customerId, amountCents: 2000, id: '0c0c0c0c-0000-4000-8000-000000000001' }
  for (let press = 0; press < 2; press++) await refundCredit(house, scope, refund)
  expect(await credit()).toBe(3000)
  await expect(refundCredit(house, scope, { ...refund, id: undefined, amountCents: 3001 })).rejects.toEqual(
    code('credit_short'),
  )
})

test('money for an invoice that is paid or cancelled becomes credit, and so does what it had got', async () => {
  const invoice = await bill()
  await receive(11_900, [invoice])
  await cancelInvoice(house, scope, invoice)
  expect([await state(invoice), await credit()]).toEqual(['cancelled', 11_900])
  expect(standing((await read(invoice)).payments)).toEqual([])
  await recordPayment(house, scope, { ...money, invoiceId: invoice, amountCents: 100 })
  expect(await credit()).toBe(12_000)
})

test('a booking is undone by one that takes it back, once', async () => {
  const [first, second] = [await bill(), await bill()]
  const { id } = await receive(23_800, [first, second])
  const share = (await read(first)).payments[0]?.id ?? ''
  const detach = { invoiceId: first, id: share, reason: 'Andere Rechnung' }
  await undoShare(house, scope, detach)
  expect([await state(first), await state(second), await credit()]).toEqual(['open', 'paid', 11_900])
  await expect(undoShare(house, scope, detach)).rejects.toEqual(code('already_reversed'))
  await undoReceipt(house, scope, { id, reason: 'Doppelt' })
  expect([await state(second), await credit()]).toEqual(['open', 0])
  await expect(undoReceipt(house, scope, { id, reason: 'Doppelt' })).rejects.toEqual(code('already_reversed'))
  expect((await read(first)).payments).toHaveLength(2)
  expect(standing((await read(second)).payments)).toEqual([])
  const stranger = await makeTenant(house)
  await expect(undoReceipt(house, stranger, { id, reason: 'x' })).rejects.toThrow(NotFound)
})

test('the same form sent again after its booking was undone books again, once', async () => {
  const invoice = await bill()
  const form = {
    ...{ ...money, customerId, amountCents: 11_900, claims: [{ invoiceId: invoice }] },
    id: '0c0c0c0c-0000-4000-8000-000000000009',
  }
  const first = await receiveMoney(house, scope, form)
  expect((await receiveMoney(house, scope, form)).isNew).toBe(false)
  await undoReceipt(house, scope, { id: first.id, reason: 'Vertippt' })
  const second = await receiveMoney(house, scope, form)
  expect([second.isNew, await state(invoice), await credit()]).toEqual([true, 'paid', 0])
  expect((await receiveMoney(house, scope, form)).isNew).toBe(false)
  await undoReceipt(house, scope, { id: second.id, reason: 'Doch' })
  expect((await receiveMoney(house, scope, form)).isNew).toBe(true)
  expect([await state(invoice), await credit()]).toEqual(['paid', 0])
})

test('a share that was undone is booked again by the same form, once, and no second receipt', async () => {
  const [first, second, third] = [await bill(), await bill({ options: SKONTO }), await bill()]
  const form = {
    ...{ ...money, customerId, amountCents: 11_900 + 11_662 },
    claims: [{ invoiceId: first }, { invoiceId: second, withDiscount: true }],
    id: '0c0c0c0c-0000-4000-8000-00000000000c',
  }
  const { id } = await receiveMoney(house, scope, form)
  const undo = async (invoiceId: string) => {
    const { payments } = await read(invoiceId)
    const paid = payments.find(
      (one) =>
        one.receiptId && one.amountCents > 0 && payments.every(({ reversesId }) => reversesId !== one.id),
    )
    await undoShare(house, scope, { invoiceId, id: paid?.id ?? '', reason: 'Vertippt' })
  }
  for (const invoice of [second, first, second]) {
    await undo(invoice)
    expect([await open(invoice), await credit()]).toEqual([11_900, invoice === first ? 11_900 : 11_662])
    expect(await receiveMoney(house, scope, form)).toMatchObject({ id, isNew: true })
    expect(await receiveMoney(house, scope, form)).toMatchObject({ id, isNew: false })
    expect([await state(first), await state(second), await credit()]).toEqual(['paid', 'paid', 0])
  }
  await undo(first)
  await settleFromCredit(house, scope, { customerId, invoiceIds: [third], seenCents: 11_900 })
  await expect(receiveMoney(house, scope, form)).rejects.toEqual(code('credit_used'))
  await undo(third)
  await receiveMoney(house, scope, form)
  expect([await open(first), await open(second), await open(third), await credit()]).toEqual([
    0, 0, 11_900, 0,
  ])
})

test('a form sent again after its rest has paid another invoice books nothing', async () => {
  const [paid, later] = [await bill(), await bill()]
  const id = '0c0c0c0c-0000-4000-8000-00000000000d'
  await receive(15_000, [paid], { id })
  await settleFromCredit(house, scope, { customerId, invoiceIds: [later], seenCents: 3100 })
  expect(await receive(15_000, [paid], { id })).toMatchObject({ id, isNew: false })
  expect(await credit()).toBe(0)
})

test('what the credit paid with a receipt is credit again when that receipt is undone, and only that', async () => {
  const [paid, short] = [await bill(), await bill()]
  await receive(14_900, [paid])
  expect(await credit()).toBe(3000)
  const { id } = await receive(8900, [short])
  expect([await state(short), await credit()]).toEqual(['paid', 0])
  await undoReceipt(house, scope, { id, reason: 'Andere Firma' })
  expect([await open(short), await credit()]).toEqual([11_900, 3000])
  await settleFromCredit(house, scope, { customerId, invoiceIds: [short], seenCents: 3000 })
  const second = await receive(8900, [short])
  await undoReceipt(house, scope, { id: second.id, reason: 'Andere Firma' })
  expect([await open(short), await credit()]).toEqual([8900, 0])
})

test('money that was refunded in part is not taken back before the refund is', async () => {
  const { id } = await receive(5000, [])
  const refund = '0c0c0c0c-0000-4000-8000-000000000002'
  await refundCredit(house, scope, { ...money, customerId, amountCents: 1000, id: refund })
  await expect(undoReceipt(house, scope, { id, reason: 'x' })).rejects.toEqual(code('credit_spent'))
  expect(await credit()).toBe(4000)
  await undoReceipt(house, scope, { id: refund, reason: 'Kam zurück' })
  await undoReceipt(house, scope, { id, reason: 'x' })
  expect(await credit()).toBe(0)
})

test('a returned debit opens the invoice, at most by what it got; undone, the invoice is paid again', async () => {
  const invoice = await bill()
  const debit = { ...money, method: 'direct_debit' as const, invoiceId: invoice }
  await recordPayment(house, scope, { ...debit, amountCents: 11_900 })
  const { id } = await recordPayment(house, scope, { ...debit, amountCents: -11_900, paidOn: '2026-03-09' })
  expect([await state(invoice), await open(invoice)]).toEqual(['open', 11_900])
  await expect(recordPayment(house, scope, { ...debit, amountCents: -1 })).rejects.toEqual(
    code('more_than_paid'),
  )
  await receive(11_900, [invoice])
  // The bank had returned it by mistake: now it is paid twice.
  await undoReceipt(house, scope, { id, reason: 'Irrtum der Bank' })
  expect([await state(invoice), await credit()]).toEqual(['paid', 11_900])
})

test('a cash discount settles the rest, is no money, and lowers the taxes by rate', async () => {
  const lines = [lineOf(), lineOf({ taxRate: '7' })]
  const invoice = await bill({ lines, options: SKONTO })
  // 226,00 € less 2 %.
  const claims = [{ invoiceId: invoice, withDiscount: true }]
  await expect(receive(22_147, [], { claims })).rejects.toEqual(code('discount_short'))
  await expect(receive(22_148, [], { claims, paidOn: '2026-03-18' })).rejects.toEqual(code('discount_over'))
  // Within the grace of five days.
  await receive(22_148, [], { claims, paidOn: '2026-03-17' })
  expect(await read(invoice)).toMatchObject({ status: { state: 'paid', paidOn: '2026-03-17' } })
  const row = await db
    .selectFrom('current_invoices')
    .select(['paid_cents', 'waived_cents'])
    .where('id', '=', invoice)
    .executeTakeFirstOrThrow()
  expect(row).toEqual({ paid_cents: 22_148, waived_cents: 452 })
  const { tax_json } = await db
    .selectFrom('payments')
    .select('tax_json')
    .where('method', '=', 'cash_discount')
    .where('invoice_id', '=', invoice)
    .executeTakeFirstOrThrow()
  expect(JSON.parse(tax_json ?? '')).toEqual([
    { category: 'S', rate: '19', netCents: 200, taxCents: 38 },
    { category: 'S', rate: '7', netCents: 200, taxCents: 14 },
  ])
  await cancelInvoice(house, scope, invoice)
  expect([await credit(), await waivedTaxes()]).toEqual([22_148, [0, 0]])
})

test('money that is taken back takes its cash discount along; so does a share of it', async () => {
  const invoice = await bill({ options: SKONTO })
  const claims = [{ invoiceId: invoice, withDiscount: true }]
  const { id } = await receive(11_662, [], { claims })
  expect(await state(invoice)).toBe('paid')
  await undoReceipt(house, scope, { id, reason: 'Kam nicht' })
  expect([await open(invoice), await waivedTaxes(), await credit()]).toEqual([11_900, [0, 0], 0])
  const again = await receive(11_662, [], { claims })
  expect(await state(invoice)).toBe('paid')
  await undoShare(house, scope, { invoiceId: invoice, id: again.id, reason: 'Andere Rechnung' })
  expect([await open(invoice), await waivedTaxes(), await credit()]).toEqual([11_900, [0, 0], 11_662])
  await receive(11_662, [], { claims })
  await recordPayment(house, scope, { ...money, invoiceId: invoice, amountCents: -11_662 })
  expect([await open(invoice), await waivedTaxes()]).toEqual([11_900, [0, 0]])
})

test('a cash discount is granted afterwards, where nothing but it is left', async () => {
  const invoice = await bill({ options: SKONTO })
  await expect(grantDiscount(house, scope, { invoiceId: invoice })).rejects.toEqual(code('discount_short'))
  await receive(11_662, [invoice])
  await grantDiscount(house, scope, { invoiceId: invoice })
  expect(await state(invoice)).toBe('paid')
  const plain = await bill()
  await receive(11_662, [plain])
  await expect(grantDiscount(house, scope, { invoiceId: plain })).rejects.toEqual(code('discount_over'))
})

test('a rest is given up to the limit of the firm, and can be owed again', async () => {
  const invoice = await bill()
  const rest = { invoiceId: invoice, reason: 'Bankgebühr', id: '0c0c0c0c-0000-4000-8000-000000000003' }
  await receive(11_799, [invoice])
  await expect(writeOffRest(house, scope, rest)).rejects.toEqual(code('above_limit'))
  await receive(1, [invoice])
  for (let press = 0; press < 2; press++) await writeOffRest(house, scope, rest)
  expect([await state(invoice), await waivedTaxes()]).toEqual(['paid', [84, 16]])
  await expect(
    writeOffRest(house, scope, { ...rest, id: '0c0c0c0c-0000-4000-8000-00000000000a' }),
  ).rejects.toEqual(code('nothing_open'))
  await undoShare(house, scope, { invoiceId: invoice, id: rest.id, reason: 'Kam doch' })
  expect([await open(invoice), await waivedTaxes()]).toEqual([100, [0, 0]])
  for (let press = 0; press < 2; press++) await writeOffRest(house, scope, rest)
  expect([await state(invoice), await waivedTaxes()]).toEqual(['paid', [84, 16]])
})

test('each form books once, and somebody who went back and ticked other invoices means another', async () => {
  const [first, second] = [await bill(), await bill()]
  const id = '0c0c0c0c-0000-4000-8000-000000000004'
  for (let press = 0; press < 2; press++) await receive(100, [first], { id })
  await receive(100, [second], { id })
  expect([await open(first), await open(second)]).toEqual([11_800, 11_800])
})

test('no money of one customer pays an invoice of another, no draft, and nothing of another firm', async () => {
  const other = await makeCustomer(house, scope)
  const foreign = await makeInvoice(house, scope, other.id)
  const draft = await makeDraft(house, scope, customerId)
  await expect(receive(100, [foreign.id])).rejects.toEqual(code('other_customer'))
  await expect(receive(100, [draft.id])).rejects.toEqual(code('not_issued'))
  await expect(receive(0, [])).rejects.toEqual(code('amount_zero'))
  const stranger = await makeTenant(house)
  const input = { ...money, customerId, amountCents: 100, claims: [] }
  await expect(receiveMoney(house, stranger, input)).rejects.toThrow()
  const row = { tenant_id: scope.tenantId, id: 'x', invoice_id: foreign.id, created_at: scope.at }
  const { id: receipt_id } = await receive(100, [])
  const share = { reverses_id: null, reason: null, tax_json: null, receipt_id, paid_on: '2026-03-05' }
  const insert = (changes: object) =>
    db
      .insertInto('payments')
      .values({ ...row, ...share, amount_cents: 100, method: 'transfer', ...changes })
      .execute()
  await expect(insert({})).rejects.toThrow('a receipt of another customer')
  await expect(insert({ invoice_id: await bill(), amount_cents: 101 })).rejects.toThrow(
    'more than the receipt',
  )
})
