import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { sendInvoice } from '~/domain/invoices/send.server'
import { makeCustomer, makeMandate } from '../../factories/customers'
import { makeInvoice } from '../../factories/invoices'
import { tokenFor } from '../../factories/links'
import { makeMail } from '../../factories/mails'
import { officeOn } from '../../factories/scopes'
import { ask, post } from '../../support/app'
import { db, house } from '../../support/house'
import { textOf } from '../../support/html'
import { dataOf } from '../../support/unsealed'
import { makeOwner, read } from '../owner'

// Invoices of 2 March are due on 16 March.
beforeAll(() => vi.setSystemTime('2026-03-09T06:00:00Z'))
afterAll(() => vi.useRealTimers())

type Setting = Awaited<ReturnType<typeof setUp>>

async function setUp() {
  const owner = await makeOwner()
  const scope = officeOn(owner.scope.tenantId, '2026-03-02')
  const { id: customerId } = await makeCustomer(house, scope)
  const { id: mandateId } = await makeMandate(house, scope, customerId, { signedOn: '2026-01-05' })
  const { id } = await makeInvoice(house, scope, customerId, {
    payment: { method: 'direct_debit', mandateId },
  })
  const [invoice, portal] = [
    await tokenFor(house, scope, 'rechnung', id),
    await tokenFor(house, scope, 'portal', customerId),
  ]
  const tick = { [`rechnung_${id}`]: '11900' }
  async function collect(fields = {}): Promise<string> {
    const form = { form_key: randomUUID(), grund: '', ...tick, ...fields }
    const answer = await post('/buero/bank/lastschriften/dateien', form, owner.headers)
    expect(answer.status).toBe(303)
    return (answer.headers.get('location') ?? '').replace(/\?.*/, '')
  }
  const fail = (run: string, rueckgabegrund = '') =>
    post(`${run}/fehlschlag`, { ...tick, grund: 'Abgelehnt', rueckgabegrund }, owner.headers)
  const guest = async (path: string) => textOf(await (await ask(path)).text())
  const pages = async () => ({
    invoice: await guest(`/rechnung/${invoice}`),
    portal: await guest(`/portal/${portal}`),
    office: textOf(await read(owner, `/buero/rechnungen/${id}`)),
    mandate: textOf(await read(owner, `/buero/mandate/${mandateId}`)),
  })
  const calendar = async () => (await ask(`/rechnung/${invoice}/termin.ics`)).status
  const mails = (kind: string) =>
    db
      .selectFrom('outbox')
      .selectAll()
      .where('tenant_id', '=', scope.tenantId)
      .where('kind', '=', kind as never)
      .execute()
  return { owner, scope, id, collect, fail, pages, calendar, mails }
}

async function lose({ scope, id }: Setting): Promise<void> {
  const to = 'alt@bruegge.example'
  const mail = await makeMail(house, scope, { recipient: to, dedupeKey: `invoice_sent:${id}:${to}` })
  await db.updateTable('outbox').set({ status: 'bounced' }).where('id', '=', mail).execute()
}

const DAY = /16\. März 2026|16\.03\.2026/

test('a day that the payer was told is on every page', async () => {
  const { pages, calendar } = await setUp()
  const { invoice, ...others } = await pages()
  expect(invoice).toContain('Wir buchen 119,00 € am 16. März 2026 von Ihrem Konto ab.')
  for (const page of Object.values(others)) expect(page).toMatch(DAY)
  expect(await calendar()).toBe(200)
})

test.each<[string, (setting: Setting) => Promise<unknown>]>([
  ['was called off', async ({ collect, fail }) => fail(await collect())],
  [
    'was rejected by the bank',
    async ({ owner, collect, fail }) => {
      const run = await collect()
      expect((await ask(`${run}/datei`, { headers: owner.headers })).status).toBe(200)
      await fail(run)
    },
  ],
  ['nobody has read of', lose],
])('no page names a day for a debit that %s: it is announced first', async (_, prepare) => {
  const setting = await setUp()
  await prepare(setting)
  const { invoice, portal, office, mandate } = await setting.pages()
  expect(invoice).toContain(
    'Wir buchen 119,00 € von Ihrem Konto ab und schreiben Ihnen vorher, an welchem Tag.',
  )
  expect(invoice).not.toMatch(DAY)
  expect(invoice).not.toContain('Termin für den Kalender')
  expect(await setting.calendar()).toBe(404)
  expect(portal).toContain('Tag schreiben wir Ihnen')
  expect(portal).not.toMatch(DAY)
  expect(office).toContain('Wird abgebucht am noch nicht angekündigt')
  expect(mandate).toContain('noch nicht angekündigt')
})

test.each([
  ['without a code', '', 1],
  ['for want of money', 'AM04', 1],
  // The mandate has stopped, of which the payer is told.
  ['since the account is closed', 'AC04', 0],
])('what a bank rejects %s is called off, unless another mail says so', async (_, code, calledOff) => {
  const { owner, collect, fail, mails } = await setUp()
  const run = await collect()
  expect((await ask(`${run}/datei`, { headers: owner.headers })).status).toBe(200)
  expect(await mails('debit_called_off')).toEqual([])
  await fail(run, code)
  expect([await mails('debit_called_off'), await mails('debit_returned')]).toMatchObject([
    Array(calledOff).fill({ status: 'queued' }),
    Array(1 - calledOff).fill({ status: 'queued' }),
  ])
})

test('an invoice that is mailed again after its mail was lost names a day fourteen days after that mail', async () => {
  const setting = await setUp()
  await lose(setting)
  await sendInvoice(house, officeOn(setting.scope.tenantId, '2026-03-09'), setting.id)
  const [again] = await setting
    .mails('invoice_sent')
    .then((all) => all.filter(({ status }) => status === 'queued'))
  expect(JSON.parse(dataOf(again as never)).payable.on).toBe('2026-03-23')
  // Until it has left, nobody was told.
  expect((await setting.pages()).invoice).toContain('schreiben Ihnen vorher, an welchem Tag')
  await db
    .updateTable('outbox')
    .set({ status: 'sent', sent_at: '2026-03-09T09:00:00.000Z' })
    .where('id', '=', again?.id ?? '')
    .execute()
  expect((await setting.pages()).invoice).toContain(
    'Wir buchen 119,00 € am 23. März 2026 von Ihrem Konto ab.',
  )
})

test('the owner reads on the invoice whom to tell that nothing is collected', async () => {
  const setting = await setUp()
  const { collect, fail, pages, scope, mails } = setting
  await db.updateTable('customers').set({ email: null }).where('tenant_id', '=', scope.tenantId).execute()
  const run = await collect({ angekuendigt: 'on' })
  expect((await pages()).office).not.toContain('Dem Kunden absagen')
  await fail(run)
  expect(await mails('debit_called_off')).toEqual([])
  expect((await pages()).office).toContain(
    'Dem Kunden absagen Die Abbuchung von 119,00 € am 16.03.2026 findet nicht statt.',
  )
})
