import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { requestMandateForInvoice } from '~/domain/invoices/payments/choice.server'
import { readOwed } from '~/domain/invoices/payments/owed.server'
import { recordPayment } from '~/domain/invoices/payments/payments.server'
import { findInvoice } from '~/domain/invoices/read.server'
import { findMandate, listActiveMandates } from '~/domain/mandates/mandates.server'
import { type MandateFacts, stateOfMandate, usableUntil } from '~/domain/mandates/state'
import { whereState } from '~/domain/mandates/state.server'
import { addDays } from '~/domain/values/calendar'
import { makeCustomer, makeMandate } from '../../factories/customers'
import { makeInvoice } from '../../factories/invoices'
import { visitorOn } from '../../factories/scopes'
import { makeTenant } from '../../factories/tenants'
import { copyDatabase } from '../../support/database'
import { deep } from '../../support/fuzz-size'

const { house, db, close } = copyDatabase()
afterAll(close)

describe('the last day on which a mandate counts', () => {
  test.each([
    ['36 months after it was signed', '2023-03-16', null, '2026-03-16'],
    ['36 months after it was last used', '2010-03-16', '2025-12-31', '2028-12-31'],
    ['the last of February for a leap day', '2024-02-29', null, '2027-02-28'],
  ])('is %s', (_, signedOn, lastUsedOn, last) => {
    const facts: MandateFacts = { status: 'active', signedOn, lastUsedOn }
    expect(usableUntil(facts)).toBe(last)
    expect(stateOfMandate(facts, last)).toBe('active')
    expect(stateOfMandate(facts, addDays(last, 1))).toBe('lapsed')
    expect(stateOfMandate({ ...facts, status: 'revoked' }, addDays(last, 1))).toBe('revoked')
  })
})

test('SQL and process agree on every mandate and day', async () => {
  const scope = await makeTenant(house)
  const customer = await makeCustomer(house, scope)
  const { id } = await makeMandate(house, scope, customer.id)
  // Around the end of February, where months differ most, and around the day on which each lapses.
  const nearFebruary = fc
    .tuple(fc.constantFrom('2020', '2021', '2023', '2024', '2026', '2027'), fc.integer({ min: -3, max: 3 }))
    .map(([year, days]) => addDays(`${year}-02-28`, days))
  const property = fc.asyncProperty(
    fc.constantFrom('requested' as const, 'active' as const, 'active' as const, 'revoked' as const),
    nearFebruary,
    fc.option(nearFebruary),
    fc.integer({ min: -1, max: 1 }),
    async (status, signedOn, lastUsedOn, later) => {
      const today = addDays(usableUntil({ signedOn, lastUsedOn }), later)
      await db
        .updateTable('mandates')
        .set({ status, signed_on: signedOn, last_used_on: lastUsedOn })
        .where('id', '=', id)
        .execute()
      const state = stateOfMandate({ status, signedOn, lastUsedOn }, today)
      expect((await findMandate(db, { ...scope, today }, id))?.status).toBe(state)
      for (const each of ['requested', 'active', 'lapsed', 'revoked', 'rejected'] as const) {
        const found = await db
          .selectFrom('mandates')
          .select('id')
          .where('tenant_id', '=', scope.tenantId)
          .where(whereState(each, today))
          .execute()
        expect(found.length, each).toBe(each === state ? 1 : 0)
      }
    },
  )
  await fc.assert(property, { numRuns: deep(150) })
})

test('a collection keeps a mandate alive, also one that came back; a transfer does not', async () => {
  const scope = await makeTenant(house)
  const customer = await makeCustomer(house, scope)
  const { id: mandateId } = await makeMandate(house, scope, customer.id, { signedOn: '2024-01-15' })
  const payment = { method: 'direct_debit' as const, mandateId }
  const invoice = await makeInvoice(house, scope, customer.id, { payment })
  const used = async () => (await findMandate(db, scope, mandateId))?.lastUsedOn
  const paid = { invoiceId: invoice.id, amountCents: 100 }
  await recordPayment(house, scope, { ...paid, paidOn: '2026-03-01', method: 'transfer' })
  expect(await used()).toBeNull()
  await recordPayment(house, scope, { ...paid, paidOn: '2026-03-02', method: 'direct_debit' })
  await recordPayment(house, scope, {
    ...paid,
    amountCents: -100,
    paidOn: '2026-03-09',
    method: 'direct_debit',
  })
  await recordPayment(house, scope, { ...paid, paidOn: '2026-02-01', method: 'direct_debit' })
  expect(await used()).toBe('2026-03-02')
})

test('an invoice goes back to transfer when its mandate lapses, and the account may be asked for again', async () => {
  const scope = await makeTenant(house)
  const customer = await makeCustomer(house, scope, { email: null })
  const invoice = await makeInvoice(house, scope, customer.id)
  const visitor = visitorOn(scope, 'rechnung', invoice.id)
  const request = { holder: 'Hafenkontor', iban: 'DE02120300000000202051' }
  const { id } = await requestMandateForInvoice(house, visitor, request)
  await db
    .updateTable('mandates')
    .set({ status: 'active', signed_on: scope.today })
    .where('id', '=', id)
    .execute()
  expect(await findInvoice(db, scope, invoice.id)).toMatchObject({ payBy: 'direct_debit', mandate: { id } })
  const last = usableUntil({ signedOn: scope.today, lastUsedOn: null })
  const owed = async (today: string) => readOwed(db, { ...scope, today })
  const { cents } = await owed(last)
  expect(await owed(last)).toMatchObject({ count: 1, overdueCents: 0, collectedCents: cents })
  expect(await owed(addDays(last, 1))).toMatchObject({ count: 1, overdueCents: cents, collectedCents: 0 })
  const later = { ...scope, today: addDays(scope.today, 3 * 366) }
  expect(await findInvoice(db, later, invoice.id)).toMatchObject({
    payBy: 'transfer',
    way: 'transfer',
    mandate: null,
    status: { state: 'overdue' },
  })
  expect(await listActiveMandates(db, later, customer.id)).toEqual([])
  const again = await requestMandateForInvoice(house, { ...visitor, today: later.today }, request)
  expect(again).toMatchObject({ status: 'requested', isNew: true })
})
