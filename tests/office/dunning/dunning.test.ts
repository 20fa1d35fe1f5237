import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { resumeDunning, stopDunning } from '~/domain/dunning/stops.server'
import { sendRequested } from '~/domain/dunning/work-off.server'
import { receiveMoney } from '~/domain/invoices/payments/receipts.server'
import { addDays } from '~/domain/values/calendar'
import { makeBank } from '../../factories/bank'
import { makeCustomer } from '../../factories/customers'
import { remind } from '../../factories/dunning'
import { makeInvoice } from '../../factories/invoices'
import { officeOn } from '../../factories/scopes'
import { changeFirm } from '../../factories/tenants'
import { ask, post } from '../../support/app'
import { db, house } from '../../support/house'
import { textOf } from '../../support/html'
import { readPdf } from '../../support/pdf'
import { readZip } from '../../support/zip'
import { download, formOn, makeOwner, type Owner, read } from '../owner'

const TODAY = '2026-05-04'
vi.setSystemTime(`${TODAY}T09:00:00Z`)

const NEVER = { isStopped: () => false, onError: (error: unknown) => expect(error).toBeUndefined() }
const PAGE = '/buero/bank/mahnungen'

/** An invoice of 119,00 € that has been late for so many days. */
function late(owner: Owner, customerId: string, days: number) {
  return makeInvoice(house, officeOn(owner.scope.tenantId, addDays(TODAY, -14 - days)), customerId)
}

test('a late customer is proposed, looked at, reminded once by mail, and the notice is kept', async () => {
  const owner = await makeOwner()
  const { id } = await makeCustomer(house, owner.scope)
  const invoice = await late(owner, id, 10)
  expect(textOf(await read(owner, PAGE))).toMatch(
    /Hafenkontor Brügge KG Zahlungserinnerung 2026-0001 seit 10 Tagen .*119,00 €/,
  )
  const look = `${PAGE}/kunden/${id}`
  expect(textOf(await read(owner, look))).toContain('Zahlungserinnerung an Hafenkontor Brügge KG')
  const mail = textOf(await read(owner, `${look}/vorschau`))
  expect(mail).toContain('vielleicht ist es Ihnen entgangen')
  const { text } = await readPdf(await download(owner, `${look}/brief`))
  expect(text).toContain(invoice.number)

  const form = await formOn(owner, PAGE, '/versand')
  const answer = await post(form.action, form.values, owner.headers)
  expect(answer.status).toBe(303)
  const notice = (answer.headers.get('location') ?? '').replace(/\?.*/, '')
  expect(textOf(await read(owner, notice))).toMatch(/Zu zahlen 119,00 €.*E-Mail, rechnung@bruegge.example/)
  const frozen = await readPdf(await download(owner, `${notice}/pdf`))
  expect(frozen.text).toContain('vielleicht ist es Ihnen entgangen')

  const twice = await post(form.action, form.values, owner.headers)
  expect(twice.headers.get('location')).toContain(notice)
  const mails = db
    .selectFrom('outbox')
    .select(['kind', 'recipient'])
    .where('tenant_id', '=', owner.scope.tenantId)
  expect(await mails.execute()).toEqual([{ kind: 'dunning_notice', recipient: 'rechnung@bruegge.example' }])
  expect(textOf(await read(owner, `${PAGE}?ansicht=zurueckgestellt`))).toMatch(
    /Erst ab .*Zahlungserinnerung am/,
  )
  expect(textOf(await read(owner, `${PAGE}/verschickt`))).toContain('Hafenkontor Brügge KG')
  expect((await ask(PAGE, { headers: owner.headers })).status).toBe(200)
})

