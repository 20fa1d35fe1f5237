import { describe, expect, test } from 'vitest'
import { chargeFee, listCharges } from '~/domain/charges/charges.server'
import { claimCharges } from '~/domain/charges/claim-charges.server'
import { readClaims } from '~/domain/charges/claims.server'
import { changeChargeDebtor, changeChargeSettings } from '~/domain/charges/settings.server'
import { payChargesFromCredit, waiveCharges, withdrawStatement } from '~/domain/charges/settle.server'
import { totalOf } from '~/domain/charges/statement'
import { getStatement } from '~/domain/charges/statements.server'
import { findProposal } from '~/domain/dunning/proposals.server'
import { seenAs } from '~/domain/dunning/seen'
import { noteDeferral, noteDispute } from '~/domain/holds/note.server'
import { cancelInvoice } from '~/domain/invoices/credits/cancel.server'
import { wholeRest } from '~/domain/invoices/credits/credit'
import { creditInvoice } from '~/domain/invoices/credits/credit-note.server'
import type { Creditable } from '~/domain/invoices/credits/credited.server'
import { readCredit } from '~/domain/invoices/credits/sources.server'
import { readAccount } from '~/domain/invoices/payments/account.server'
import { recordPayment } from '~/domain/invoices/payments/payments.server'
import { receiveMoney } from '~/domain/invoices/payments/receipts.server'
import { undoReceipt } from '~/domain/invoices/payments/undo-booking.server'
import { findInvoice } from '~/domain/invoices/read.server'
import type { Scope } from '~/domain/kernel/scope'
import { writing } from '~/domain/kernel/writing.server'
import { creditWords } from '~/i18n/credit-words'
import { makeCustomer } from '../../factories/customers'
import { remind } from '../../factories/dunning'
import { makeInvoice } from '../../factories/invoices'
import { makeTenant } from '../../factories/tenants'
import { freshDatabase } from '../../support/database'

/** Invoices of 2 March over 119,00 €, due on 16 March; a business is in default from 16 April. */
const DAY = '2026-07-31'
/** 119 € × 10.27 % × 76 ÷ 365 + 119 € × 10.52 % × 31 ÷ 365 = 2.5447 € + 1.0632 € */
const INTEREST = 361
const LUMP_SUM = 4000

async function setUp(kind: 'business' | 'consumer' = 'business') {
  const { db, house } = freshDatabase()
  const issuer = await makeTenant(house)
  const on = (today: string): Scope => ({ ...issuer, today, at: `${today}T08:00:00.000Z` })
  const { id: customerId } = await makeCustomer(house, issuer, { kind })
  const invoice = await makeInvoice(house, issuer, customerId)
  const claims = (day = DAY) => readClaims(house.reader, on(day), customerId, day)
  const claim = async (day = DAY, id = '') => {
    const { sums } = await claims(day)
    return claimCharges(house, on(day), { id, customerId, asOf: day, seenCents: sums.chargesCents })
  }
  let forms = 0
  const pay = async (amountCents: number, day = DAY, isForInvoice = true) => {
    forms += 1
    return receiveMoney(house, on(day), {
      id: `0190bbbb-0000-7000-8000-${String(forms).padStart(12, '0')}`,
      customerId,
      amountCents,
      paidOn: day,
      method: 'transfer',
      claims: isForInvoice ? [{ invoiceId: invoice.id }] : [],
    })
  }
  const open = async () =>
    (await listCharges(house.reader, on(DAY), { customerId })).map(({ kind, openCents }) => [kind, openCents])
  const openOfInvoice = async (day = DAY) => {
    const status = (await findInvoice(house.reader, on(day), invoice.id))?.status
    return status && 'openCents' in status ? status.openCents : 0
  }
  /** Balance of the account, which must be what is open less the credit. */
  const balance = async (day = '2026-12-31') => {
    const { closingCents } = await readAccount(house.reader, on(day), customerId, {
      from: '2026-01-01',
      to: day,
    })
    const charges = (await open()).reduce((sum, [, cents]) => sum + Number(cents), 0)
    const credit = await readCredit(house.reader, on(day), customerId)
    expect(closingCents).toBe((await openOfInvoice()) + charges - credit)
    return closingCents
  }
  return { db, house, on, customerId, invoice, claims, claim, pay, open, openOfInvoice, balance }
}

