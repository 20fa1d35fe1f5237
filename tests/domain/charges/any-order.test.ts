import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { listCharges } from '~/domain/charges/charges.server'
import { claimCharges } from '~/domain/charges/claim-charges.server'
import { readClaims } from '~/domain/charges/claims.server'
import { changeChargeSettings } from '~/domain/charges/settings.server'
import { payChargesFromCredit, waiveCharges, withdrawStatement } from '~/domain/charges/settle.server'
import { listStatements } from '~/domain/charges/statements.server'
import { getCustomer } from '~/domain/customers/find.server'
import { cancelInvoice } from '~/domain/invoices/credits/cancel.server'
import { readAccount } from '~/domain/invoices/payments/account.server'
import { receiveMoney } from '~/domain/invoices/payments/receipts.server'
import { undoReceipt } from '~/domain/invoices/payments/undo-booking.server'
import { Conflict } from '~/domain/kernel/errors'
import type { Scope } from '~/domain/kernel/scope'
import { addDays } from '~/domain/values/calendar'
import { makeCustomer } from '../../factories/customers'
import { makeInvoice } from '../../factories/invoices'
import { makeTenant } from '../../factories/tenants'
import { commitSeed } from '../../support/commit-seed'
import { copyDatabase } from '../../support/database'
import { deep } from '../../support/fuzz-size'

const { house, db, close } = copyDatabase()
afterAll(close)

const act = fc.oneof(
  fc.record({ do: fc.constant('claim' as const) }),
  fc.record({
    do: fc.constant('pay' as const),
    cents: fc.constantFrom(1, 100, 4000, 6000, 11_900, 20_000),
    isForInvoices: fc.boolean(),
  }),
  fc.record({
    do: fc.constant('pay by mistake' as const),
    // With the credit of what came before, all that is asked for.
    cents: fc.constantFrom('asked' as const, 100),
    isForInvoices: fc.constant(true),
  }),
  fc.record({ do: fc.constant('use credit' as const) }),
  fc.record({ do: fc.constant('cancel' as const), which: fc.nat(1) }),
  fc.record({
    do: fc.constantFrom('waive' as const, 'withdraw' as const, 'undo' as const),
    which: fc.nat(9),
  }),
  fc.record({ do: fc.constant('switch' as const), isChargesFirst: fc.boolean() }),
)
type Act = typeof act extends fc.Arbitrary<infer Value> ? Value : never

async function setUp() {
  const scope = await makeTenant(house)
  const { id: customerId } = await makeCustomer(house, scope)
  const invoices = [await makeInvoice(house, scope, customerId), await makeInvoice(house, scope, customerId)]
  return { scope, customerId, invoiceIds: invoices.map(({ id }) => id) }
}
type Setting = Awaited<ReturnType<typeof setUp>>

async function carryOut({ scope, customerId, invoiceIds }: Setting, today: string, done: Act): Promise<void> {
  const now: Scope = { ...scope, today, at: `${today}T08:00:00.000Z` }
  switch (done.do) {
    case 'claim': {
      const { sums } = await readClaims(house.reader, now, customerId, today)
      await claimCharges(house, now, { id: '', customerId, asOf: today, seenCents: sums.chargesCents })
      return
    }
    case 'pay by mistake':
    case 'pay': {
      const claims = done.isForInvoices ? invoiceIds.map((invoiceId) => ({ invoiceId })) : []
      const before = await readDebts({ scope, customerId, invoiceIds })
      const amountCents = done.cents === 'asked' ? before.askedCents : done.cents
      const money = {
        customerId,
        amountCents,
        paidOn: today,
        method: 'transfer',
        claims,
      } as const
      const { id } = await receiveMoney(house, now, money)
      if (done.do === 'pay') return
      await undoReceipt(house, now, { id, reason: 'Irrtum' })
      expect(await readDebts({ scope, customerId, invoiceIds }), 'as if it had not come').toEqual(before)
      return
    }
    case 'use credit':
      await payChargesFromCredit(house, now, customerId)
      return
    case 'cancel':
      await cancelInvoice(house, now, invoiceIds[done.which] ?? '')
      return
    case 'switch':
      await changeChargeSettings(house, now, { isChargesFirst: done.isChargesFirst })
      return
    case 'undo': {
      const { rows } = await sql<{ id: string }>`select id from receipts where tenant_id = ${scope.tenantId}
        and reverses_id is null order by created_at, id`.execute(db)
      const one = rows[done.which % Math.max(rows.length, 1)]
      if (one) await undoReceipt(house, now, { id: one.id, reason: 'Irrtum' })
      return
    }
    default: {
      const all = await listStatements(house.reader, now, customerId)
      const one = all[done.which % Math.max(all.length, 1)]
      if (!one) return
      const of = { statementId: one.id }
      if (done.do === 'waive') await waiveCharges(house, now, of, 'Kulanz')
      else await withdrawStatement(house, now, { ...of, reason: 'Irrtum' })
    }
  }
}

