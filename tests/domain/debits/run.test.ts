import { describe, expect, test } from 'vitest'
import { debitFile } from '~/documents/debits/pain-008'
import { collectFor } from '~/domain/bank/account-use.server'
import { addAccount } from '~/domain/bank/accounts.server'
import { readCreditor } from '~/domain/debits/creditor.server'
import { listDueDebits } from '~/domain/debits/due.server'
import { findExpected } from '~/domain/debits/expected.server'
import { failCollections } from '~/domain/debits/fail.server'
import { debitFileOf, fetchDebitFile } from '~/domain/debits/file.server'
import { makeRuns } from '~/domain/debits/run.server'
import { getRun } from '~/domain/debits/runs.server'
import { listUnannounced } from '~/domain/debits/unannounced.server'
import { noteDispute } from '~/domain/holds/note.server'
import { settleFromCredit } from '~/domain/invoices/credits/credit.server'
import { listInvoices } from '~/domain/invoices/list.server'
import { choosePayment } from '~/domain/invoices/payments/choice.server'
import { revokeMandate } from '~/domain/invoices/payments/decide-mandate.server'
import { readOpenSums } from '~/domain/invoices/payments/open-sums.server'
import { readOwed } from '~/domain/invoices/payments/owed.server'
import { recordPayment } from '~/domain/invoices/payments/payments.server'
import { undoReceipt } from '~/domain/invoices/payments/undo-booking.server'
import { findInvoice } from '~/domain/invoices/read.server'
import { NotFound } from '~/domain/kernel/errors'
import type { Scope } from '~/domain/kernel/scope'
import { writing } from '~/domain/kernel/writing.server'
import { changeAccount } from '~/domain/mandates/account.server'
import type { NewMandate } from '~/domain/mandates/mandates.server'
import { revoke } from '~/domain/mandates/status.server'
import { pauseMails } from '~/domain/overviews/mails.server'
import { OWN_IBAN } from '../../factories/bank'
import { makeCustomer, makeMandate, OTHER_IBAN } from '../../factories/customers'
import { makeInvoice } from '../../factories/invoices'
import { leaveMail, makeMail } from '../../factories/mails'
import { visitorOn } from '../../factories/scopes'
import { changeFirm, makeTenant } from '../../factories/tenants'
import { freshDatabase } from '../../support/database'
import { figuresOf } from '../../support/debit-figures'
import { dataOf } from '../../support/unsealed'

/** Monday; invoices of 2 March are due on 16 March. */
const DAY = '2026-03-09'
/** The last mail to an address came back. */
async function bouncedFrom({ house, db, scope }: Setting, recipient: string): Promise<void> {
  const id = await makeMail(house, scope, { recipient })
  await db.updateTable('outbox').set({ status: 'bounced' }).where('id', '=', id).execute()
}

const FIRST = { id: '', debits: [], againReason: '' }

type Setting = Awaited<ReturnType<typeof setUp>>

async function setUp(changes: Parameters<typeof makeTenant>[1] = {}) {
  const { db, house } = freshDatabase()
  const scope = await makeTenant(house, changes)
  const on = (today: string, time = '08:00'): Scope => ({ ...scope, today, at: `${today}T${time}:00.000Z` })
  const now = on(DAY)
  let forms = 0

  async function owed(mandate: Partial<NewMandate> = {}, customer: Parameters<typeof makeCustomer>[2] = {}) {
    const { id: customerId } = await makeCustomer(house, scope, customer)
    const { id: mandateId } = await makeMandate(house, scope, customerId, mandate)
    return { customerId, mandateId, ...(await invoiced(customerId, mandateId)) }
  }
  function invoiced(customerId: string, mandateId: string, by = scope) {
    return makeInvoice(house, by, customerId, { payment: { method: 'direct_debit', mandateId } })
  }
  const due = (by = now) => listDueDebits(house.reader, by)
  async function collect(by = now, againReason = '') {
    forms += 1
    const debits = (await due(by)).due.map(({ invoiceId, cents }) => ({ invoiceId, cents }))
    return run({ id: `form-${forms}`, debits, againReason }, by)
  }
  const run = (request: Partial<Parameters<typeof makeRuns>[2]>, by = now) =>
    makeRuns(house, by, {
      ...FIRST,
      purpose: ({ number }) => `Rechnung ${number}`,
      render: debitFile,
      ...request,
    })
  const textOf = async (runId: string, by: Scope = now) =>
    Buffer.from((await debitFileOf(house, by, runId, debitFile)).bytes).toString()
  const stateOf = async (runId: string) =>
    (await getRun(house.reader, now, runId)).collections.map(({ state }) => state)
  const pay = (invoiceId: string, amountCents: number, by = now) =>
    recordPayment(house, by, { invoiceId, amountCents, paidOn: by.today, method: 'direct_debit' })
  return { db, house, scope, now, on, owed, invoiced, due, collect, run, textOf, stateOf, pay }
}