test('of many, each is sent or named: one was paid meanwhile, one has no e-mail', async () => {
  const owner = await makeOwner()
  const customer = (name: string, changes = {}) => makeCustomer(house, owner.scope, { name, ...changes })
  const [paid, posted, mailed] = [
    await customer('Anna Petersen'),
    await customer('Bäckerei Claasen', { email: null }),
    await customer('Chor Kiel'),
  ]
  const invoice = await late(owner, paid.id, 10)
  await late(owner, posted.id, 10)
  await late(owner, mailed.id, 10)
  const form = await formOn(owner, PAGE, '/versand')
  await post(
    `/buero/rechnungen/${invoice.id}/zahlung`,
    { amount: '119,00', paid_on: TODAY, method: 'transfer' },
    owner.headers,
  )
  const answer = await post(form.action, form.values, owner.headers)
  expect(answer.headers.get('location')).toBe(`${PAGE}#versand`)
  expect(textOf(await read(owner, PAGE))).toMatch(
    /2 Mahnungen sind verschickt Nicht verschickt, weil sich inzwischen etwas geändert hat [^:]*: Anna Petersen/,
  )
  const sent = textOf(await read(owner, `${PAGE}/verschickt`))
  expect(sent).toMatch(/Bäckerei Claasen Zahlungserinnerung .* Brief 1 119,00 €/)
  expect(sent).toMatch(/Chor Kiel Zahlungserinnerung .* E-Mail 1 119,00 €/)
  expect(sent).toContain('Den Brief von heute herunterladen (ZIP)')
  const letters = readZip(Buffer.from(await download(owner, `${PAGE}/verschickt/briefe.zip`)))
  expect(Object.keys(letters)).toEqual(['001-Mahnung-Baeckerei-Claasen-2026-05-04.pdf'])
  const kinds = db.selectFrom('outbox').select('recipient').where('tenant_id', '=', owner.scope.tenantId)
  expect(await kinds.where('kind', '=', 'dunning_notice').execute()).toHaveLength(1)
})

test('nothing ticked, and what nobody showed, send nothing', async () => {
  const owner = await makeOwner()
  const { id } = await makeCustomer(house, owner.scope)
  await late(owner, id, 10)
  const none = await post(`${PAGE}/versand`, {}, owner.headers)
  expect(textOf(await none.text())).toContain('Bitte wählen Sie mindestens einen Kunden aus.')
  await post(`${PAGE}/versand`, { [`kunde_${id}`]: '3-11900-3' }, owner.headers)
  expect(textOf(await read(owner, `${PAGE}/verschickt`))).toContain('Noch keine Mahnung.')
})

test('a bank statement that is too old holds everything back, and says so', async () => {
  const owner = await makeOwner()
  const { id } = await makeCustomer(house, owner.scope)
  await late(owner, id, 30)
  await makeBank(house, officeOn(owner.scope.tenantId, '2026-03-05'), 'alt', id)
  const page = textOf(await read(owner, PAGE))
  expect(page).toContain('Der letzte reicht nur bis zum 4. März 2026.')
  expect(page).toContain('Zurzeit ist niemand zu mahnen.')
  expect(textOf(await read(owner, `${PAGE}?ansicht=zurueckgestellt`))).toContain(
    'Der letzte Kontoauszug reicht nur bis 04.03.2026',
  )
})

test('a customer who is not to be reminded says why, until that is ended', async () => {
  const owner = await makeOwner()
  const { id } = await makeCustomer(house, owner.scope)
  await late(owner, id, 10)
  const stop = `/buero/kunden/${id}/mahnsperre`
  const empty = await post(stop, { reason: ' ' }, owner.headers)
  expect(textOf(await empty.text())).toContain('Bitte schreiben Sie, warum.')
  await post(stop, { reason: 'Zahlt am Monatsende' }, owner.headers)
  expect(textOf(await read(owner, `/buero/kunden/${id}`))).toMatch(
    /Mahnungen Wieder mahnen .*Nicht mahnen: Zahlt am Monatsende/,
  )
  expect(textOf(await read(owner, PAGE))).toContain('Zurzeit ist niemand zu mahnen.')
  expect(textOf(await read(owner, `${PAGE}/kunden/${id}`))).toContain('Nicht mahnen: Zahlt am Monatsende')
  await post(`${stop}/aufhebung`, {}, owner.headers)
  expect(textOf(await read(owner, PAGE))).toContain('1 Kunde')
  expect(textOf(await read(owner, `/buero/kunden/${id}`))).toContain('Wird wieder gemahnt')
})

