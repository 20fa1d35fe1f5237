import fc from 'fast-check'
import { cancelInvoice } from '~/domain/invoices/credits/cancel.server'
import { type CreditRequest, wholeRest } from '~/domain/invoices/credits/credit'
import { refundCredit, settleFromCredit } from '~/domain/invoices/credits/credit.server'
import { creditInvoice } from '~/domain/invoices/credits/credit-note.server'
import { readCredit } from '~/domain/invoices/credits/sources.server'
import { markReversals } from '~/domain/invoices/payments/bookings'
import { listBookings } from '~/domain/invoices/payments/bookings.server'
import { recordPayment } from '~/domain/invoices/payments/payments.server'
import { receiveMoney } from '~/domain/invoices/payments/receipts.server'
import { undoReceipt, undoShare } from '~/domain/invoices/payments/undo-booking.server'
import { grantDiscount, writeOffRest } from '~/domain/invoices/payments/waivers.server'
import type { Scope } from '~/domain/kernel/scope'
import { creditWords } from '~/i18n/credit-words'
import { officeOn } from '../../../factories/scopes'
import type { TestHouse } from '../../../support/test-house'

/** What a firm does with an invoice once it is issued. */
export const act = fc.oneof(
  fc.record({ act: fc.constant('pay' as const), share: fc.constantFrom(1, 30, 99, 100, 100, 110) }),
  fc.record({ act: fc.constantFrom('discount' as const, 'discount' as const, 'grant' as const) }),
  fc.record({ act: fc.constantFrom('writeOff' as const, 'useCredit' as const, 'rest' as const) }),
  fc.record({ act: fc.constantFrom('refund' as const, 'both' as const, 'wait' as const) }),
  fc.record({ act: fc.constant('ahead' as const), cents: fc.constantFrom(1, 10_000) }),
  fc.record({ act: fc.constant('return' as const), cents: fc.constantFrom(1, 5000, 22_000) }),
  fc.record({ act: fc.constantFrom('undo' as const, 'undoShare' as const), which: fc.nat(5) }),
  fc.record({
    act: fc.constant('credit' as const),
    line: fc.constantFrom(1, 2, 3),
    quantity: fc.constantFrom('0.07', '0.7', '1', '3'),
  }),
  fc.record({
    act: fc.constant('amount' as const),
    group: fc.nat(2),
    cents: fc.constantFrom(1, 33, 1499, 9950),
  }),
  fc.record({ act: fc.constant('cancel' as const) }),
)
export type Act = typeof act extends fc.Arbitrary<infer Value> ? Value : never

export interface Billed {
  scope: Scope
  customerId: string
  invoiceId: string
  /** Another invoice of the customer. */
  besideId: string
}

/** @returns the scope of the office afterwards: the day may be another */
export async function carryOut(house: TestHouse, billed: Billed, one: Act): Promise<Scope> {
  const { scope } = billed
  if (one.act === 'wait') return officeOn(scope.tenantId, '2026-04-02')
  await book(house, billed, one)
  return scope
}

type Booking = Exclude<Act, { act: 'credit' | 'amount' | 'rest' | 'cancel' }>

function book(house: TestHouse, billed: Billed, one: Act): Promise<unknown> {
  const { scope, invoiceId } = billed
  const credit = (request: CreditRequest | 'rest') =>
    creditInvoice(house, scope, invoiceId, {
      request: ({ left }) => (request === 'rest' ? wholeRest(left, creditWords.de) : request),
      wordsOf: (language) => creditWords[language],
      reason: 'x',
    })
  switch (one.act) {
    case 'rest':
      return credit('rest')
    case 'credit':
      return credit({ quantities: new Map([[one.line, one.quantity]]), netCents: new Map(), description: '' })
    case 'amount':
      return credit({ quantities: new Map(), netCents: new Map([[one.group, one.cents]]), description: 'x' })
    case 'cancel':
      return cancelInvoice(house, scope, invoiceId)
    default:
      return bookMoney(house, billed, one)
  }
}

async function bookMoney(house: TestHouse, billed: Billed, one: Booking): Promise<unknown> {
  const { scope, customerId, invoiceId, besideId } = billed
  const money = { customerId, invoiceId, paidOn: scope.today, method: 'transfer' as const }
  const open = await openCentsOf(house, billed)
  switch (one.act) {
    case 'pay':
      return recordPayment(house, scope, { ...money, amountCents: Math.floor((open * one.share) / 100) })
    case 'discount':
      return receiveMoney(house, scope, {
        ...money,
        amountCents: open,
        claims: [{ invoiceId, withDiscount: true }],
      })
    case 'both':
      return receiveMoney(house, scope, {
        ...money,
        amountCents: 11_900 + Math.floor(open / 2),
        claims: [{ invoiceId: besideId }, { invoiceId }],
      })
    case 'ahead':
      return receiveMoney(house, scope, { ...money, amountCents: one.cents, claims: [] })
    case 'refund': {
      const credit = await readCredit(house.db, scope, customerId)
      return refundCredit(house, scope, { ...money, amountCents: Math.ceil(credit / 2) })
    }
    case 'grant':
      return grantDiscount(house, scope, { invoiceId })
    case 'writeOff':
      return writeOffRest(house, scope, { invoiceId, reason: 'x' })
    case 'useCredit': {
      const seenCents = await readCredit(house.db, scope, customerId)
      return settleFromCredit(house, scope, { customerId, invoiceIds: [invoiceId], seenCents })
    }
    case 'return':
      return recordPayment(house, scope, { ...money, amountCents: -one.cents })
    case 'undo': {
      const receipts = await house.db
        .selectFrom('receipts')
        .select('id')
        .where('customer_id', '=', customerId)
        .orderBy('created_at')
        .execute()
      const id = receipts[one.which % (receipts.length || 1)]?.id
      return id && undoReceipt(house, scope, { id, reason: 'x' })
    }
    case 'undoShare': {
      const all = markReversals(await listBookings(house.db, scope, invoiceId))
      const bookings = all.filter(({ isUndone }) => !isUndone)
      const id = bookings[one.which % (bookings.length || 1)]?.id
      return id && undoShare(house, scope, { invoiceId, id, reason: 'x' })
    }
  }
}

async function openCentsOf(house: TestHouse, { scope, invoiceId }: Billed): Promise<number> {
  const row = await house.db
    .selectFrom('current_invoices')
    .selectAll()
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', invoiceId)
    .executeTakeFirstOrThrow()
  if (row.cancelled_by !== null) return 0
  const asked = row.gross_cents + row.rounding_cents - row.prepaid_cents
  return Math.max(asked - row.credited_cents - row.waived_cents - row.paid_cents, 0)
}