test('what is told for a day is collected on it, and says what was agreed', async () => {
  const { owed, due, collect, textOf, house, now } = await setUp()
  const { id, number } = await owed()
  expect((await due()).due).toMatchObject([
    { invoiceId: id, cents: 11_900, toldOn: '2026-03-16', collectOn: '2026-03-16', scheme: 'CORE' },
  ])
  const [runId = '', ...others] = await collect()
  expect(others).toEqual([])
  const xml = await textOf(runId)
  expect(figuresOf(xml)).toMatchObject({
    count: 1,
    sum: '119.00',
    endToEndIds: [`${number}-1`],
    days: ['2026-03-16'],
    names: ['Foerde Glanz GmbH', 'Foerde Glanz GmbH', 'Hafenkontor Bruegge KG'],
  })
  expect(xml).toContain(`<Ustrd>Rechnung ${number}</Ustrd>`)
  expect(xml).toContain('<IBAN>DE89370400440532013000</IBAN>')
  expect(await textOf(runId)).toBe(xml)
  expect(await getRun(house.reader, now, runId)).toMatchObject({
    count: 1,
    cents: 11_900,
    collectOn: '2026-03-16',
  })
})

test('one file for each scheme and day', async () => {
  const { owed, invoiced, collect, textOf, on } = await setUp()
  const { customerId, mandateId } = await owed()
  await owed({ type: 'B2B' })
  await owed()
  await invoiced(customerId, mandateId, on('2026-03-06'))
  const runs = await collect()
  const files = await Promise.all(runs.map((id) => textOf(id)))
  expect(
    files.map((xml) => [/<Cd>(CORE|B2B)</.exec(xml)?.[1], figuresOf(xml).days, figuresOf(xml).sum]),
  ).toEqual([
    ['CORE', ['2026-03-16'], '238.00'],
    ['B2B', ['2026-03-16'], '119.00'],
    ['CORE', ['2026-03-20'], '119.00'],
  ])
})

describe('nothing is debited twice (mistake 1)', () => {
  test('a running collection is not offered, nor taken from a page that still shows it', async () => {
    const { owed, due, collect, run } = await setUp()
    const { id } = await owed()
    await collect()
    expect(await due()).toMatchObject({ due: [], blocked: [], running: { count: 1, cents: 11_900 } })
    const seen = [{ invoiceId: id, cents: 11_900 }]
    await expect(run({ id: 'another form', debits: seen, againReason: 'Noch einmal' })).rejects.toMatchObject(
      {
        code: 'debits_changed',
      },
    )
  })

  test('a double click makes the files once', async () => {
    const { owed, run, db } = await setUp()
    const { id } = await owed()
    const request = { id: 'one form', debits: [{ invoiceId: id, cents: 11_900 }] }
    const [first, second] = await Promise.all([run(request), run(request)])
    expect(second).toEqual(first)
    expect(await db.selectFrom('debit_collections').select('attempt').execute()).toEqual([{ attempt: 1 }])
  })

  test('the database itself refuses a second running one, and another attempt of the same number', async () => {
    const { owed, collect, db } = await setUp()
    await owed()
    await collect()
    const row = await db.selectFrom('debit_collections').selectAll().executeTakeFirstOrThrow()
    const copy = { ...row, id: 'copy', position: 2, end_to_end_id: 'copy' }
    const insert = (changes: Partial<typeof row>) =>
      db
        .insertInto('debit_collections')
        .values({ ...copy, ...changes })
        .execute()
    await expect(insert({})).rejects.toThrow(/UNIQUE/)
    await expect(insert({ attempt: 2, again_reason: 'x' })).rejects.toThrow(/UNIQUE/)
  })

  test('what failed is collected again only with a reason, under a new name', async () => {
    const { owed, due, collect, textOf, house, now } = await setUp()
    const { id, number } = await owed()
    const [first = ''] = await collect()
    await fetchDebitFile(house, now, first, debitFile)
    const failed = { runId: first, invoiceIds: [id], reason: 'Datei nicht eingereicht' }
    await failCollections(house, now, failed)
    await failCollections(house, now, failed)
    const otherwise = { ...failed, reason: 'Abgelehnt' }
    await expect(failCollections(house, now, otherwise)).rejects.toMatchObject({ code: 'debits_not_running' })
    expect((await due()).due).toMatchObject([{ before: { state: 'failed', attempt: 1 } }])
    await expect(collect()).rejects.toMatchObject({ code: 'debit_reason_missing' })
    const [second = ''] = await collect(now, 'Jetzt aber')
    expect(figuresOf(await textOf(second)).endToEndIds).toEqual([`${number}-2`])
    expect((await getRun(house.reader, now, second)).collections).toMatchObject([
      { attempt: 2, againReason: 'Jetzt aber' },
    ])
  })
})