describe('what can be claimed', () => {
  test('of a business: interest and the lump sum, once 30 days are over', async () => {
    const { claims } = await setUp()
    expect(await claims('2026-04-15')).toMatchObject({ claims: [], waiting: [{ dueOn: '2026-03-16' }] })
    expect(await claims()).toMatchObject({
      claims: [{ start: { on: '2026-04-16', by: 'thirty_days' }, lateCents: 11_900 }],
      sums: { lateCents: 11_900, interestCents: INTEREST, lumpSumCents: LUMP_SUM, chargesCents: 4361 },
    })
  })

  test('of a consumer nothing without a reminder, and never a lump sum', async () => {
    const { claims, house, on, customerId } = await setUp('consumer')
    expect(await claims()).toMatchObject({ claims: [], sums: { chargesCents: 0 } })
    await changeChargeDebtor(house, on(DAY), customerId, { isTermAgreed: true, representative: null })
    // 119 € × 6.27 % × 106 ÷ 365 + 119 € × 6.52 % × 31 ÷ 365 = 2.1668 € + 0.6590 €, from 17 March
    expect(await claims()).toMatchObject({
      claims: [{ start: { on: '2026-03-17', by: 'agreed' } }],
      sums: { interestCents: 283, lumpSumCents: 0 },
    })
  })

  test.each([
    // By mail it came on the day; a letter is taken to have come five days later.
    ['mail', '2026-04-03'],
    ['letter', '2026-04-08'],
  ] as const)('of a consumer who was reminded by %s', async (way, begins) => {
    const { house, on, claims, customerId } = await setUp('consumer')
    const later = on('2026-04-02')
    const proposal = await findProposal(house.reader, later, customerId)
    await remind(house, later, customerId, { seen: proposal ? seenAs(proposal) : '', way })
    expect(await claims('2026-04-10')).toMatchObject({
      claims: [{ start: { on: begins, by: 'dunned' } }],
      sums: { lumpSumCents: 0 },
    })
  })

  test('of a business the lump sum, less what its reminders cost', async () => {
    const { house, on, claims, customerId, invoice } = await setUp()
    const fee = { customerId, invoiceId: invoice.id, cents: 250, sourceId: 'notice' }
    await writing(house, on(DAY), (trx) => chargeFee(trx, on(DAY), fee))
    expect(await claims()).toMatchObject({ sums: { interestCents: INTEREST, lumpSumCents: 3_750 } })
  })

  test('of nobody whose reminder did not arrive', async () => {
    const { db, house, on, claims, customerId } = await setUp('consumer')
    const later = on('2026-04-02')
    const proposal = await findProposal(house.reader, later, customerId)
    await remind(house, later, customerId, { seen: proposal ? seenAs(proposal) : '' })
    const mails = db.updateTable('outbox').where('kind', '=', 'dunning_notice')
    await mails.set({ status: 'sent', sent_at: '2026-04-06T07:00:00.000Z' }).execute()
    expect(await claims('2026-04-10')).toMatchObject({ claims: [{ start: { on: '2026-04-07' } }] })
    await mails.set({ status: 'bounced' }).execute()
    expect(await claims('2026-04-10')).toMatchObject({ claims: [], sums: { chargesCents: 0 } })
  })

  test('of nobody from whom it was collected, however late', async () => {
    const { house, on, claims, customerId, invoice } = await setUp()
    await receiveMoney(house, on('2026-05-20'), {
      ...{ id: '0190bbbb-0000-7000-8000-00000000000d', customerId, amountCents: 11_900 },
      ...{ paidOn: '2026-05-20', method: 'direct_debit', claims: [{ invoiceId: invoice.id }] },
    })
    expect(await claims()).toMatchObject({ claims: [], sums: { chargesCents: 0 } })
  })

  test('of a debit that came back, from the day after it was to be collected, whatever was agreed', async () => {
    const { house, on, claims, customerId, invoice } = await setUp()
    await changeChargeDebtor(house, on(DAY), customerId, { isTermAgreed: true, representative: null })
    expect(await claims()).toMatchObject({ claims: [{ start: { on: '2026-03-17', by: 'agreed' } }] })
    const debit = { invoiceId: invoice.id, method: 'direct_debit' } as const
    await recordPayment(house, on('2026-03-24'), { ...debit, amountCents: 11_900, paidOn: '2026-03-24' })
    await recordPayment(house, on('2026-03-27'), { ...debit, amountCents: -11_900, paidOn: '2026-03-27' })
    // It was with us from 24 to 27 March: 119 € × 10.27 % × 95 ÷ 365 + 119 € × 10.52 % × 31 ÷ 365 = 3.1809 € + 1.0632 €
    expect(await claims()).toMatchObject({
      claims: [{ start: { on: '2026-03-25', by: 'agreed' } }],
      sums: { interestCents: 424 },
    })
  })

  test('from the same day after a booking as a debit was undone', async () => {
    const { house, on, claims, invoice } = await setUp()
    const start = { claims: [{ start: { on: '2026-04-16', by: 'thirty_days' } }] }
    expect(await claims()).toMatchObject(start)
    const debit = { invoiceId: invoice.id, method: 'direct_debit', amountCents: 11_900 } as const
    const { id } = await recordPayment(house, on('2026-07-01'), { ...debit, paidOn: '2026-07-01' })
    await undoReceipt(house, on('2026-07-02'), { id, reason: 'Falsche Rechnung' })
    expect(await claims()).toMatchObject(start)
  })

  test('not while payment is deferred', async () => {
    const { house, on, invoice, claims } = await setUp()
    await noteDeferral(house, on('2026-04-01'), {
      id: '',
      invoiceId: invoice.id,
      reason: null,
      to: '2026-07-15',
    })
    expect(await claims('2026-07-15')).toMatchObject({ sums: { chargesCents: 0, lateCents: 0 } })
    // 119 € × 10.52 % × 16 ÷ 365 = 0.5488 €
    expect(await claims()).toMatchObject({ sums: { interestCents: 55, lateCents: 11_900 } })
  })

  test('nothing of what was late before it was deferred, until that day', async () => {
    const { db, house, on, invoice, claims, claim } = await setUp()
    expect((await claims()).sums.chargesCents).toBe(4361)
    await noteDeferral(house, on(DAY), { id: '', invoiceId: invoice.id, reason: null, to: '2026-09-30' })
    expect(await claims()).toMatchObject({
      claims: [],
      waiting: [],
      putOff: [{ number: '2026-0001' }],
      sums: { chargesCents: 0, lateCents: 0 },
    })
    expect((await claims('2026-07-30')).putOff).toEqual([])
    await expect(claim()).rejects.toMatchObject({ code: 'charges_nothing' })
    expect(await db.selectFrom('charges').select('id').execute()).toEqual([])
    expect((await claims('2026-10-02')).sums.chargesCents).toBeGreaterThan(4361)
  })

  test('of an invoice that was paid late, when it was late', async () => {
    const { pay, claims } = await setUp()
    await pay(11_900, '2026-06-30')
    expect(await claims()).toMatchObject({
      sums: { lateCents: 0, interestCents: 254, lumpSumCents: LUMP_SUM },
    })
  })
})

