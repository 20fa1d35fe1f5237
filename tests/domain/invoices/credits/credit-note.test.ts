import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cancelInvoice } from '~/domain/invoices/credits/cancel.server'
import { type CreditRequest, creditOf, wholeRest } from '~/domain/invoices/credits/credit'
import { creditInvoice } from '~/domain/invoices/credits/credit-note.server'
import { creditView } from '~/domain/invoices/credits/credit-view'
import { readCredit } from '~/domain/invoices/credits/sources.server'
import type { Adjustment } from '~/domain/invoices/drafts/adjustments'
import { lineViews } from '~/domain/invoices/drafts/draft-lines'
import { totalsOf } from '~/domain/invoices/issuing/totals'
import type { InvoiceView } from '~/domain/invoices/issuing/view'
import { listBookings } from '~/domain/invoices/payments/bookings.server'
import { leftOf } from '~/domain/invoices/payments/left'
import { recordPayment } from '~/domain/invoices/payments/payments.server'
import { receiveMoney } from '~/domain/invoices/payments/receipts.server'
import { totalOf } from '~/domain/invoices/payments/sums'
import { undoReceipt, undoShare } from '~/domain/invoices/payments/undo-booking.server'
import { listWaived } from '~/domain/invoices/payments/waived.server'
import { findInvoice } from '~/domain/invoices/read.server'
import { percentOf, sum } from '~/domain/values/money'
import { creditWords } from '~/i18n/credit-words'
import { makeCustomer } from '../../../factories/customers'
import { lineOf, makeDraft, makeInvoice } from '../../../factories/invoices'
import { makeTenant } from '../../../factories/tenants'
import { freshDatabase } from '../../../support/database'
import { deep } from '../../../support/fuzz-size'
import { invoiceView } from '../../../support/views/invoice-view'

const WORDS = creditWords.de
const own = { number: '2', issuedOn: '2026-03-03', note: null, openCents: 0 }

async function setUp() {
  const { db, house } = freshDatabase()
  const scope = await makeTenant(house)
  const customer = await makeCustomer(house, scope)
  const credit = (invoiceId: string, quantity: string | 'rest') =>
    creditInvoice(house, scope, invoiceId, {
      request: ({ left }) => (quantity === 'rest' ? wholeRest(left, WORDS) : requestOf({ 1: quantity })),
      wordsOf: (language) => creditWords[language],
      reason: 'Ausfall',
    })
  return { db, house, scope, customerId: customer.id, credit }
}

function requestOf(quantities: Record<number, string>, netCents: Record<number, number> = {}): CreditRequest {
  const numbers = <Value>(record: Record<number, Value>) =>
    new Map(Object.entries(record).map(([key, value]) => [Number(key), value]))
  return { quantities: numbers(quantities), netCents: numbers(netCents), description: 'Minderung' }
}

function billed(lines: Parameters<typeof lineOf>[0][], adjustments: Adjustment[] = []): InvoiceView {
  const all = lines.map(lineOf)
  const { lineNetCents, lineAdjustments, ...totals } = totalsOf(all, adjustments)
  return { ...invoiceView(), ...totals, lines: lineViews(all, { lineNetCents, lineAdjustments }) }
}

test('a credit note takes its part off what is owed, and is linked both ways', async () => {
  const { db, house, scope, customerId, credit } = await setUp()
  const invoice = await makeInvoice(house, scope, customerId)
  const { id, number } = await credit(invoice.id, '1')
  const original = await findInvoice(db, scope, invoice.id)
  const note = await findInvoice(db, scope, id)
  expect(number).toBe('2026-0002')
  expect(original?.status).toMatchObject({ state: 'open', openCents: 8925 })
  expect(original?.credits).toEqual([{ id, number, issuedOn: '2026-03-02', cents: 2975, keptCents: 0 }])
  expect(note?.counterpart).toEqual({ id: invoice.id, number: '2026-0001' })
  expect(note?.view).toMatchObject({
    kind: 'credit_note',
    refersTo: { number: '2026-0001' },
    lines: [{ quantity: '-1', unitPrice: '25', netCents: -2500, ofPosition: 1 }],
    grossCents: -2975,
    settles: { refundCents: 0, openCents: 8925 },
  })
})