test('it is running until the money says otherwise, and every way leads back (mistake 9)', async () => {
  const { owed, collect, stateOf, pay, due, house, now } = await setUp()
  const { id } = await owed()
  const [runId = ''] = await collect()
  expect(await stateOf(runId)).toEqual(['running'])
  const booked = await pay(id, 11_900)
  expect(await stateOf(runId)).toEqual(['booked'])
  await undoReceipt(house, now, { id: booked.id, reason: 'vertippt' })
  expect(await stateOf(runId)).toEqual(['running'])
  await pay(id, 11_900)
  const returned = await pay(id, -11_900)
  expect(await stateOf(runId)).toEqual(['returned'])
  await undoReceipt(house, now, { id: returned.id, reason: 'falsch zugeordnet' })
  expect(await stateOf(runId)).toEqual(['booked'])
  await pay(id, -11_900)
  const [again = ''] = await collect(now, 'Kunde hat Konto gedeckt')
  expect(await stateOf(again)).toEqual(['running'])
  await pay(id, 11_900)
  expect([await stateOf(runId), await stateOf(again)]).toEqual([['returned'], ['booked']])
  expect((await due()).due).toEqual([])
})

test('credit from a debit pays another invoice by being offset: no debit of that one was carried out', async () => {
  const { owed, invoiced, collect, pay, stateOf, house, now, db } = await setUp()
  const first = await owed()
  const other = await invoiced(first.customerId, first.mandateId)
  const [runId = ''] = await collect()
  await pay(first.id, 23_800)
  await settleFromCredit(house, now, {
    customerId: first.customerId,
    invoiceIds: [other.id],
    seenCents: 11_900,
  })
  const { method } = await db
    .selectFrom('payments')
    .select('method')
    .where('invoice_id', '=', other.id)
    .executeTakeFirstOrThrow()
  expect(method).toBe('set_off')
  // Nobody has the file yet, so the debit that is no longer needed is not in it.
  expect(await stateOf(runId)).toEqual(['booked', 'failed'])
  const { id } = await db.selectFrom('receipts').select('id').executeTakeFirstOrThrow()
  await undoReceipt(house, now, { id, reason: 'vertippt' })
  expect((await findInvoice(house.reader, now, other.id))?.payments).toMatchObject([
    { amountCents: 11_900, method: 'set_off' },
    { amountCents: -11_900, method: 'set_off' },
  ])
})

test('while a bank has it, the payer does not choose a transfer beside it', async () => {
  const { owed, collect, house, now, pay, stateOf } = await setUp()
  const { id } = await owed()
  const [runId = ''] = await collect()
  const choose = () => choosePayment(house, visitorOn(now, 'rechnung', id), { method: 'transfer' })
  await expect(choose()).rejects.toMatchObject({ code: 'being_collected' })
  expect((await findInvoice(house.reader, now, id))?.status).toEqual({
    ...{ state: 'direct_debit', openCents: 11_900 },
    ...{ collectOn: '2026-03-16', isRunning: true },
  })
  await pay(id, 11_900)
  await pay(id, -11_900)
  expect(await stateOf(runId)).toEqual(['returned'])
  expect(await choose()).toEqual({ isNew: true })
})

