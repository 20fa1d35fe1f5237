import { describe, expect, test } from 'vitest'
import { debitFile } from '~/documents/debits/pain-008'
import { listDueDebits } from '~/domain/debits/due.server'
import { makeRuns } from '~/domain/debits/run.server'
import { endHold } from '~/domain/holds/end.server'
import { listHolds, readHolds } from '~/domain/holds/holds.server'
import { noteDeferral, noteDispute, notePromise } from '~/domain/holds/note.server'
import { cancelInvoice } from '~/domain/invoices/credits/cancel.server'
import { readOwed } from '~/domain/invoices/payments/owed.server'
import { recordPayment } from '~/domain/invoices/payments/payments.server'
import { undoReceipt } from '~/domain/invoices/payments/undo-booking.server'
import { findInvoice } from '~/domain/invoices/read.server'
import { NotFound } from '~/domain/kernel/errors'
import type { Scope } from '~/domain/kernel/scope'
import { makeCustomer, makeMandate } from '../../factories/customers'
import { makeInvoice } from '../../factories/invoices'
import { makeTenant } from '../../factories/tenants'
import { freshDatabase } from '../../support/database'
import type { TestHouse } from '../../support/test-house'

/** Invoices of 2 March are due on 16 March: 119,00 €. */
const LATE = '2026-03-20'

async function setUp({ withMandate = false } = {}) {
  const { db, house } = freshDatabase()
  const issuer = await makeTenant(house)
  const on = (today: string): Scope => ({ ...issuer, today, at: `${today}T08:00:00.000Z` })
  const { id: customerId } = await makeCustomer(house, issuer)
  const mandateId = withMandate ? (await makeMandate(house, issuer, customerId)).id : undefined
  const payment = mandateId === undefined ? {} : { payment: { method: 'direct_debit' as const, mandateId } }
  const invoice = await makeInvoice(house, issuer, customerId, payment)
  const noted = { id: '', invoiceId: invoice.id, reason: 'Zwei Lampen fehlen' }
  const stateOn = async (day: string) => (await findInvoice(house.reader, on(day), invoice.id))?.status
  const heldOn = async (day: string) => (await readHolds(house.reader, on(day), [invoice.id])).get(invoice.id)
  const end = async (reason = 'Geklärt', day = LATE) => {
    const [hold] = await listHolds(house.reader, on(day), invoice.id)
    return endHold(house, on(day), { invoiceId: invoice.id, holdId: hold?.id ?? '', reason })
  }
  const pay = (amountCents: number, day = LATE) =>
    recordPayment(house, on(day), { invoiceId: invoice.id, amountCents, paidOn: day, method: 'transfer' })
  const actions = async () =>
    (
      await db
        .selectFrom('audit_entries')
        .select('action')
        .where('subject_id', '=', invoice.id)
        .orderBy('seq')
        .execute()
    ).map(({ action }) => action)
  return { db, house, on, invoice, noted, stateOn, heldOn, end, pay, actions, customerId }
}

describe('a dispute', () => {
  test('stops what asks for the invoice, until it is ended', async () => {
    const { house, on, noted, stateOn, heldOn, end, actions } = await setUp()
    await noteDispute(house, on(LATE), { ...noted, fromOn: '2026-03-18' })
    expect(await stateOn(LATE)).toEqual({
      state: 'disputed',
      openCents: 11_900,
      paidCents: 0,
      dueOn: '2026-03-16',
    })
    expect(await readOwed(house.reader, on(LATE))).toMatchObject({ cents: 11_900, overdueCents: 0 })
    expect(await heldOn('2027-03-20')).toEqual({ kind: 'dispute', reason: 'Zwei Lampen fehlen', until: null })
    await end()
    expect(await stateOn(LATE)).toMatchObject({ state: 'overdue' })
    expect(await heldOn(LATE)).toBeUndefined()
    expect((await actions()).slice(-2)).toEqual(['dispute.noted', 'dispute.ended'])
  })

  test('is noted once, and ended once', async () => {
    const { db, house, on, noted, end, actions } = await setUp()
    const twice = { ...noted, id: '0190aaaa-0000-7000-8000-000000000001', fromOn: LATE }
    await noteDispute(house, on(LATE), twice)
    await noteDispute(house, on(LATE), twice)
    await expect(noteDispute(house, on(LATE), { ...noted, fromOn: LATE })).rejects.toMatchObject({
      code: 'hold_in_force',
    })
    await expect(db.updateTable('invoice_holds').set({ reason: 'x' }).execute()).rejects.toThrow('frozen')
    await end()
    await end()
    await expect(end('Anders')).rejects.toMatchObject({ code: 'hold_not_in_force' })
    expect((await actions()).filter((action) => action.startsWith('dispute'))).toHaveLength(2)
    await expect(db.updateTable('invoice_holds').set({ end_reason: 'x' }).execute()).rejects.toThrow(
      'end once',
    )
  })

  test('lets no new debit begin', async () => {
    const { house, on, noted } = await setUp({ withMandate: true })
    expect((await listDueDebits(house.reader, on('2026-03-09'))).due).toHaveLength(1)
    await noteDispute(house, on('2026-03-09'), { ...noted, fromOn: '2026-03-09' })
    const { due, blocked } = await listDueDebits(house.reader, on('2026-03-09'))
    expect(due).toEqual([])
    expect(blocked).toMatchObject([{ obstacle: { code: 'disputed' }, cents: 11_900 }])
  })
})