describe('a credit', () => {
  test('is taken off what is late, and bears no interest from the day it came', async () => {
    const { claims, claim, pay, house, on, customerId } = await setUp()
    await pay(5_000, '2026-05-31', false)
    // 119 € × 10.27 % × 46 ÷ 365 + 69 € × 10.27 % × 30 ÷ 365 + 69 € × 10.52 % × 31 ÷ 365 = 1.5402 € + 0.5824 € + 0.6165 €
    expect(await claims()).toMatchObject({
      claims: [{ lateCents: 6_900, creditCents: 5_000 }],
      sums: { lateCents: 6_900, interestCents: 274 },
      creditCents: 0,
    })
    const proposal = await findProposal(house.reader, on(DAY), customerId)
    expect(proposal?.totalCents).toBe(6_900)
    const { view } = await getStatement(house.reader, on(DAY), await claim())
    expect(totalOf(view)).toBe(6_900 + 274 + LUMP_SUM)
    await pay(totalOf(view))
    expect(await readCredit(house.reader, on(DAY), customerId)).toBe(0)
    expect((await claims()).sums.lateCents).toBe(0)
  })

  test('that covers all that is late is taken off interest and costs', async () => {
    const { claims, claim, pay, house, on } = await setUp()
    await pay(12_000, DAY, false)
    expect(await claims()).toMatchObject({
      claims: [{ lateCents: 0, creditCents: 11_900, interest: { cents: INTEREST } }],
      waiting: [],
      creditCents: 100,
    })
    const { view } = await getStatement(house.reader, on(DAY), await claim())
    expect(totalOf(view)).toBe(INTEREST + LUMP_SUM - 100)
  })

  test('is not taken off what is in dispute', async () => {
    const { claims, pay, house, on, invoice } = await setUp()
    await pay(5_000, '2026-05-31', false)
    const dispute = { id: '', invoiceId: invoice.id, reason: 'Mangel', fromOn: DAY }
    await noteDispute(house, on(DAY), dispute)
    expect(await claims()).toMatchObject({ sums: { lateCents: 11_900 }, creditCents: 0 })
  })
})