describe('a collection is announced by a mail of its own unless the invoice says the same', () => {
  type Owed = Awaited<ReturnType<Setting['owed']>>
  const nothing = async () => {}
  // Issued on Monday, 2 March: what happens before Monday, 9 March (or the day named), and what the mail says.
  test.each<
    [
      string,
      Parameters<Setting['owed']>,
      (setting: Setting, owed: Owed) => Promise<void>,
      string,
      object | null,
    ]
  >([
    ['all of it', [], nothing, DAY, null],
    [
      'not the amount, since some was paid',
      [],
      ({ house, now }, { id }) =>
        recordPayment(house, now, {
          invoiceId: id,
          amountCents: 1_900,
          paidOn: DAY,
          method: 'transfer',
        }).then(nothing),
      DAY,
      { amountCents: 10_000, on: '2026-03-16' },
    ],
    [
      'not the creditor id, which has changed',
      [],
      ({ house, scope }) => changeFirm(house, scope, { creditor_id: 'DE28ZZZ09999999998' }).then(nothing),
      DAY,
      { amountCents: 11_900, on: '2026-03-16', way: { creditorId: 'DE28ZZZ09999999998' } },
    ],
    // Made at 9 in the morning of the day itself: the bank collects tomorrow.
    ['not the day, which is too near', [], nothing, '2026-03-16', { on: '2026-03-17' }],
  ])('%s', async (_, made, before, day, expected) => {
    const setting = await setUp()
    const owed = await setting.owed(...made)
    await before(setting, owed)
    const [runId = ''] = await setting.collect(setting.on(day))
    const mails = await setting.db
      .selectFrom('outbox')
      .selectAll()
      .where('kind', '=', 'debit_announced')
      .execute()
    expect(mails.map((mail) => JSON.parse(dataOf(mail)).payable)).toMatchObject(expected ? [expected] : [])
    const { collections } = await getRun(setting.house.reader, setting.now, runId)
    expect(collections.map(({ toldBy }) => toldBy)).toEqual([expected ? 'mail' : 'invoice'])
    if (expected)
      expect(JSON.parse(dataOf(mails[0] as never)).payable.way).toMatchObject({
        method: 'direct_debit',
        mandate: collections[0]?.mandateReference,
      })
  })

  test.each([
    // Issued on 2 March and due on the 9th: 14 days, unless the payer agreed to fewer.
    [null, '2026-03-16', 'mail'],
    [5, '2026-03-09', 'invoice'],
    [10, '2026-03-12', 'mail'],
  ])('with %s days of notice, on %s', async (noticeDays, on, toldBy) => {
    const { house, scope, due, collect, on: onDay } = await setUp()
    const { id: customerId } = await makeCustomer(house, scope)
    const { id: mandateId } = await makeMandate(house, scope, customerId, { noticeDays })
    await makeInvoice(house, scope, customerId, {
      payment: { method: 'direct_debit', mandateId },
      dueOn: '2026-03-09',
    })
    const early = onDay('2026-03-04')
    expect((await due(early)).due).toMatchObject([{ collectOn: on }])
    const [runId = ''] = await collect(early)
    expect((await getRun(house.reader, early, runId)).collections).toMatchObject([{ toldBy }])
  })

  // On the 16th the bank collects a day after the one on the invoice, which a mail would have to say.
  test.each<[string, Parameters<typeof makeCustomer>[2], (setting: Setting) => Promise<unknown>]>([
    ['no_address', { email: null }, nothing],
    ['paused', {}, ({ house, scope }) => pauseMails(house, { ...scope, userId: 'u', role: 'owner' }, true)],
    ['undelivered', { email: 'Weg@post.example' }, (setting) => bouncedFrom(setting, 'weg@post.example')],
  ])(
    'and none goes out that no mail can announce (%s) until a person does',
    async (why, customer, prepare) => {
      const setting = await setUp()
      const { owed, collect, run, due, house, on, db, scope } = setting
      const { id } = await owed({}, customer)
      await prepare(setting)
      const late = on('2026-03-16')
      const creditor = (await readCreditor(house.reader, late)).creditor
      const listed = async (day: Scope) =>
        listUnannounced(house.reader, day, { creditor, debits: (await due(day)).due })
      expect(await listed(late)).toEqual(new Map([[id, why]]))
      await expect(collect(late)).rejects.toMatchObject({ code: 'debits_unannounced' })
      // A week earlier, the invoice says it all, if its mail has arrived.
      expect(await listed(on(DAY))).toEqual(new Map([[id, why]]))
      const sent = await makeMail(house, scope, { dedupeKey: `invoice_sent:${id}:chef@bruegge.example` })
      expect(await listed(on(DAY))).toEqual(new Map([[id, why]]))
      await leaveMail(db, scope, sent, 'sent')
      expect(await listed(on(DAY))).toEqual(new Map())
      const debits = [{ invoiceId: id, cents: 11_900 }]
      const [runId = ''] = await run({ id: 'by hand', debits, isAnnouncedByHand: true }, late)
      expect((await getRun(house.reader, late, runId)).collections).toMatchObject([
        { toldBy: 'nobody', mail: null },
      ])
      expect(
        await db.selectFrom('outbox').select('id').where('kind', '=', 'debit_announced').execute(),
      ).toEqual([])
    },
  )

  test.each([
    ['bounced', 'bounced', '2026-03-23', 'mail'],
    ['could not be sent', 'failed', '2026-03-23', 'mail'],
    ['arrived', 'sent', '2026-03-16', 'invoice'],
  ] as const)('an invoice whose mail %s', async (_, status, collectOn, toldBy) => {
    const { owed, collect, house, db, scope, now, due } = await setUp()
    const { id } = await owed()
    const mail = await makeMail(house, scope, {
      recipient: 'alt@bruegge.example',
      dedupeKey: `invoice_sent:${id}:alt@bruegge.example`,
    })
    const sentAt = status === 'sent' ? scope.at : null
    await db.updateTable('outbox').set({ status, sent_at: sentAt }).where('id', '=', mail).execute()
    // The customer has another address by now, which works as far as we know.
    expect((await due()).due).toMatchObject([{ collectOn }])
    const [runId = ''] = await collect()
    expect((await getRun(house.reader, now, runId)).collections).toMatchObject([{ toldBy }])
  })

  test('and called off where the payer knew of it; the next one is announced anew, in time', async () => {
    const { owed, collect, house, db, due, now } = await setUp()
    const { id, number } = await owed()
    const [runId = ''] = await collect()
    await failCollections(house, now, { runId, invoiceIds: [id], reason: 'Falsche Datei' })
    const mails = () => db.selectFrom('outbox').selectAll().where('kind', 'like', 'debit_%').execute()
    const [off] = await mails()
    expect(JSON.parse(dataOf(off as never))).toMatchObject({
      ...{ invoice: number, amountCents: 11_900, on: '2026-03-16' },
    })
    expect((await due()).due).toMatchObject([{ collectOn: '2026-03-23' }])
    const [second = ''] = await collect(now, 'Jetzt richtig')
    expect((await getRun(house.reader, now, second)).collections).toMatchObject([{ toldBy: 'mail' }])
    // Nobody has read of this one: its announcement still waits.
    await failCollections(house, now, { runId: second, invoiceIds: [id], reason: 'Falscher Tag' })
    expect((await mails()).map(({ kind }) => kind)).toEqual(['debit_called_off'])
  })

  test('one called off after a notice that was withdrawn is announced anew as well', async () => {
    const { owed, collect, house, db, due, now } = await setUp()
    const { id } = await owed()
    const part = { amountCents: 1_900, paidOn: DAY, method: 'transfer' as const }
    const paid = await recordPayment(house, now, { invoiceId: id, ...part })
    const [first = ''] = await collect()
    await failCollections(house, now, { runId: first, invoiceIds: [id], reason: 'Falscher Betrag' })
    await undoReceipt(house, now, { id: paid.id, reason: 'Vertippt' })
    const [second = ''] = await collect(now, 'Jetzt richtig')
    expect((await getRun(house.reader, now, second)).collections).toMatchObject([{ toldBy: 'invoice' }])
    await failCollections(house, now, { runId: second, invoiceIds: [id], reason: 'Falscher Tag' })
    expect(await db.selectFrom('outbox').select('kind').where('kind', 'like', 'debit_%').execute()).toEqual([
      { kind: 'debit_called_off' },
    ])
    expect((await due()).due).toMatchObject([{ collectOn: '2026-03-23' }])
    const [third = ''] = await collect(now, 'Endlich')
    expect((await getRun(house.reader, now, third)).collections).toMatchObject([{ toldBy: 'mail' }])
  })

  test('whom a person told, a person tells that it is called off; the next is announced anew', async () => {
    const setting = await setUp()
    const { owed, run, house, db, due, now } = setting
    const { id } = await owed({}, { email: 'weg@post.example' })
    await bouncedFrom(setting, 'weg@post.example')
    const debits = [{ invoiceId: id, cents: 11_900 }]
    const [runId = ''] = await run({ id: 'by hand', debits, isAnnouncedByHand: true })
    expect(await findExpected(house.reader, now, id)).toBeNull()
    await failCollections(house, now, { runId, invoiceIds: [id], reason: 'Falsche Datei' })
    expect(await db.selectFrom('outbox').select('kind').where('kind', 'like', 'debit_%').execute()).toEqual(
      [],
    )
    expect(await findExpected(house.reader, now, id)).toEqual({ cents: 11_900, on: '2026-03-16' })
    expect(await findExpected(house.reader, setting.on('2026-03-17'), id)).toBeNull()
    expect(await findExpected(house.reader, { ...now, tenantId: 'another' }, id)).toBeNull()
    expect((await due()).due).toMatchObject([{ collectOn: '2026-03-23' }])
    const again = { id: 'again', debits, isAnnouncedByHand: true, againReason: 'Jetzt richtig' }
    const [next = ''] = await run(again)
    expect(await findExpected(house.reader, now, id)).toBeNull()
    await fetchDebitFile(house, now, next, debitFile)
    await failCollections(house, now, { runId: next, invoiceIds: [id], reason: 'Abgelehnt' })
    expect(await findExpected(house.reader, now, id)).toEqual({ cents: 11_900, on: '2026-03-23' })
  })

  test.each([
    [null, '2026-03-31'],
    [3, '2026-03-20'],
  ])(
    'a second attempt is told as early as the first, with %s days of notice',
    async (noticeDays, collectOn) => {
      const { owed, collect, house, due, on, now } = await setUp()
      const { id } = await owed({ noticeDays })
      const [runId = ''] = await collect()
      await fetchDebitFile(house, now, runId, debitFile)
      const later = on('2026-03-17')
      await failCollections(house, later, { runId, invoiceIds: [id], reason: 'Abgelehnt' })
      expect((await due(later)).due).toMatchObject([{ collectOn }])
    },
  )

  test('and the page of the file says what became of the mail', async () => {
    const { owed, collect, house, on, db } = await setUp()
    await owed()
    const late = on('2026-03-16')
    const [runId = ''] = await collect(late)
    const mailOf = async () => (await getRun(house.reader, late, runId)).collections.map(({ mail }) => mail)
    expect(await mailOf()).toEqual(['queued'])
    await db.updateTable('outbox').set({ status: 'bounced' }).where('kind', '=', 'debit_announced').execute()
    expect(await mailOf()).toEqual(['bounced'])
  })

  test('and one that is not made is not announced', async () => {
    const { owed, run, db, on } = await setUp()
    const { id } = await owed()
    await run({ id: 'form', debits: [{ invoiceId: id, cents: 11_899 }] }, on('2026-03-16')).catch(nothing)
    expect(
      await db.selectFrom('outbox').select('id').where('kind', '=', 'debit_announced').execute(),
    ).toEqual([])
  })
})