describe('a deferral', () => {
  test('is due on its day, and late after it', async () => {
    const { house, on, noted, stateOn, heldOn } = await setUp()
    await noteDeferral(house, on(LATE), { ...noted, to: '2026-04-30' })
    expect(await stateOn('2026-04-30')).toMatchObject({ state: 'open', dueOn: '2026-04-30' })
    expect(await heldOn('2026-04-30')).toMatchObject({ kind: 'deferral', until: '2026-04-30' })
    expect(await stateOn('2026-05-01')).toMatchObject({ state: 'overdue', dueOn: '2026-04-30' })
    expect(await heldOn('2026-05-01')).toBeUndefined()
    expect(await readOwed(house.reader, on('2026-05-01'))).toMatchObject({ overdueCents: 11_900 })
  })

  test('by instalments asks for one after the other', async () => {
    const { house, on, noted, stateOn, heldOn, pay } = await setUp()
    const to = [
      { dueOn: '2026-04-01', cents: 4000 },
      { dueOn: '2026-05-01', cents: 4000 },
      { dueOn: '2026-06-01', cents: 3900 },
    ]
    await noteDeferral(house, on(LATE), { ...noted, to })
    await pay(5000, '2026-04-01')
    expect(await stateOn('2026-04-15')).toMatchObject({
      ...{ state: 'partly_paid', openCents: 6900, dueOn: '2026-05-01' },
      deferred: { nowCents: 3000 },
    })
    expect(await heldOn('2026-05-01')).toMatchObject({ until: '2026-05-01' })
    expect(await stateOn('2026-06-02')).toMatchObject({ state: 'overdue', deferred: { nowCents: 6900 } })
    await pay(6900, '2026-06-02')
    expect(await stateOn('2026-06-02')).toMatchObject({ state: 'paid' })
    expect(await heldOn('2026-04-15')).toBeUndefined()
  })

  test.each([
    ['in the past', '2026-03-19', 'hold_date_past'],
    ['in another order', plan(['2026-05-01', 6000], ['2026-04-01', 5900]), 'instalments_order'],
    ['twice on a day', plan(['2026-05-01', 6000], ['2026-05-01', 5900]), 'instalments_order'],
    ['of too much', plan(['2026-04-01', 6000], ['2026-05-01', 5901]), 'instalments_sum'],
    ['of too little', plan(['2026-04-01', 6000], ['2026-05-01', 5899]), 'instalments_sum'],
  ])('is refused %s', async (_, to, code) => {
    const { house, on, noted, stateOn } = await setUp()
    await expect(noteDeferral(house, on(LATE), { ...noted, to })).rejects.toMatchObject({ code })
    expect(await stateOn(LATE)).toMatchObject({ state: 'overdue' })
  })

  test('moves a debit to its day, and instalments are not debited', async () => {
    const { house, on, noted, end } = await setUp({ withMandate: true })
    const scope = on('2026-03-09')
    await noteDeferral(house, scope, { ...noted, to: '2026-03-20' })
    expect((await listDueDebits(house.reader, scope)).due).toMatchObject([{ collectOn: '2026-03-20' }])
    await end('Anders vereinbart', '2026-03-09')
    await noteDeferral(house, scope, { ...noted, to: plan(['2026-03-20', 5900], ['2026-03-21', 6000]) })
    const { due, blocked } = await listDueDebits(house.reader, scope)
    expect(due).toEqual([])
    expect(blocked).toMatchObject([{ obstacle: { code: 'instalments' } }])
  })

  test('is not agreed while a bank has the debit; a dispute may be', async () => {
    const { house, on, noted, invoice, stateOn } = await setUp({ withMandate: true })
    const scope = on('2026-03-09')
    const debits = [{ invoiceId: invoice.id, cents: 11_900 }]
    await makeRuns(house, scope, {
      id: '',
      debits,
      againReason: '',
      purpose: () => 'Rechnung',
      render: debitFile,
    })
    await expect(noteDeferral(house, scope, { ...noted, to: '2026-05-01' })).rejects.toMatchObject({
      code: 'hold_being_collected',
    })
    await noteDispute(house, scope, { ...noted, fromOn: '2026-03-09' })
    expect(await stateOn('2026-03-09')).toMatchObject({ state: 'disputed' })
  })
})

