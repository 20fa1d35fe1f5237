import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { issueInvoice } from '~/domain/invoices/issuing/issue.server'
import { sendInvoice } from '~/domain/invoices/send.server'
import { startOutbox } from '~/jobs/outbox.server'
import { makeCustomer, makeMandate } from '../../factories/customers'
import { makeDraft } from '../../factories/invoices'
import { tokenFor } from '../../factories/links'
import { officeOn } from '../../factories/scopes'
import { ask, post } from '../../support/app'
import { formsIn } from '../../support/forms-in'
import { db, house } from '../../support/house'
import { textOf } from '../../support/html'
import { openLetterbox } from '../../support/letterbox'
import { dataOf } from '../../support/unsealed'
import { makeOwner, type Owner, read } from '../owner'

const PAGE = '/buero/bank/lastschriften'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime('2026-03-09T06:00:00Z')
})
afterEach(() => {
  vi.useRealTimers()
})

/** An invoice of 2 March, due on 16 March, that is to be debited and went to nobody yet. */
async function setUp(email: string | null = 'rechnung@bruegge.example') {
  const owner = await makeOwner()
  const scope = officeOn(owner.scope.tenantId, '2026-03-02')
  const { id: customerId } = await makeCustomer(house, scope)
  await db.updateTable('customers').set({ email }).where('id', '=', customerId).execute()
  const { id: mandateId } = await makeMandate(house, scope, customerId, { signedOn: '2026-01-05' })
  const issue = async () => {
    const draft = await makeDraft(house, scope, customerId, {
      payment: { method: 'direct_debit', mandateId },
    })
    await issueInvoice(house, scope, draft.id)
    return draft.id
  }
  const id = await issue()
  const token = await tokenFor(house, scope, 'rechnung', id)
  const guest = async () => textOf(await (await ask(`/rechnung/${token}`)).text())
  const hand = (on: string, one = id) =>
    post(`/buero/rechnungen/${one}/uebergabe`, { uebergeben_am: on }, owner.headers)
  return { owner, scope, id, issue, guest, hand }
}

const debits = async (owner: Owner) => {
  const html = await read(owner, PAGE)
  const form = formsIn(html).find(({ action }) => action.includes('dateien'))
  return { text: textOf(html), ticked: Object.keys(form?.values ?? {}) }
}

async function collect(owner: Owner, id: string, fields = {}) {
  const form = { form_key: randomUUID(), grund: '', [`rechnung_${id}`]: '11900', ...fields }
  const answer = await post(`${PAGE}/dateien`, form, owner.headers)
  expect(answer.status).toBe(303)
  return (answer.headers.get('location') ?? '').replace(/\?.*/, '')
}

const toldBy = (invoiceId: string) =>
  db
    .selectFrom('debit_collections')
    .innerJoin('debit_runs', 'debit_runs.id', 'debit_collections.run_id')
    .select(['told_by', 'collect_on'])
    .where('invoice_id', '=', invoiceId)
    .execute()

test('an invoice that went to nobody announces no debit, and its row says what to do', async () => {
  const { owner, id, guest } = await setUp()
  const { text, ticked } = await debits(owner)
  expect(text).toContain('Noch niemandem angekündigt: Rechnung senden oder als übergeben vermerken')
  expect(text).toContain('1 Abbuchung ist noch niemandem angekündigt')
  expect(ticked).not.toContain(`rechnung_${id}`)
  expect(await guest()).toContain('schreiben Ihnen vorher, an welchem Tag')
  expect(textOf(await read(owner, `/buero/rechnungen/${id}`))).toContain(
    'Wird abgebucht am noch nicht angekündigt',
  )
})

test('handed over on its own day it is collected on the day that it names, without an address too', async () => {
  const { owner, id, guest, hand } = await setUp(null)
  expect((await hand('2026-03-02')).status).toBe(303)
  expect(await guest()).toContain('Wir buchen 119,00 € am 16. März 2026 von Ihrem Konto ab.')
  expect(textOf(await read(owner, `/buero/rechnungen/${id}`))).toContain('Übergeben am 2. März 2026')
  const { text, ticked } = await debits(owner)
  expect(text).not.toMatch(/niemandem angekündigt|Angekündigt für|selbst an/)
  expect(ticked).toContain(`rechnung_${id}`)
  await collect(owner, id)
  expect(await toldBy(id)).toEqual([{ told_by: 'invoice', collect_on: '2026-03-16' }])
})

test('handed over later, fourteen days lie between that day and the debit', async () => {
  const { owner, id, guest, hand } = await setUp()
  await hand('2026-03-06')
  expect(await guest()).toContain('am 20. März 2026 von Ihrem Konto ab')
  await collect(owner, id)
  expect(await toldBy(id)).toEqual([{ told_by: 'mail', collect_on: '2026-03-20' }])
})