test('invoice and customer show the reminder, and the invoice offers the next', async () => {
  const owner = await makeOwner()
  const { id } = await makeCustomer(house, owner.scope)
  const { id: invoiceId } = await late(owner, id, 40)
  const invoice = () => read(owner, `/buero/rechnungen/${invoiceId}`)
  expect(await invoice()).toContain(`href="${PAGE}/kunden/${id}"`)
  await remind(house, officeOn(owner.scope.tenantId, '2026-04-10'), id)
  expect(textOf(await invoice())).toMatch(/Gemahnt Zahlungserinnerung am 10\.04\.2026/)
  expect(textOf(await read(owner, `/buero/kunden/${id}`))).toMatch(
    /Mahnungen .*Zahlungserinnerung 10\.04\.2026/,
  )
  expect(textOf(await read(owner, `${PAGE}/kunden/${id}`))).toContain('Mahnung an Hafenkontor Brügge KG')
})

test('the owner sets levels and own sentences, and a letter that brings about default costs nothing', async () => {
  const owner = await makeOwner()
  const { id } = await makeCustomer(house, owner.scope)
  const invoice = await late(owner, id, 4)
  expect(textOf(await read(owner, PAGE))).toContain('Zurzeit ist niemand zu mahnen.')
  const levels = `${PAGE}/stufen`
  const form = await formOn(owner, levels, '/stufen')
  expect(form.values).toMatchObject({ level_count: '3', after_days_1: '7', pay_days_1: '10', fee_1: '0,00' })
  const wrong = await post(levels, { ...form.values, pay_days_1: '1', fee_1: 'viel' }, owner.headers)
  expect(textOf(await wrong.text())).toMatch(/neuen Zahltag eine ganze Zahl von 3 bis 60.*von 0 bis 100/)
  const set = { ...form.values, after_days_1: '3', fee_1: '2,50', words_de_1: 'Rufen Sie uns gern an.' }
  expect((await post(levels, set, owner.headers)).status).toBe(303)
  const old = await post(levels, { ...set, pay_days_1: '12' }, owner.headers)
  expect(textOf(await old.text())).toContain('Jemand hat die Stufen inzwischen geändert.')

  expect(textOf(await read(owner, PAGE))).toContain('119,00 €')
  const look = `${PAGE}/kunden/${id}`
  const mail = textOf(await read(owner, `${look}/vorschau`))
  expect(mail).toContain('Rufen Sie uns gern an.')
  expect(mail).toContain('Bitte überweisen Sie 119,00 €')
  const { text } = await readPdf(await download(owner, `${look}/brief`))
  expect(text).toContain('Rufen Sie uns gern an.')
  expect(text).not.toContain('Mahnkosten')
  await remind(house, officeOn(owner.scope.tenantId, TODAY), id, { way: 'letter' })
  expect(textOf(await read(owner, `/buero/rechnungen/${invoice.id}`))).toContain('Zahlungserinnerung am')
  expect(await chargesOf(id)).toEqual([])
})

function chargesOf(customerId: string) {
  const charges = db.selectFrom('charges').select(['kind', 'cents', 'invoice_id as invoiceId'])
  return charges.where('customer_id', '=', customerId).execute()
}

test('what a letter costs a customer in default is shown before it is sent, and charged', async () => {
  const owner = await makeOwner()
  const { id } = await makeCustomer(house, owner.scope)
  const invoice = await late(owner, id, 40)
  const levels = `${PAGE}/stufen`
  const form = await formOn(owner, levels, '/stufen')
  await post(levels, { ...form.values, fee_1: '2,50' }, owner.headers)
  expect(textOf(await read(owner, PAGE))).toMatch(/119,00 € als Brief bei Verzug zuzüglich 2,50 €/)
  const look = `${PAGE}/kunden/${id}`
  expect(textOf(await read(owner, look))).toMatch(
    /Zu zahlen 119,00 € Als Brief 121,50 € Mahnkosten im Brief 2,50 €.*E-Mail über 119,00 € ?Brief über 121,50 €/,
  )
  const { text } = await readPdf(await download(owner, `${look}/brief`))
  expect(text).toMatch(/Mahnkosten\s+2,50[\s\S]*121,50/)
  await remind(house, officeOn(owner.scope.tenantId, TODAY), id, { way: 'letter' })
  expect(await chargesOf(id)).toEqual([{ kind: 'fee', cents: 250, invoiceId: invoice.id }])
})