describe('a promise', () => {
  test('leaves the invoice as it is, and is over after its day', async () => {
    const { house, on, noted, stateOn, heldOn, actions } = await setUp()
    await notePromise(house, on(LATE), { ...noted, untilOn: '2026-03-31' })
    expect(await stateOn(LATE)).toEqual({
      state: 'overdue',
      openCents: 11_900,
      paidCents: 0,
      dueOn: '2026-03-16',
    })
    expect(await heldOn('2026-03-31')).toMatchObject({ kind: 'promise', until: '2026-03-31' })
    expect(await heldOn('2026-04-01')).toBeUndefined()
    await noteDispute(house, on('2026-04-01'), { ...noted, fromOn: '2026-04-01' })
    expect(await stateOn('2026-04-01')).toMatchObject({ state: 'disputed' })
    expect((await actions()).slice(-2)).toEqual(['promise.noted', 'dispute.noted'])
  })
})

describe('an invoice that is settled', () => {
  const kinds = {
    dispute: (house: TestHouse, scope: Scope, noted: Noted) =>
      noteDispute(house, scope, { ...noted, fromOn: LATE }),
    deferral: (house: TestHouse, scope: Scope, noted: Noted) =>
      noteDeferral(house, scope, { ...noted, to: '2026-05-01' }),
    promise: (house: TestHouse, scope: Scope, noted: Noted) =>
      notePromise(house, scope, { ...noted, untilOn: '2026-05-01' }),
  }
  test.each(Object.entries(kinds))('ends its %s, which goes on if that is undone', async (kind, note) => {
    const { house, on, noted, invoice, pay, stateOn, actions } = await setUp()
    await note(house, on(LATE), noted)
    const before = await stateOn(LATE)
    const part = await pay(1_900)
    const inForce = async () =>
      (await listHolds(house.reader, on(LATE), invoice.id)).map(({ end }) => end === null)
    expect(await inForce()).toEqual([true])
    const { id } = await pay(10_000, '2026-03-23')
    expect(await inForce()).toEqual([false])
    expect(await stateOn('2026-03-23')).toMatchObject({ state: 'paid' })
    expect((await actions()).slice(-1)).toEqual([`${kind}.ended`])
    for (const receipt of [id, part.id])
      await undoReceipt(house, on('2026-03-23'), { id: receipt, reason: 'Falscher Kunde' })
    expect(await inForce()).toEqual([true, false])
    expect(await stateOn(LATE)).toEqual(before)
    await cancelInvoice(house, on('2026-03-24'), invoice.id)
    expect(await inForce()).toEqual([false, false])
  })

  test('does not take up again what a person has ended', async () => {
    const { house, on, noted, invoice, pay, end } = await setUp()
    await noteDispute(house, on(LATE), { ...noted, fromOn: LATE })
    await end()
    const { id } = await pay(11_900)
    await undoReceipt(house, on(LATE), { id, reason: 'Falscher Kunde' })
    expect(await readHolds(house.reader, on(LATE), [invoice.id])).toEqual(new Map())
  })
})

interface Noted {
  id: string
  invoiceId: string
  reason: string
}

test('nothing is noted of what is paid, cancelled, a draft or of another firm', async () => {
  const { house, on, noted, invoice, pay } = await setUp()
  const other = await makeTenant(house)
  const dispute = { ...noted, fromOn: LATE }
  await expect(noteDispute(house, { ...on(LATE), tenantId: other.tenantId }, dispute)).rejects.toThrow(
    NotFound,
  )
  await pay(11_900)
  await expect(noteDispute(house, on(LATE), dispute)).rejects.toMatchObject({ code: 'hold_nothing_open' })
  await cancelInvoice(house, on(LATE), invoice.id)
  await expect(noteDispute(house, on(LATE), dispute)).rejects.toMatchObject({ code: 'hold_nothing_open' })
})

function plan(...parts: [string, number][]) {
  return parts.map(([dueOn, cents]) => ({ dueOn, cents }))
}