test('a mail with the invoice names the day that the run keeps, fourteen days after it', async () => {
  const { owner, id, guest, scope } = await setUp()
  await post(`/buero/rechnungen/${id}/versand`, {}, owner.headers)
  const mail = await db
    .selectFrom('outbox')
    .selectAll()
    .where('tenant_id', '=', scope.tenantId)
    .where('kind', '=', 'invoice_sent')
    .executeTakeFirstOrThrow()
  expect(JSON.parse(dataOf(mail as never)).payable.on).toBe('2026-03-23')
  await becomes(scope, 'sent', '2026-03-09T09:00:00.000Z')
  expect(await guest()).toContain('am 23. März 2026 von Ihrem Konto ab')
  await collect(owner, id)
  expect(await toldBy(id)).toEqual([{ told_by: 'mail', collect_on: '2026-03-23' }])
})

test.each(['queued', 'doubtful'] as const)(
  'a mail with the invoice that is %s announces nothing yet, however long ago it was written',
  async (status) => {
    const { owner, scope, id, guest } = await setUp()
    await post(`/buero/rechnungen/${id}/versand`, {}, owner.headers)
    await db.updateTable('outbox').set({ queued_at: '2026-03-02T06:00:00.000Z' }).execute()
    await becomes(scope, status)
    expect(await guest()).toContain('schreiben Ihnen vorher, an welchem Tag')
    const { text, ticked } = await debits(owner)
    expect(text).toContain('Noch niemandem angekündigt')
    expect(ticked).not.toContain(`rechnung_${id}`)
    await collect(owner, id)
    expect(await toldBy(id)).toEqual([{ told_by: 'mail', collect_on: '2026-03-23' }])
  },
)

test.each([
  ['bounced', 0],
  // It may have arrived.
  ['doubtful', 1],
] as const)(
  'what its invoice announced is left out of the file once the mail is %s',
  async (status, calledOff) => {
    const { owner, scope, id } = await setUp()
    await post(`/buero/rechnungen/${id}/versand`, {}, owner.headers)
    await becomes(scope, 'sent', '2026-03-02T06:00:00.000Z')
    const run = await collect(owner, id)
    expect(await toldBy(id)).toEqual([{ told_by: 'invoice', collect_on: '2026-03-16' }])
    await becomes(scope, status)
    const file = await ask(`${run}/datei`, { headers: owner.headers })
    expect(file.status).toBe(303)
    expect(textOf(await read(owner, run))).toContain('Die Rechnung sollte die Abbuchung ankündigen')
    const mails = await db
      .selectFrom('outbox')
      .select('kind')
      .where('tenant_id', '=', scope.tenantId)
      .execute()
    expect(mails.filter(({ kind }) => kind === 'debit_called_off')).toHaveLength(calledOff)
    await db
      .updateTable('customers')
      .set({ email: 'neu@bruegge.example' })
      .where('tenant_id', '=', scope.tenantId)
      .execute()
    const next = await collect(owner, id)
    expect(next).not.toBe(run)
    expect(await toldBy(id)).toContainEqual({ told_by: 'mail', collect_on: '2026-03-23' })
  },
)

test('what the upgrade assumed gives way to what a person notes, and to the first mail since', async () => {
  const { owner, scope, id, issue, guest, hand } = await setUp()
  const mailed = await issue()
  for (const one of [id, mailed]) await assume(scope, one)
  expect(await guest()).toContain('am 16. März 2026')
  await hand('2026-03-09')
  expect(await guest()).toContain('am 23. März 2026')
  await collect(owner, id)
  expect(await toldBy(id)).toEqual([{ told_by: 'mail', collect_on: '2026-03-23' }])
  await post(`/buero/rechnungen/${mailed}/versand`, {}, owner.headers)
  expect((await debits(owner)).text).toContain('Noch niemandem angekündigt')
  await becomes(scope, 'sent', '2026-03-09T09:00:00.000Z')
  await collect(owner, mailed)
  expect(await toldBy(mailed)).toEqual([{ told_by: 'mail', collect_on: '2026-03-23' }])
})

test.each([
  ['one of the day of its issue', false],
  ['what the upgrade assumed to be handed over', true],
])('a mail that waited names the day that it makes known as it goes out: %s', async (_, isAssumed) => {
  await db.deleteFrom('outbox').execute()
  const to = `${randomUUID()}@bruegge.example`
  const { owner, scope, id, guest } = await setUp(to)
  if (isAssumed) await assume(scope, id)
  await sendInvoice(house, isAssumed ? officeOn(scope.tenantId, '2026-03-08') : scope, id)
  const { id: mail } = await db
    .selectFrom('outbox')
    .select('id')
    .where('recipient', '=', to)
    .executeTakeFirstOrThrow()
  expect(textOf(await read(owner, `/buero/postausgang/${mail}`))).toContain('23. März 2026')
  const letterbox = await openLetterbox()
  onTestFinished(() => letterbox.stop())
  const outbox = startOutbox(letterbox.url)
  onTestFinished(() => outbox.stop())
  await outbox.sendDue()
  const { text } = await letterbox.take(to)
  expect(text).toContain('23. März 2026')
  expect(text).not.toContain('16. März 2026')
  expect(await guest()).toContain('am 23. März 2026')
  await collect(owner, id)
  expect(await toldBy(id)).toEqual([{ told_by: 'mail', collect_on: '2026-03-23' }])
})