test('of a paid invoice it is paid back; what is credited in full is not cancelled', async () => {
  const { db, house, scope, customerId, credit } = await setUp()
  const invoice = await makeInvoice(house, scope, customerId)
  const payment = { invoiceId: invoice.id, paidOn: scope.today, method: 'transfer' } as const
  await recordPayment(house, scope, { ...payment, amountCents: 10_000 })
  const first = await credit(invoice.id, '3')
  expect((await findInvoice(db, scope, first.id))?.view?.settles).toEqual({ refundCents: 7025, openCents: 0 })
  await expect(cancelInvoice(house, scope, invoice.id)).rejects.toMatchObject({ code: 'partly_credited' })
  const rest = await credit(invoice.id, 'rest')
  expect((await findInvoice(db, scope, rest.id))?.view?.grossCents).toBe(-2975)
  expect((await findInvoice(db, scope, invoice.id))?.status).toEqual({ state: 'credited' })
  await expect(credit(invoice.id, '1')).rejects.toMatchObject({ code: 'already_credited' })
})

/** 1.000,00 € at 19 % and 200,00 € at 7 %: 1.404,00 €, less 2 % of cash discount 1.375,92 €. */
const WITH_DISCOUNT = {
  lines: [lineOf({ quantity: '10', unitPrice: '100' }), lineOf({ unitPrice: '50', taxRate: '7' })],
  options: { discount_percent: '2', discount_days: 10 },
}

test('of an invoice that was paid with a cash discount, what was paid goes back, tax by rate', async () => {
  const { db, house, scope, customerId, credit } = await setUp()
  const { id: invoiceId } = await makeInvoice(house, scope, customerId, WITH_DISCOUNT)
  const claims = [{ invoiceId, withDiscount: true }]
  const money = { customerId, paidOn: scope.today, method: 'transfer' as const, claims }
  const { id: receipt } = await receiveMoney(house, scope, { ...money, amountCents: 137_592 })
  const first = await credit(invoiceId, '1')
  // 100,00 less 2,00 makes 98,00 and 18,62 of tax.
  expect((await findInvoice(db, scope, first.id))?.view).toMatchObject({
    lines: [{ netCents: -10_000 }],
    adjustments: [{ reason: 'Skonto', percent: '2', cents: -200, taxRate: '19' }],
    taxes: [{ rate: '19', netCents: -9800, taxCents: -1862 }],
    grossCents: -11_662,
    settles: { refundCents: 11_662, openCents: 0 },
  })
  expect(await readCredit(db, scope, customerId)).toBe(11_662)
  // Without the money there is no discount: nine tenths of 1.190,00 and 214,00 are owed.
  await undoReceipt(house, scope, { id: receipt, reason: 'Kam nicht' })
  expect((await findInvoice(db, scope, invoiceId))?.status).toMatchObject({ openCents: 128_500 })
  // With it again, 2 % of that are off.
  await expect(receiveMoney(house, scope, { ...money, amountCents: 125_929 })).rejects.toMatchObject({
    code: 'discount_short',
  })
  await receiveMoney(house, scope, { ...money, amountCents: 125_930 })
  const rest = await credit(invoiceId, 'rest')
  expect((await findInvoice(db, scope, rest.id))?.view).toMatchObject({
    taxes: [
      { rate: '19', netCents: -88_200, taxCents: -16_758 },
      { rate: '7', netCents: -19_600, taxCents: -1372 },
    ],
    settles: { refundCents: 125_930, openCents: 0 },
  })
  expect((await findInvoice(db, scope, invoiceId))?.status).toEqual({ state: 'credited' })
  expect(await readCredit(db, scope, customerId)).toBe(125_930)
  const discount = (await listBookings(db, scope, invoiceId)).findLast(
    ({ amountCents, receiptId }) => receiptId === null && amountCents === 2570,
  )
  await expect(
    undoShare(house, scope, { invoiceId, id: discount?.id ?? '', reason: 'x' }),
  ).rejects.toMatchObject({ code: 'already_credited' })
})

test('a cash discount after a credit lowers only the taxes that are left', async () => {
  const { db, house, scope, customerId, credit } = await setUp()
  const { id: invoiceId } = await makeInvoice(house, scope, customerId, WITH_DISCOUNT)
  await credit(invoiceId, '10')
  // 214,00 less 4,28.
  await receiveMoney(house, scope, {
    customerId,
    paidOn: scope.today,
    method: 'transfer',
    amountCents: 20_972,
    claims: [{ invoiceId, withDiscount: true }],
  })
  expect(await listWaived(db, scope, invoiceId)).toEqual([
    {
      method: 'cash_discount',
      cents: 428,
      taxes: [{ category: 'S', rate: '7', netCents: 400, taxCents: 28 }],
    },
  ])
})