test('a reminder that bounces reminds of nothing, until it is sent again', async () => {
  const owner = await makeOwner()
  const { tenantId } = owner.scope
  const { id } = await makeCustomer(house, owner.scope)
  const { id: invoiceId } = await late(owner, id, 40)
  const notice = await remind(house, officeOn(tenantId, '2026-05-03'), id)
  const invoice = async () => textOf(await read(owner, `/buero/rechnungen/${invoiceId}`))
  const mails = db.updateTable('outbox').where('tenant_id', '=', tenantId)
  await mails.set({ status: 'sent', sent_at: '2026-05-03T09:00:00.000Z' }).execute()
  expect(await invoice()).toContain('Zahlungserinnerung am 03.05.2026')
  await mails.set({ status: 'bounced' }).execute()
  expect(await invoice()).not.toContain('Zahlungserinnerung am')
  expect(textOf(await read(owner, PAGE))).toContain('Hafenkontor Brügge KG Zahlungserinnerung 2026-0001')
  const sent = `${PAGE}/verschickt/${notice}`
  expect(textOf(await read(owner, `${PAGE}/verschickt`))).toContain('E-Mail, nicht angekommen')
  expect(textOf(await read(owner, sent))).toContain('gelten damit nicht als gemahnt')
  await post(`${sent}/versand`, {}, owner.headers)
  expect(await invoice()).toContain('Zahlungserinnerung am 03.05.2026')
  await mails.set({ status: 'failed' }).execute()
  const letter = await remind(house, officeOn(tenantId, TODAY), id, { way: 'letter' })
  expect(await invoice()).toContain('Zahlungserinnerung am 04.05.2026')
  // Though the first arrived after all, only one of them can have the level.
  await mails.set({ status: 'sent', sent_at: '2026-05-04T09:00:00.000Z' }).execute()
  expect(textOf(await read(owner, `${PAGE}/verschickt/${letter}`))).not.toContain('nicht angekommen')
})

test('a letter that was sent stays as it was, byte for byte, whatever firm and customer change', async () => {
  const owner = await makeOwner()
  const { tenantId } = owner.scope
  const { id } = await makeCustomer(house, owner.scope)
  await late(owner, id, 10)
  const levels = `${PAGE}/stufen`
  const { values } = await formOn(owner, levels, '/stufen')
  await post(levels, { ...values, words_de_1: 'Rufen Sie uns gern an.' }, owner.headers)
  const notice = await remind(house, officeOn(tenantId, TODAY), id, { way: 'letter' })
  const letter = () => download(owner, `${PAGE}/verschickt/${notice}/pdf`)
  const sent = await letter()
  expect((await readPdf(sent)).text).toContain('Rufen Sie uns gern an.')
  const now = await formOn(owner, levels, '/stufen')
  await post(levels, { ...now.values, words_de_1: 'Ganz andere Worte.', pay_days_1: '20' }, owner.headers)
  await changeFirm(house, owner.scope, { name: 'Andere Firma GmbH', iban: 'DE89370400440532013000' })
  await db
    .updateTable('customers')
    .set({ name: 'Umbenannt KG', city: 'Bremen' })
    .where('id', '=', id)
    .execute()
  vi.setSystemTime(`${TODAY}T09:30:00Z`)
  const again = await letter()
  expect((await readPdf(again)).text).toBe((await readPdf(sent)).text)
  expect(Buffer.compare(again, sent)).toBe(0)
  vi.setSystemTime(`${TODAY}T09:00:00Z`)
})

test('of a customer’s many invoices, the page shows the first, and all are sent', async () => {
  const owner = await makeOwner()
  const { id } = await makeCustomer(house, owner.scope)
  for (let index = 0; index < 7; index += 1) await late(owner, id, 10)
  expect(textOf(await read(owner, PAGE))).toMatch(/2026-0005 seit 10 Tagen und 2 weitere .*833,00 €/)
  const { action, values } = await formOn(owner, PAGE, '/versand')
  const answer = await post(action, values, owner.headers)
  const notice = (answer.headers.get('location') ?? '').replace(/\?.*/, '')
  expect(textOf(await read(owner, notice))).toMatch(/2026-0001.*2026-0007/)
})