test('many are noted at once, and the same day again changes nothing', async () => {
  const { owner, id, issue, hand } = await setUp()
  const second = await issue()
  const form = formsIn(await read(owner, PAGE)).find(({ action }) => action.includes('uebergabe'))
  expect(form?.values).toMatchObject({ uebergeben_am: '2026-03-09' })
  const none = await post(`${PAGE}/uebergabe`, { uebergeben_am: '2026-03-02' }, owner.headers)
  expect(textOf(await none.text())).toContain('Bitte kreuzen Sie mindestens eine Rechnung an.')
  const both = { [`uebergeben_${id}`]: 'on', [`uebergeben_${second}`]: 'on', uebergeben_am: '2026-03-02' }
  for (const _ of [1, 2]) expect((await post(`${PAGE}/uebergabe`, both, owner.headers)).status).toBe(303)
  const { text, ticked } = await debits(owner)
  expect(text).not.toContain('noch niemandem angekündigt')
  expect(ticked).toEqual(expect.arrayContaining([`rechnung_${id}`, `rechnung_${second}`]))
  expect(await noted(id)).toMatchObject([{ handed_on: '2026-03-02' }])
  const other = await hand('2026-03-03')
  expect(textOf(await other.text())).toContain('schon ein anderer Tag vermerkt')
  expect(await noted(id)).toHaveLength(1)
})

test('a note is taken back, though not while a file rests on it', async () => {
  const { owner, id, hand } = await setUp()
  await hand('2026-03-02')
  const page = `/buero/rechnungen/${id}/uebergabe`
  const undo = async () => {
    const form = formsIn(await read(owner, page)).find(({ action }) => action.includes('ruecknahme'))
    return post(`${page}/ruecknahme`, form?.values ?? {}, owner.headers)
  }
  const run = await collect(owner, id)
  expect(textOf(await (await undo()).text())).toContain('ist schon in einer Datei')
  await post(`${run}/fehlschlag`, { [`rechnung_${id}`]: 'on', grund: 'Irrtum' }, owner.headers)
  expect((await undo()).status).toBe(303)
  expect(textOf(await read(owner, `/buero/rechnungen/${id}`))).not.toContain('Übergeben am')
  expect(await noted(id)).toMatchObject([{ withdrawn_at: '2026-03-09T06:00:00.000Z' }])
  const gone = await post(`${page}/ruecknahme`, { vermerk: randomUUID() }, owner.headers)
  expect(textOf(await gone.text())).toContain('schon zurückgenommen')
})

test.each([
  ['2026-03-01', 'vor dem Rechnungsdatum'],
  ['2026-03-10', 'liegt in der Zukunft'],
  ['31.02.2026', 'Datum'],
])('%s is no day on which it can have been handed over', async (day, reason) => {
  const { id, hand } = await setUp()
  const answer = await hand(day)
  expect(answer.status).toBe(422)
  const html = await answer.text()
  expect(textOf(html)).toContain(reason)
  expect(formsIn(html).find(({ action }) => action.includes('uebergabe'))?.values.uebergeben_am).toBe(day)
  expect(await noted(id)).toEqual([])
})

test('nothing is noted about the invoice of another firm', async () => {
  const [{ id }, { owner }] = [await setUp(), await setUp()]
  const many = { [`uebergeben_${id}`]: 'on', uebergeben_am: '2026-03-02' }
  expect((await post(`${PAGE}/uebergabe`, many, owner.headers)).status).toBe(404)
  expect(await noted(id)).toEqual([])
})

/** What became of the mails with invoices. */
function becomes(
  { tenantId }: { tenantId: string },
  status: 'queued' | 'sent' | 'bounced' | 'doubtful',
  sentAt: string | null = null,
) {
  return db
    .updateTable('outbox')
    .set({ status, sent_at: sentAt })
    .where('tenant_id', '=', tenantId)
    .where('kind', '=', 'invoice_sent')
    .execute()
}

/** As the upgrade did on 8 March for what it found issued. */
function assume({ tenantId }: { tenantId: string }, id: string) {
  const upgraded = { created_at: '2026-03-08T03:00:00.000Z', created_by: 'upgrade' }
  const values = { tenant_id: tenantId, id, invoice_id: id, handed_on: '2026-03-02', is_assumed: 1 as const }
  return db
    .insertInto('invoice_handovers')
    .values({ ...values, ...upgraded, withdrawn_at: null, withdrawn_by: null })
    .execute()
}

function noted(invoiceId: string) {
  return db
    .selectFrom('invoice_handovers')
    .select(['handed_on', 'withdrawn_at'])
    .where('invoice_id', '=', invoiceId)
    .execute()
}