test('two credit notes at once never exceed the invoice, nor does the database let them', async () => {
  const { db, house, scope, customerId, credit } = await setUp()
  const invoice = await makeInvoice(house, scope, customerId)
  const outcomes = await Promise.allSettled([credit(invoice.id, '3'), credit(invoice.id, '2')])
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
  expect(outcomes[1]).toMatchObject({ reason: { code: 'credit_quantity_too_high' } })
  const row = await db
    .selectFrom('invoices')
    .selectAll()
    .where('kind', '=', 'credit_note')
    .executeTakeFirstOrThrow()
  const draft = {
    ...row,
    id: 'copy',
    status: 'draft',
    number: null,
    issued_on: null,
    issued_at: null,
  } as const
  await db
    .insertInto('invoices')
    .values({ ...draft, view_json: null })
    .execute()
  const issued = { status: 'issued', number: 'x', issued_on: '2026-03-02', issued_at: scope.at } as const
  const issuing = db
    .updateTable('invoices')
    .set({ ...issued, view_json: '{}' })
    .where('id', '=', 'copy')
  await expect(issuing.execute()).rejects.toThrow(/more than its invoice has/)
})

test('what cannot be credited: a draft, a cancelled invoice, a credit note', async () => {
  const { house, scope, customerId, credit } = await setUp()
  const draft = await makeDraft(house, scope, customerId)
  await expect(credit(draft.id, '1')).rejects.toMatchObject({ code: 'not_issued' })
  const invoice = await makeInvoice(house, scope, customerId)
  const note = await credit(invoice.id, '1')
  await expect(credit(note.id, '1')).rejects.toMatchObject({ code: 'not_creditable' })
  const other = await makeInvoice(house, scope, customerId)
  await cancelInvoice(house, scope, other.id)
  await expect(credit(other.id, '1')).rejects.toMatchObject({ code: 'already_cancelled' })
})

const MIXED = billed(
  [
    { quantity: '3', unitPrice: '33.3333', adjustments: [{ kind: 'allowance', reason: 'a', amount: '1' }] },
    { quantity: '2', unitPrice: '24.5', taxRate: '7' },
  ],
  [{ kind: 'allowance', reason: 'Treue', percent: '10' }],
)

test.each<[string, InvoiceView, CreditRequest, object]>([
  [
    'a share of the discounts goes back too',
    MIXED,
    requestOf({ 1: '1' }),
    { netCents: -2970, taxCents: -564 },
  ],
  ['an amount has no discounts', MIXED, requestOf({}, { 1: 1000 }), { netCents: -1000, taxCents: -70 }],
  ['quantities and amounts', MIXED, requestOf({ 1: '1' }, { 1: 1000 }), { netCents: -3970, taxCents: -634 }],
  [
    'a line that took something back',
    billed([{}, { quantity: '-1' }]),
    requestOf({ 1: '1', 2: '1' }),
    { netCents: 0 },
  ],
])('%s', (_, view, request, sums) => {
  expect(creditOf(leftOf(view, []), request, WORDS).credit).toMatchObject(sums)
})

const CUSHIONS = invoiceView({ lines: [{ isGross: true, quantity: '3', unitPrice: '9.99' }] })
const HOURS = invoiceView({ lines: [{ isGross: true, quantity: '4', unitPrice: '25' }] })
const BOOKS = invoiceView({
  lines: [
    {
      isGross: true,
      quantity: '7',
      unitPrice: '12.49',
      taxRate: '7',
      adjustments: [{ kind: 'allowance', reason: 'a', percent: '10' }],
    },
  ],
})
const UNTAXED = invoiceView({ lines: [{ taxCategory: 'AE', taxRate: '0', taxReason: 'domestic_13b_4' }] })

/** Worked out by hand: net, tax and rounding that go back. */
test.each<[string, InvoiceView, CreditRequest, number, number, number]>([
  ['one of three at 9,99 € with VAT', CUSHIONS, requestOf({ 1: '1' }), 839, 159, 0], // 25.18 / 3; 159.41
  ['two of three', CUSHIONS, requestOf({ 1: '2' }), 1679, 319, 0], // 1678.6; 319.01
  ['all three, with the cent of rounding', CUSHIONS, requestOf({ 1: '3' }), 2518, 478, 1],
  ['an hour of four at 25,00 € with VAT', HOURS, requestOf({ 1: '1' }), 2101, 399, 0], // 84.03 / 4; 399.19
  ['half an hour', HOURS, requestOf({ 1: '0.5' }), 1050, 200, 0], // 1050.4; 199.5
  ['all hours', HOURS, requestOf({ 1: '4' }), 8403, 1597, 0], // 100 / 1.19; 1596.57
  ['a book of seven, a tenth off', BOOKS, requestOf({ 1: '1' }), 1050, 74, 0], // 11.673 − 1.167; 73.5
  ['an amount of a price with VAT', HOURS, requestOf({}, { 0: 1000 }), 1000, 190, 0],
  ['hours without tax', UNTAXED, requestOf({ 1: '2.5' }), 8000, 0, 0],
])('credited: %s', (_, view, request, netCents, taxCents, roundingCents) => {
  const { credit, faults } = creditOf(leftOf(view, []), request, WORDS)
  expect(faults).toEqual([])
  const { netCents: net, taxCents: tax, grossCents: gross, roundingCents: rounding } = credit
  expect([0 - net, 0 - tax, 0 - gross, 0 - rounding]).toEqual([
    netCents,
    taxCents,
    netCents + taxCents,
    roundingCents,
  ])
})