describe('a debit goes on when its mandate ends meanwhile', () => {
  test.each<[string, (setting: Awaited<ReturnType<typeof setUp>>, mandateId: string) => Promise<Scope>]>([
    [
      'revoked',
      async ({ house, now }, mandateId) => {
        await revokeMandate(house, now, mandateId, 'active')
        return now
      },
    ],
    // Signed on 1 February 2026, and not used since.
    ['lapsed', async ({ on }) => on('2029-02-02')],
  ])('%s', async (_, end) => {
    const setting = await setUp()
    const { owed, collect, house, db, due, pay } = setting
    const { id, mandateId, customerId } = await owed({ signedOn: '2026-02-01' })
    await collect()
    const later = await end(setting, mandateId)
    const detail = await findInvoice(house.reader, later, id)
    expect(detail).toMatchObject({
      status: { state: 'direct_debit', isRunning: true, collectOn: '2026-03-16' },
      payBy: 'direct_debit',
      mandate: { id: mandateId },
    })
    expect(await readOwed(house.reader, later)).toMatchObject({ overdueCount: 0, collectedCents: 11_900 })
    const sums = await readOpenSums(house.reader, later, customerId)
    expect(sums).toMatchObject({ owedCents: 0, collectedCents: 11_900 })
    expect((await listInvoices(house.reader, later, { state: 'overdue' })).items).toEqual([])
    const mails = await db.selectFrom('outbox').selectAll().where('kind', '=', 'mandate_ended').execute()
    expect(mails.map((mail) => JSON.parse(dataOf(mail)).invoices)).toEqual(mails.map(() => []))
    expect(await due(later)).toMatchObject({ due: [], blocked: [] })
    await pay(id, 11_900, later)
    expect((await findInvoice(house.reader, later, id))?.status).toMatchObject({ state: 'paid' })
    expect(await readOwed(house.reader, later)).toMatchObject({ collectedCents: 0 })
  })
})