describe('a statement', () => {
  test('claims once, and later what came since', async () => {
    const { claim, claims, open, openOfInvoice, balance } = await setUp()
    const id = '0190cccc-0000-7000-8000-000000000001'
    expect(await claim(DAY, id)).toBe(id)
    expect(await claim(DAY, id)).toBe(id)
    expect(await open()).toEqual(
      expect.arrayContaining([
        ['interest', INTEREST],
        ['lump_sum', LUMP_SUM],
      ]),
    )
    expect(await openOfInvoice()).toBe(11_900)
    expect(await balance()).toBe(11_900 + 4361)
    await expect(claim()).rejects.toMatchObject({ code: 'charges_nothing' })
    // 119 € × 10.52 % × 31 ÷ 365 = 1.0632 €
    expect((await claims('2026-08-31')).sums).toMatchObject({ interestCents: 106, lumpSumCents: 0 })
  })

  test('is refused for what the page did not show, and for a half-year without a rate', async () => {
    const { house, on, customerId, claim } = await setUp()
    const asked = { id: '', customerId, asOf: DAY, seenCents: 1 }
    await expect(claimCharges(house, on(DAY), asked)).rejects.toMatchObject({ code: 'charges_changed' })
    const later = { ...asked, asOf: '2026-08-01' }
    await expect(claimCharges(house, on(DAY), later)).rejects.toMatchObject({ code: 'charges_date_wrong' })
    await expect(claim('2027-01-01')).rejects.toMatchObject({ code: 'charges_rate_unknown' })
  })

  test('is frozen, and taken back whole', async () => {
    const { db, house, on, claim, claims, open, pay, customerId } = await setUp()
    const statementId = await claim()
    await expect(db.updateTable('charges').set({ cents: 1 }).execute()).rejects.toThrow('frozen')
    await expect(db.updateTable('charge_statements').set({ total_cents: 1 }).execute()).rejects.toThrow(
      'frozen',
    )
    await withdrawStatement(house, on(DAY), { statementId, reason: 'Irrtum' })
    expect(await open()).toEqual([])
    expect((await claims()).sums.chargesCents).toBe(4361)
    const second = await claim()
    await pay(500, DAY, false)
    await payChargesFromCredit(house, on(DAY), customerId)
    await expect(
      withdrawStatement(house, on(DAY), { statementId: second, reason: 'x' }),
    ).rejects.toMatchObject({
      code: 'charges_settled',
    })
  })
})

