import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { InvoiceConflict } from '~/domain/invoices/conflict'
import { listCreditViews } from '~/domain/invoices/credits/credit-views.server'
import { listCreditSources, readCredit } from '~/domain/invoices/credits/sources.server'
import { leftOf } from '~/domain/invoices/payments/left'
import { recordPayment } from '~/domain/invoices/payments/payments.server'
import { listWaived } from '~/domain/invoices/payments/waived.server'
import { findInvoice } from '~/domain/invoices/read.server'
import { Conflict } from '~/domain/kernel/errors'
import { eurosOf } from '~/domain/values/money'
import { makeCustomer } from '../../factories/customers'
import { lineOf, makeInvoice } from '../../factories/invoices'
import { changeFirm, makeTenant } from '../../factories/tenants'
import { copyDatabase } from '../../support/database'
import { expectAccountKept } from './any-order/account'
import { type Act, act, type Billed, carryOut } from './any-order/acts'
import { type Bill, bill, PLAIN } from './any-order/bills'
import {
  expectBilled,
  expectMoneyKept,
  expectMonthsKept,
  expectTaxesKept,
  openCents,
  readLedger,
} from './any-order/ledger'

/** `npm run torture` draws twenty thousand. */
const ORDERS = Number(process.env.ORDERS ?? 30)
const SLOW_MS = ORDERS * 1000 + 60_000
/** The documents of thousands of invoices would fill the memory that they lie in. */
const PER_DATABASE = 500

let database = copyDatabase()
/** By their write-off limit. */
let firms = new Map<number, Billed['scope']>()
let bills = 0
afterAll(() => database.close())

/** What was found, at its smallest. */
const FOUND: [Bill, Act[]][] = [
  // Undoing a payment of which a cent had gone back left an invoice paid less than nothing.
  [
    PLAIN,
    [{ act: 'pay', share: 30 }, { act: 'return', cents: 1 }, { act: 'undo', which: 0 }, { act: 'cancel' }],
  ],
  // What was waived came back a cent short, and the invoice was paid less than nothing.
  [PLAIN, [{ act: 'pay', share: 30 }, { act: 'return', cents: 1 }, { act: 'discount' }, { act: 'cancel' }]],
  [PLAIN, [{ act: 'pay', share: 99 }, { act: 'return', cents: 1 }, { act: 'writeOff' }, { act: 'cancel' }]],
  // Of what was left of the second rate, rounding had left no tax; a cent of it was given up all the same.
  [
    PLAIN,
    [{ act: 'amount', group: 0, cents: 9950 }, { act: 'amount', group: 1, cents: 9950 }, { act: 'writeOff' }],
  ],
  // A bank took back more than was left on the invoice: the rest of it stood among the sources of the credit all the same.
  [
    {
      lines: [
        lineOf({ quantity: '4', unit: 'HUR', unitPrice: '25', taxCategory: 'S', taxRate: '19' }),
        lineOf({ quantity: '3', unit: 'HUR', unitPrice: '33.3667', taxCategory: 'S', taxRate: '7' }),
      ],
      adjustments: [{ kind: 'allowance', reason: 'Treue', percent: '0.5' }],
      ...{ discountPercent: '2', writeOffLimit: 500, advance: 0 },
    },
    [{ act: 'discount' }, { act: 'credit', line: 1, quantity: '0.07' }, { act: 'return', cents: 22000 }],
  ],
  // On the statement of account, the cancellation of a final invoice took back what its advance had paid as well.
  [{ ...PLAIN, advance: 1000 }, [{ act: 'cancel' }]],
]

test('in whatever order it is paid, waived, credited and taken back, money and taxes come out even', {
  timeout: SLOW_MS,
}, async () => {
  await fc.assert(
    fc.asyncProperty(bill, fc.array(act, { maxLength: 9 }), async (typed, acts) => {
      let billed = await issue(typed)
      fc.pre(billed !== undefined)
      for (const one of acts) {
        if (!billed) return
        try {
          billed = { ...billed, scope: await carryOut(database.house, billed, one) }
        } catch (error) {
          if (!(error instanceof InvoiceConflict)) throw error
        }
        await comesOutEven(billed)
      }
    }),
    { numRuns: ORDERS, examples: FOUND },
  )
})

/** Undefined for what may not be issued. */
async function issue(typed: Bill): Promise<Billed | undefined> {
  if (bills++ % PER_DATABASE === PER_DATABASE - 1) {
    await database.close()
    database = copyDatabase()
    firms = new Map()
  }
  const { house, db } = database
  const scope = await firmOf(typed)
  const { id: customerId } = await makeCustomer(house, scope)
  const { id: besideId } = await makeInvoice(house, scope, customerId)
  const advance = typed.advance === 0 ? [] : [await payAdvance(scope, customerId, typed)]
  try {
    const { id: invoiceId } = await makeInvoice(house, scope, customerId, {
      lines: typed.lines,
      options: {
        discount_percent: typed.discountPercent,
        discount_days: 10,
        adjustments: typed.adjustments,
        deductions: advance,
      },
    })
    const billed = { scope, customerId, invoiceId, besideId }
    expectBilled(typed, await readLedger(db, billed))
    return billed
  } catch (error) {
    if (error instanceof Conflict) return undefined
    throw error
  }
}

async function firmOf({ writeOffLimit }: Bill): Promise<Billed['scope']> {
  const known = firms.get(writeOffLimit)
  if (known) return known
  const scope = await makeTenant(database.house)
  await changeFirm(database.house, scope, { write_off_limit_cents: writeOffLimit })
  firms.set(writeOffLimit, scope)
  return scope
}

async function payAdvance(scope: Billed['scope'], customerId: string, { lines, advance }: Bill) {
  const { taxCategory = 'S', taxRate = '19', taxReason } = lines[0] ?? {}
  const { house, db } = database
  const line = lineOf({ quantity: '1', unitPrice: eurosOf(advance), taxCategory, taxRate, taxReason })
  const { id } = await makeInvoice(house, scope, customerId, { lines: [line], options: { is_advance: 1 } })
  const of = { scope, customerId, invoiceId: id, besideId: id }
  const amountCents = openCents(await readLedger(db, of))
  await recordPayment(house, scope, { invoiceId: id, paidOn: scope.today, method: 'transfer', amountCents })
  return id
}

async function comesOutEven(billed: Billed) {
  const { scope, customerId, invoiceId } = billed
  const { db } = database
  await expectMoneyKept(db, billed)
  await expectMonthsKept(db, billed)
  await expectAccountKept(db, billed)
  const sources = await listCreditSources(db, scope, customerId)
  const credit = await readCredit(db, scope, customerId)
  expect(sources.reduce((sum, { cents }) => sum + cents, 0)).toBe(Math.max(credit, 0))
  const ledger = await readLedger(db, billed)
  expectTaxesKept(ledger)
  const invoice = await findInvoice(db, scope, invoiceId)
  if (!invoice?.view) throw new Error('No such invoice')
  const open = invoice.status && 'openCents' in invoice.status ? invoice.status.openCents : 0
  expect(open).toBe(openCents(ledger))
  if (invoice.status?.state === 'cancelled') return
  const left = leftOf(
    invoice.view,
    await listCreditViews(db, scope, invoiceId),
    await listWaived(db, scope, invoiceId),
  )
  expect(ledger.paidCents + open).toBe(left.totalCents)
  if (invoice.status?.state === 'credited') expect([ledger.paidCents, left.totalCents]).toEqual([0, 0])
}