describe('a file that nobody has fetched collects what may still be collected, and says what it leaves out', () => {
  test.each<
    [
      string,
      string,
      (setting: Setting, one: { id: string; mandateId: string; customerId: string }) => unknown,
    ]
  >([
    [
      'an invoice in dispute',
      'disputed',
      ({ house, now }, { id }) =>
        noteDispute(house, now, { id: '', invoiceId: id, reason: 'Mangel', fromOn: now.today }),
    ],
    [
      'a revoked mandate',
      'revoked',
      ({ house, now }, { mandateId }) => revokeMandate(house, now, mandateId, 'active'),
    ],
    [
      'another account of the mandate',
      'other_account',
      ({ house, now }, { customerId }) =>
        writing(house, now, (trx) =>
          changeAccount(trx, house.vault, now, {
            customerId,
            holder: 'Hafenkontor Brügge KG',
            iban: OTHER_IBAN,
          }),
        ),
    ],
  ])('%s', async (_, reason, change) => {
    const setting = await setUp()
    const { owed, collect, house, now } = setting
    const one = await owed()
    const other = await owed()
    const [runId = ''] = await collect()
    await change(setting, one)
    expect(await fetchDebitFile(house, now, runId, debitFile)).toBeUndefined()
    expect((await getRun(house.reader, now, runId)).collections).toMatchObject([
      { invoiceId: one.id, state: 'failed', isLeftOut: true, leftOutReason: reason, failedReason: null },
      { invoiceId: other.id, state: 'running', leftOutReason: null },
    ])
    const file = await fetchDebitFile(house, now, runId, debitFile)
    expect(figuresOf(Buffer.from(file?.bytes ?? []).toString())).toMatchObject({
      count: 1,
      sum: '119.00',
      endToEndIds: [`${other.number}-1`],
    })
    // What was fetched stays as it is, whatever changes then.
    await revokeMandate(house, now, other.mandateId, 'active')
    expect((await fetchDebitFile(house, now, runId, debitFile))?.sha256).toBe(file?.sha256)
  })

  test.each<[string, string, (setting: Setting) => Promise<Scope>]>([
    ['on its day', 'late', async ({ on }) => on('2026-03-16')],
    [
      'once another account collects',
      'other_creditor',
      async ({ house, scope, now }) => {
        const { id } = await addAccount(house, scope, {
          name: 'Neu',
          bankName: null,
          iban: OWN_IBAN,
          bic: null,
        })
        await collectFor(house, scope, id)
        return now
      },
    ],
  ])('nothing %s; it is collected anew without a reason', async (_, leftOutReason, change) => {
    const setting = await setUp()
    const { owed, collect, house } = setting
    await owed()
    const [runId = ''] = await collect()
    const later = await change(setting)
    expect(await fetchDebitFile(house, later, runId, debitFile)).toBeUndefined()
    await expect(fetchDebitFile(house, later, runId, debitFile)).rejects.toMatchObject({
      code: 'debits_missing',
    })
    expect((await getRun(house.reader, later, runId)).collections).toMatchObject([{ leftOutReason }])
    const [next = ''] = await collect(later)
    const file = await fetchDebitFile(house, later, next, debitFile)
    expect(figuresOf(Buffer.from(file?.bytes ?? []).toString())).toMatchObject({ count: 1, sum: '119.00' })
  })

  test.each([
    ['what a person has marked, whose words stay', true],
    ['after it was fetched too, as far as the mail goes', false],
  ])('%s: an announcement that still waits is withdrawn', async (_, isLeftOut) => {
    const { owed, collect, house, db, on } = await setUp()
    const { id } = await owed()
    const now = on('2026-03-20')
    const [runId = ''] = await collect(now)
    const notices = () =>
      db.selectFrom('outbox').select('status').where('kind', '=', 'debit_announced').execute()
    expect(await notices()).toEqual([{ status: 'queued' }])
    if (!isLeftOut) await fetchDebitFile(house, now, runId, debitFile)
    await failCollections(house, now, { runId, invoiceIds: [id], reason: 'Falscher Tag' })
    expect(await notices()).toEqual([])
    expect(await getRun(house.reader, now, runId)).toMatchObject({
      count: isLeftOut ? 0 : 1,
      collections: [{ state: 'failed', failedReason: 'Falscher Tag', isLeftOut }],
    })
  })
})