async function readDebts({ scope, customerId }: Setting) {
  const { tenantId } = scope
  const { rows } = await sql<{ id: string; openCents: number }>`
    select invoice_id as id, case when standing = 'open' then open_cents else 0 end as openCents
    from invoice_standings where tenant_id = ${tenantId} order by invoice_id`.execute(db)
  const charges = await listCharges(house.reader, scope, { customerId })
  const { creditCents } = await getCustomer(house.reader, scope, customerId)
  const askedCents = [...rows, ...charges].reduce((cents, { openCents }) => cents + openCents, -creditCents)
  return { rows, charges, creditCents, askedCents }
}

/** By the rows alone: what was asked for and what came, whoever divided it. */
async function expectEven({ scope, customerId }: Setting): Promise<void> {
  const { tenantId } = scope
  const { rows } = await sql<
    Record<'asked' | 'claimed' | 'waived' | 'came' | 'invoices' | 'charges' | 'credit', number>
  >`
    select
      (select sum(gross_cents) from invoices where tenant_id = ${tenantId} and status = 'issued') as asked,
      (select coalesce(sum(cents), 0) from charges where tenant_id = ${tenantId} and withdrawn_at is null) as claimed,
      (select coalesce(sum(cents), 0) from charge_settlements where tenant_id = ${tenantId}
        and receipt_id is null) as waived,
      (select coalesce(sum(amount_cents), 0) from receipts where tenant_id = ${tenantId}) as came,
      (select coalesce(sum(amount_cents), 0) from payments where tenant_id = ${tenantId}) as invoices,
      (select coalesce(sum(cents), 0) from charge_settlements where tenant_id = ${tenantId}
        and receipt_id is not null) as charges,
      (select coalesce(sum(credit_cents), 0) from customer_credits where tenant_id = ${tenantId}) as credit`.execute(
    db,
  )
  const sums = rows[0]
  if (!sums) throw new Error('no sums')
  expect(sums.credit, 'credit is what came and pays nothing').toBe(sums.came - sums.invoices - sums.charges)
  expect(sums.credit).toBeGreaterThanOrEqual(0)
  const range = { from: '2026-01-01', to: '2026-12-31' }
  const { closingCents } = await readAccount(house.reader, scope, customerId, range)
  expect(closingCents, 'the account').toBe(sums.asked + sums.claimed - sums.waived - sums.came)
  const charges = await listCharges(house.reader, scope, { customerId })
  for (const { cents, openCents } of charges) {
    expect(openCents).toBeGreaterThanOrEqual(0)
    expect(openCents).toBeLessThanOrEqual(cents)
  }
  const open = charges.reduce((cents, charge) => cents + charge.openCents, 0)
  expect(open, 'charges').toBe(sums.claimed - sums.waived - sums.charges)
}

test('in whatever order charges are claimed, paid, waived and taken back, the money comes out even', async () => {
  const property = fc.asyncProperty(fc.array(act, { minLength: 3, maxLength: 12 }), async (acts) => {
    const setting = await setUp()
    for (const [index, done] of acts.entries()) {
      const today = addDays('2026-05-20', index * 3)
      await carryOut(setting, today, done).catch((error: unknown) => {
        if (!(error instanceof Conflict)) throw error
      })
      await expectEven(setting)
    }
  })
  await fc.assert(property, { numRuns: deep(40), seed: commitSeed() })
})