test('a press on all sends each by the way that was chosen for it', async () => {
  const owner = await makeOwner()
  const [one, other] = [
    await makeCustomer(house, owner.scope, { name: 'Anna Petersen' }),
    await makeCustomer(house, owner.scope, { name: 'Bäckerei Claasen' }),
  ]
  await late(owner, one.id, 10)
  await late(owner, other.id, 10)
  await post(`${PAGE}/versand`, { alle: '2', [`weg_${other.id}`]: 'brief' }, owner.headers)
  const sent = textOf(await read(owner, `${PAGE}/verschickt`))
  expect(sent).toMatch(/Anna Petersen Zahlungserinnerung .* E-Mail 1 119,00 €/)
  expect(sent).toMatch(/Bäckerei Claasen Zahlungserinnerung \S+ \S+ Brief 1 119,00 €/)
})

test('the account is mailed by press, once a day, with its paper', async () => {
  const owner = await makeOwner()
  const { id } = await makeCustomer(house, owner.scope)
  await late(owner, id, 10)
  const page = `/buero/kunden/${id}/konto`
  const { action, values } = await formOn(owner, page, '/konto/versand')
  const press = async () =>
    textOf(await read(owner, (await post(action, values, owner.headers)).headers.get('location') ?? ''))
  expect(await press()).toContain('Die Kontoübersicht wird verschickt.')
  expect(await press()).toContain('Diese Kontoübersicht ist heute schon verschickt worden.')
  const mails = db
    .selectFrom('outbox')
    .select(['id', 'kind', 'recipient'])
    .where('tenant_id', '=', owner.scope.tenantId)
  const [mail, ...others] = await mails.execute()
  expect([mail, others]).toMatchObject([
    { kind: 'account_statement', recipient: 'rechnung@bruegge.example' },
    [],
  ])
  const eml = await (await ask(`/buero/postausgang/${mail?.id}/eml`, { headers: owner.headers })).text()
  expect(eml).toContain('Kontouebersicht-Hafenkontor-Bruegge-KG')
})

test('a mailed notice carries its letter and, if wanted, the account; a letter is no mail to send again', async () => {
  const owner = await makeOwner()
  const { tenantId } = owner.scope
  const { id } = await makeCustomer(house, owner.scope)
  await late(owner, id, 10)
  const notice = await remind(house, officeOn(tenantId, '2026-05-03'), id, { isAccountEnclosed: true })
  const mail = await db
    .selectFrom('outbox')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .executeTakeFirstOrThrow()
  const eml = await (await ask(`/buero/postausgang/${mail.id}/eml`, { headers: owner.headers })).text()
  expect(eml.match(/filename="?[^;\r\n]+\.pdf/g)?.map((name) => name.replace(/filename="?/, ''))).toEqual([
    'Mahnung-Hafenkontor-Bruegge-KG-2026-05-03.pdf',
    'Kontouebersicht-Hafenkontor-Bruegge-KG-2026-05-03.pdf',
  ])
  const resend = `${PAGE}/verschickt/${notice}/versand`
  const again = async () =>
    textOf(await read(owner, (await post(resend, {}, owner.headers)).headers.get('location') ?? ''))
  expect(await again()).toContain('Die Mahnung wird noch einmal verschickt.')
  expect(await again()).toContain('Heute ist sie schon verschickt worden.')
  await stopDunning(house, owner.scope, id, 'Zahlt am Monatsende')
  expect(await again()).toContain('Nicht noch einmal verschickt')
  await resumeDunning(house, owner.scope, id)
  expect(await again()).toContain('Heute ist sie schon verschickt worden.')
  await db.updateTable('customers').set({ email: null }).where('id', '=', id).execute()
  expect(await again()).toContain('Nicht noch einmal verschickt')
})