test('an amount that changed since the page was read is not collected', async () => {
  const { owed, run, house, now } = await setUp()
  const { id } = await owed()
  await recordPayment(house, now, { invoiceId: id, amountCents: 1_900, paidOn: DAY, method: 'transfer' })
  await expect(run({ id: 'form', debits: [{ invoiceId: id, cents: 11_900 }] })).rejects.toMatchObject({
    code: 'debits_changed',
  })
  await expect(run({ id: 'form', debits: [] })).rejects.toMatchObject({ code: 'debits_missing' })
  expect(await run({ id: 'form', debits: [{ invoiceId: id, cents: 10_000 }] })).toHaveLength(1)
})

describe('what cannot be collected says why', () => {
  test.each<[string, Partial<NewMandate>, Parameters<typeof makeCustomer>[2], object]>([
    ['letters', { holder: '山田' }, {}, { code: 'letters', name: '山田', refused: ['山', '田'] }],
    ['signs alone', { holder: "'.'" }, {}, { code: 'letters', name: "'.'", refused: ["'", '.'] }],
    ['a long name', { holder: 'Ä'.repeat(40) }, {}, { code: 'name_long', name: 'Ae'.repeat(40) }],
    [
      'an account in Switzerland, in a town too long',
      { iban: 'CH9300762011623852957' },
      { city: 'Z'.repeat(36) },
      { code: 'address' },
    ],
    ['a mandate of today', { signedOn: DAY }, {}, { code: 'signed_today' }],
  ])('%s', async (_, mandate, customer, obstacle) => {
    const { owed, due } = await setUp()
    await owed(mandate, customer)
    expect(await due()).toMatchObject({ due: [], blocked: [{ obstacle, cents: 11_900 }] })
  })

  test('a mandate that has ended', async () => {
    const { owed, due, house, now } = await setUp()
    const { mandateId } = await owed()
    await writing(house, now, (trx) => revoke(trx, now, mandateId))
    expect(await due()).toMatchObject({ due: [], blocked: [{ obstacle: { code: 'revoked' } }] })
  })

  // 36 months from the later of signature and last collection (mistake 11), by the day of the collection: 16 March, or the
  // bank day after the file.
  test.each([
    ['2026-03-09', { signedOn: '2023-03-16' }, []],
    ['2026-03-09', { signedOn: '2023-03-15' }, ['lapsed']],
    ['2026-03-09', { signedOn: '2020-01-01', lastUsedOn: '2023-03-16' }, []],
    ['2026-03-09', { signedOn: '2020-01-01', lastUsedOn: '2023-03-15' }, ['lapsed']],
    ['2026-03-16', { signedOn: '2023-03-16' }, ['lapsed']],
    ['2026-03-16', { signedOn: '2023-03-17' }, []],
  ])('on %s a mandate of %j', async (day, mandate, expected) => {
    const { owed, due, on } = await setUp()
    await owed(mandate)
    const { blocked } = await due(on(day))
    expect(blocked.map(({ obstacle }) => obstacle.code)).toEqual(expected)
  })

  test('a firm without a creditor id collects nothing', async () => {
    const { owed, run, house, scope } = await setUp()
    const { id } = await owed()
    await changeFirm(house, scope, { creditor_id: null })
    await expect(run({ id: 'form', debits: [{ invoiceId: id, cents: 11_900 }] })).rejects.toMatchObject({
      code: 'debits_not_ready',
    })
  })
})