describe('money', () => {
  test('pays the invoice first, and charges from what is left by press', async () => {
    const { house, on, customerId, claim, pay, open, openOfInvoice, balance } = await setUp()
    await claim()
    await pay(12_900)
    expect(await openOfInvoice()).toBe(0)
    expect(await balance()).toBe(4361 - 1000)
    expect(await payChargesFromCredit(house, on(DAY), customerId)).toBe(1000)
    expect(await open()).toEqual(
      expect.arrayContaining([
        ['lump_sum', 3000],
        ['interest', INTEREST],
      ]),
    )
    expect(await readCredit(house.reader, on(DAY), customerId)).toBe(0)
    await expect(payChargesFromCredit(house, on(DAY), customerId)).rejects.toMatchObject({
      code: 'charges_no_credit',
    })
    expect(await balance()).toBe(4361 - 1000)
  })

  test('pays costs, then interest, then the invoice, if the firm wants it so', async () => {
    const { house, on, claim, pay, open, openOfInvoice, balance } = await setUp()
    await changeChargeSettings(house, on(DAY), { isChargesFirst: true })
    await claim()
    const { id } = await pay(4200)
    expect(await open()).toEqual(
      expect.arrayContaining([
        ['lump_sum', 0],
        ['interest', INTEREST - 200],
      ]),
    )
    expect(await openOfInvoice()).toBe(11_900)
    await pay(5000)
    expect(await openOfInvoice()).toBe(11_900 - (5000 - 161))
    expect(await balance()).toBe(11_900 + 4361 - 9200)
    await undoReceipt(house, on(DAY), { id, reason: 'Falscher Kunde' })
    expect(await open()).toEqual(
      expect.arrayContaining([
        ['lump_sum', LUMP_SUM],
        ['interest', 200],
      ]),
    )
    expect(await balance()).toBe(11_900 + 4361 - 5000)
  })

  test('pays no cost of another invoice first, whatever the firm wants', async () => {
    const { house, on, pay, open, openOfInvoice, customerId } = await setUp()
    await changeChargeSettings(house, on(DAY), { isChargesFirst: true })
    const fee = { customerId, invoiceId: null, cents: 250, sourceId: 'notice of others' }
    await writing(house, on(DAY), (trx) => chargeFee(trx, on(DAY), fee))
    await pay(11_900)
    expect(await openOfInvoice()).toBe(0)
    expect(await open()).toEqual([['fee', 250]])
  })

  test('is not needed for what is waived', async () => {
    const { house, on, claim, open, balance } = await setUp()
    const statementId = await claim()
    await waiveCharges(house, on(DAY), { statementId }, 'Kulanz')
    expect((await getStatement(house.reader, on(DAY), statementId)).openCents).toBe(0)
    expect((await open()).every(([, cents]) => cents === 0)).toBe(true)
    expect(await balance()).toBe(11_900)
    await expect(waiveCharges(house, on(DAY), { statementId }, 'Noch einmal')).rejects.toMatchObject({
      code: 'charges_settled',
    })
  })
})