test.each<[string, InvoiceView, CreditRequest, object]>([
  ['more than there was, with VAT in its price', CUSHIONS, requestOf({ 1: '3.01' }), { line: 1 }],
  [
    'a cent more than net, with VAT in its price',
    HOURS,
    requestOf({}, { 0: 8404 }),
    { code: 'credit_too_much' },
  ],
  ['more than there was, without tax', UNTAXED, requestOf({}, { 0: 24_001 }), { code: 'credit_too_much' }],
  ['nothing', MIXED, requestOf({}), { code: 'credit_nothing' }],
  ['more than a line has', MIXED, requestOf({ 2: '2.5' }), { line: 2, code: 'credit_quantity_too_high' }],
  ['more than a rate has', MIXED, requestOf({}, { 1: 4411 }), { group: 1, code: 'credit_too_much' }],
  ['a line and its amount', MIXED, requestOf({ 2: '2' }, { 1: 1 }), { group: 1, code: 'credit_too_much' }],
  [
    'only what took something back',
    billed([{}, { quantity: '-1' }]),
    requestOf({ 2: '1' }),
    { code: 'credit_too_much' },
  ],
])('refused: %s', (_, view, request, fault) => {
  expect(creditOf(leftOf(view, []), request, WORDS).faults).toContainEqual(expect.objectContaining(fault))
})

const decimal = (most: number, digits: number) =>
  fc.integer({ min: 1, max: most * 10 ** digits }).map((units) => String(units / 10 ** digits))
const adjustment: fc.Arbitrary<Adjustment> = fc.oneof(
  fc.record({ kind: fc.constant('allowance'), reason: fc.constant('x'), percent: decimal(30, 1) }),
  fc.record({ kind: fc.constant('charge'), reason: fc.constant('y'), amount: decimal(20, 2) }),
)
const line = fc.record({
  quantity: decimal(40, 2),
  unitPrice: decimal(90, 4),
  taxRate: fc.constantFrom('19', '7'),
  adjustments: fc.array(adjustment, { maxLength: 2 }),
})
const part = fc.record({ line: fc.nat(4), share: fc.integer({ min: 1, max: 100 }), cents: fc.nat(300) })

test('whatever was credited in whatever parts, the invoice and its credit notes come to nothing in the end', () => {
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 5 }),
      fc.array(adjustment, { maxLength: 2 }),
      fc.array(part, { maxLength: 6 }),
      (lines, whole, parts) => {
        const view = billed(lines, whole)
        const credits: InvoiceView[] = []
        for (const { line: index, share, cents } of parts) {
          const left = leftOf(view, credits)
          const one = left.lines[index % left.lines.length]
          const quantity = String(Math.floor(Number(one?.quantity ?? 0) * share) / 100)
          const request = requestOf(quantity === '0' ? {} : { [one?.line.position ?? 1]: quantity }, {
            0: cents,
          })
          const { credit, faults } = creditOf(left, request, WORDS)
          if (faults.length === 0) credits.push(creditView(view, credit, own))
        }
        const left = leftOf(view, credits)
        if (left.totalCents > 0) {
          const { credit, faults } = creditOf(left, wholeRest(left, WORDS), WORDS)
          expect(faults).toEqual([])
          credits.push(creditView(view, credit, own))
        }
        expect(totalOf(view) + sum(credits.map(totalOf))).toBe(0)
        for (const group of leftOf(view, credits).groups)
          expect([group.netCents, group.taxCents]).toEqual([0, 0])
        for (const { taxes, lines: credited, adjustments = [], netCents, grossCents } of credits) {
          const allowed = sum(adjustments.map((one) => (one.kind === 'charge' ? one.cents : -one.cents)))
          expect(sum(credited.map((one) => one.netCents)) + allowed).toBe(netCents)
          expect(sum(taxes.map((one) => one.netCents + one.taxCents))).toBe(grossCents)
          // The last of several may differ by what rounding left.
          for (const { rate, netCents: net, taxCents } of taxes)
            expect(Math.abs(taxCents - percentOf(rate, net))).toBeLessThan(5)
        }
      },
    ),
    { numRuns: deep(200) },
  )
})