test('a payer outside the EEA is named with the address', async () => {
  const { owed, collect, textOf } = await setUp()
  await owed(
    { iban: 'CH9300762011623852957' },
    { street: 'Limmatquai 1', postal_code: '8001', city: 'Zürich', country: 'CH' },
  )
  const [runId = ''] = await collect()
  expect((await textOf(runId)).replace(/\n\s*/g, '')).toContain(
    '<PstlAdr><TwnNm>Zuerich</TwnNm><Ctry>CH</Ctry><AdrLine>Limmatquai 1</AdrLine><AdrLine>8001</AdrLine></PstlAdr>',
  )
})

test('a changed account is told to the bank until a collection from it is booked', async () => {
  const { owed, invoiced, collect, textOf, house, now, on, pay } = await setUp()
  const { customerId, mandateId } = await owed({ lastUsedOn: '2026-02-02' })
  const holder = 'Hafenkontor Brügge KG'
  await writing(house, now, (trx) =>
    changeAccount(trx, house.vault, now, { customerId, holder, iban: OTHER_IBAN }),
  )
  const isAmended = async (runId = '') => (await textOf(runId)).includes('SMNDA')
  const [first = ''] = await collect()
  expect([await isAmended(first), (await textOf(first)).includes(OTHER_IBAN)]).toEqual([true, true])
  const second = await invoiced(customerId, mandateId, now)
  const [running] = await collect(on('2026-03-10'))
  expect(await isAmended(running)).toBe(true)
  await pay(second.id, 11_900, on('2026-03-24'))
  await invoiced(customerId, mandateId, on('2026-03-24'))
  const [last] = await collect(on('2026-03-30'))
  expect(await isAmended(last)).toBe(false)
})

test('a changed creditor is told to the bank until a collection of the new one was carried out', async () => {
  const { owed, invoiced, collect, textOf, house, scope, on, pay } = await setUp()
  const { id, customerId, mandateId } = await owed()
  const said = async (runId = '') =>
    /<OrgnlCdtrSchmeId>.*<\/OrgnlCdtrSchmeId>/.exec((await textOf(runId)).replace(/\n\s*/g, ''))?.[0]
  const [first] = await collect()
  await pay(id, 11_900, on('2026-03-16'))
  await changeFirm(house, scope, { creditor_id: 'DE28ZZZ09999999998', name: 'Förde Rein GmbH' })
  const next = await invoiced(customerId, mandateId, on('2026-03-16'))
  const [second] = await collect(on('2026-03-23'))
  // The bank refuses it: it still knows the old one alone.
  await fetchDebitFile(house, on('2026-03-23'), second ?? '', debitFile)
  await failCollections(house, on('2026-03-24'), {
    runId: second ?? '',
    invoiceIds: [next.id],
    reason: 'Abgelehnt',
  })
  const [third] = await collect(on('2026-03-25'), 'Noch einmal')
  await pay(next.id, 11_900, on('2026-03-30'))
  await invoiced(customerId, mandateId, on('2026-03-30'))
  const [last] = await collect(on('2026-04-07'))
  const old =
    '<OrgnlCdtrSchmeId><Nm>Foerde Glanz GmbH</Nm><Id><PrvtId><Othr><Id>DE98ZZZ09999999999</Id>' +
    '<SchmeNm><Prtry>SEPA</Prtry></SchmeNm></Othr></PrvtId></Id></OrgnlCdtrSchmeId>'
  expect([await said(first), await said(second), await said(third), await said(last)]).toEqual([
    undefined,
    old,
    old,
    undefined,
  ])
})

test('belongs to its firm', async () => {
  const { owed, collect, house } = await setUp()
  await owed()
  const [runId = ''] = await collect()
  const stranger = await makeTenant(house)
  await expect(getRun(house.reader, stranger, runId)).rejects.toThrow(NotFound)
  await expect(debitFileOf(house, stranger, runId, debitFile)).rejects.toThrow(NotFound)
  expect(await listDueDebits(house.reader, stranger)).toMatchObject({ due: [], running: { count: 0 } })
})

test('a file is handed out only as it was made', async () => {
  const { owed, collect, house, now } = await setUp()
  await owed()
  const [runId = ''] = await collect()
  const other = (file: Parameters<typeof debitFile>[0]) => debitFile({ ...file, sequence: 'FRST' })
  await expect(debitFileOf(house, now, runId, other)).rejects.toThrow('not what it was')
})