describe('an invoice that asks for nothing any more', () => {
  const words = { wordsOf: (language: 'de' | 'en') => creditWords[language], reason: 'Zurück' }
  const whole = ({ left, view }: Creditable) => wholeRest(left, creditWords[view.language])

  test.each(['cancelled', 'credited in full'])('when %s, takes its charges with it', async (how) => {
    const { house, on, invoice, claim, pay, open, customerId, balance } = await setUp()
    await claim()
    const fee = { customerId, invoiceId: invoice.id, cents: 250, sourceId: 'notice' }
    await writing(house, on(DAY), (trx) => chargeFee(trx, on(DAY), fee))
    await pay(500, DAY, false)
    await payChargesFromCredit(house, on(DAY), customerId)
    if (how === 'cancelled') await cancelInvoice(house, on(DAY), invoice.id)
    else await creditInvoice(house, on(DAY), invoice.id, { ...words, request: whole })
    expect((await open()).map(([, cents]) => cents)).toEqual([0, 0, 0])
    expect(await readCredit(house.reader, on(DAY), customerId)).toBe(500)
    expect(await balance()).toBe(-500)
  })

  test('leaves the fee of a reminder of several until the last of them is cancelled', async () => {
    const { house, on, invoice, customerId, open } = await setUp()
    const other = await makeInvoice(house, on('2026-03-02'), customerId)
    const later = on('2026-06-01')
    const proposal = await findProposal(house.reader, later, customerId)
    const notice = await remind(house, later, customerId, { seen: proposal ? seenAs(proposal) : '' })
    const fee = { customerId, invoiceId: null, cents: 250, sourceId: notice }
    await writing(house, on(DAY), (trx) => chargeFee(trx, on(DAY), fee))
    await cancelInvoice(house, on(DAY), invoice.id)
    expect(await open()).toEqual([['fee', 250]])
    await cancelInvoice(house, on(DAY), other.id)
    expect(await open()).toEqual([['fee', 0]])
  })

  const credit = (
    { house, on, invoice }: Awaited<ReturnType<typeof setUp>>,
    netCents: number,
    day = '2026-08-20',
  ) =>
    creditInvoice(house, on(day), invoice.id, {
      ...words,
      request: () => ({ quantities: new Map(), netCents: new Map([[0, netCents]]), description: 'Nachlass' }),
    })

  test('in part, takes the interest on that part with it, and nothing else', async () => {
    const setting = await setUp()
    const { claim, open, balance } = setting
    await claim()
    // Half of 2.5447 € + 1.0632 € = 1.8040 €, then a quarter.
    await credit(setting, 5000)
    expect(new Map((await open()).map(([kind, cents]) => [kind, cents] as const))).toEqual(
      new Map([
        ['interest', 180],
        ['lump_sum', LUMP_SUM],
      ]),
    )
    expect(await balance()).toBe(5950 + 180 + LUMP_SUM)
    await credit(setting, 2500, '2026-08-21')
    expect(new Map((await open()).map(([kind, cents]) => [kind, cents] as const)).get('interest')).toBe(90)
  })

  test('in part, gives back what was paid of that interest, and leaves what was waived', async () => {
    const setting = await setUp()
    const { house, on, claim, open, pay, customerId, balance } = setting
    await claim()
    await pay(INTEREST + LUMP_SUM, DAY, false)
    await credit(setting, 5000)
    expect((await open()).map(([, cents]) => cents)).toEqual([0, 0])
    expect(await readCredit(house.reader, on('2026-08-20'), customerId)).toBe(INTEREST - 180)
    expect(await balance()).toBe(5950 - (INTEREST - 180))
    const other = await setUp()
    await waiveCharges(other.house, other.on(DAY), { statementId: await other.claim() }, 'Kulanz')
    await credit(other, 5000)
    expect(await other.balance()).toBe(5950)
  })
})

test('the fee of a reminder is charged once, and waived alone', async () => {
  const { house, on, customerId, open, balance } = await setUp()
  const fee = { customerId, invoiceId: null, cents: 250, sourceId: 'notice' }
  for (const each of [fee, fee, { ...fee, cents: 0, sourceId: 'other' }])
    await writing(house, on(DAY), (trx) => chargeFee(trx, on(DAY), each))
  expect(await open()).toEqual([['fee', 250]])
  expect(await balance()).toBe(12_150)
  const [charge] = await listCharges(house.reader, on(DAY), { customerId })
  await waiveCharges(house, on(DAY), { customerId, chargeId: charge?.id ?? '' }, 'Kulanz')
  expect(await balance()).toBe(11_900)
})