test.each([
  ['119,00', 'Der Kunde schuldet davon nichts mehr'],
  ['50,00', 'Inzwischen ist eine andere Summe offen'],
])('a notice is not sent again once %s € of credit came', async (amount, says) => {
  const owner = await makeOwner()
  const { id } = await makeCustomer(house, owner.scope)
  await late(owner, id, 10)
  const notice = await remind(house, officeOn(owner.scope.tenantId, '2026-05-03'), id)
  const money = { amount, paid_on: TODAY, method: 'transfer', bestaetigt: 'ja', form_key: randomUUID() }
  expect((await post(`/buero/kunden/${id}/zahlung`, money, owner.headers)).status).toBe(303)
  const again = await post(`${PAGE}/verschickt/${notice}/versand`, {}, owner.headers)
  const page = textOf(await read(owner, again.headers.get('location') ?? ''))
  expect(page).toContain('Nicht noch einmal verschickt')
  expect(page).toContain(says)
})

test('customers whose credit covers what they owe do not hide the one to remind', async () => {
  const owner = await makeOwner()
  const { tenantId } = owner.scope
  for (let index = 0; index < 51; index += 1) {
    const name = index < 50 ? `Anna ${String(index).padStart(2, '0')}` : 'Zorn GmbH'
    const { id: customerId } = await makeCustomer(house, owner.scope, { name })
    await late(owner, customerId, 10)
    const credit = { customerId, amountCents: 11_900, paidOn: TODAY, method: 'transfer', claims: [] } as const
    if (index < 50) await receiveMoney(house, officeOn(tenantId, TODAY), credit)
  }
  const page = textOf(await read(owner, PAGE))
  expect(page).toContain('Zorn GmbH')
  expect(page).not.toContain('Anna')
  expect(textOf(await read(owner, '/buero'))).toContain('1 Kunde kann gemahnt werden')
})

test('a page whose customers cannot be reached leads to the next', async () => {
  const owner = await makeOwner()
  for (let index = 0; index < 51; index += 1) {
    const name = index < 50 ? `Anna ${String(index).padStart(2, '0')}` : 'Zorn GmbH'
    const { id } = await makeCustomer(house, owner.scope, { name })
    await late(owner, id, 10)
    const nowhere = { email: null, street: '', postal_code: '', city: '' }
    if (index < 50) await db.updateTable('customers').set(nowhere).where('id', '=', id).execute()
  }
  const page = await read(owner, PAGE)
  expect(textOf(page)).toContain('Niemand auf dieser Seite ist zu erreichen')
  const next = /href="([^"]*seite=2[^"]*)"/.exec(page)?.[1] ?? ''
  expect(textOf(await read(owner, next.replaceAll('&amp;', '&')))).toContain('Zorn GmbH')
})

test('more than a page are sent by one press, but last notices and what changed are not', async () => {
  const owner = await makeOwner()
  const { tenantId } = owner.scope
  const ids: string[] = []
  for (let index = 0; index < 52; index += 1) {
    const name = `Kunde ${String(index).padStart(2, '0')}`
    const { id } = await makeCustomer(house, owner.scope, { name, email: `k${index}@bruegge.example` })
    await makeInvoice(house, officeOn(tenantId, '2026-01-02'), id)
    ids.push(id)
  }
  const [last = ''] = ids
  await remind(house, officeOn(tenantId, '2026-02-02'), last)
  await remind(house, officeOn(tenantId, '2026-03-02'), last, { seen: '2-11900-2' })
  const page = textOf(await read(owner, PAGE))
  expect(page).toMatch(/Kunde 00 Letzte Mahnung .*Alle 52 verschicken, ohne letzte Mahnungen/)
  expect(page).not.toContain('Kunde 51')
  const { action, values } = await formOn(owner, PAGE, '/versand')
  expect(values[`kunde_${last}`]).toBeUndefined()
  const stale = await post(action, { ...values, alle: '51' }, owner.headers)
  expect(textOf(await stale.text())).toContain('Inzwischen hat sich etwas geändert')
  await post(action, { ...values, alle: '52' }, owner.headers)
  await vi.waitFor(async () => {
    await sendRequested(house, { ...officeOn(tenantId, TODAY), actor: `user:${owner.userId}` }, NEVER)
    const sent = db.selectFrom('dunning_notices').select('customer_id').where('tenant_id', '=', tenantId)
    const today = await sent.where('sent_on', '=', TODAY).execute()
    expect(today.map(({ customer_id }) => customer_id).sort()).toEqual(ids.slice(1).sort())
  })
})
