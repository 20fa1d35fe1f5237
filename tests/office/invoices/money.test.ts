import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { cancelInvoice } from '~/domain/invoices/credits/cancel.server'
import { readCredit } from '~/domain/invoices/credits/sources.server'
import { recordPayment } from '~/domain/invoices/payments/payments.server'
import { receiveMoney } from '~/domain/invoices/payments/receipts.server'
import { makeCustomer } from '../../factories/customers'
import { lineOf, makeInvoice } from '../../factories/invoices'
import { tokenFor } from '../../factories/links'
import { changeFirm } from '../../factories/tenants'
import { ask, post } from '../../support/app'
import { db, house } from '../../support/house'
import { fieldsIn, textOf } from '../../support/html'
import { makeOwner, type Owner, read } from '../owner'

vi.setSystemTime('2026-03-12T09:00:00Z')

const SKONTO = { options: { discount_percent: '2', discount_days: 10 } }
const PAID = { paid_on: '2026-03-12', method: 'transfer' }

let owner: Owner
let customerId: string

beforeEach(async () => {
  owner = await makeOwner()
  customerId = (await makeCustomer(house, owner.scope)).id
})

const bill = async (changes: Parameters<typeof makeInvoice>[3] = {}) =>
  makeInvoice(house, owner.scope, customerId, changes)
const send = (path: string, fields: Record<string, string>) =>
  post(path, { form_key: randomUUID(), ...fields }, owner.headers)
const pay = (id: string, fields: Record<string, string>) =>
  send(`/buero/rechnungen/${id}/zahlung`, { ...PAID, ...fields })
/** What the page says that the answer leads to. */
const said = async (answer: Response) => {
  const next = answer.headers.get('location')
  return textOf(next === null ? await answer.text() : await read(owner, next))
}
const page = async (path: string) => textOf(await read(owner, path))
const invoicePage = (id: string) => page(`/buero/rechnungen/${id}`)
const payments = () => `/buero/kunden/${customerId}/zahlungen`
const credit = () => readCredit(db, owner.scope, customerId)

describe('money that came in', () => {
  test('pays several ticked invoices at once, from the page of one', async () => {
    const [first, second] = [await bill(), await bill()]
    const form = await read(owner, `/buero/rechnungen/${first.id}/zahlung`)
    expect(textOf(form)).toContain(`${second.number} 16.03.2026 119,00 €`)
    expect(form).toContain('value="119,00"')
    const answer = await pay(first.id, { amount: '238,00', [`rechnung_${second.id}`]: 'ja' })
    expect(await said(answer)).toContain('Die Zahlung ist eingetragen.')
    for (const { id } of [first, second]) expect(await invoicePage(id)).toContain('Bezahlt')
    const list = await page(payments())
    expect(list).toContain('Überweisung')
    expect(list).toContain(`${first.number}`)
    expect(list).toContain('238,00 €')
  })

  test('that is more than open is asked about, and becomes credit', async () => {
    const { id } = await bill()
    const refused = await pay(id, { amount: '150' })
    expect(refused.status).toBe(422)
    expect(await said(refused)).toContain('31,00 € mehr als offen')
    expect(await credit()).toBe(0)
    const form_key = randomUUID()
    for (let press = 0; press < 2; press++) await pay(id, { amount: '150', bestaetigt: 'ja', form_key })
    expect(await credit()).toBe(3100)
    expect(await invoicePage(id)).toContain('Guthaben des Kunden 31,00 €')
    expect(await page(`/buero/kunden/${customerId}`)).toContain('Guthaben 31,00 €')
    expect(await page('/buero/rechnungen')).toContain('Guthaben aller Kunden 31,00 €')
  })

  test('for a cancelled invoice becomes credit, and the page says so', async () => {
    const { id } = await bill()
    await cancelInvoice(house, owner.scope, id)
    expect(await page(`/buero/rechnungen/${id}/zahlung`)).toContain('Diese Rechnung ist storniert.')
    expect((await pay(id, { amount: '119' })).status).toBe(422)
    await pay(id, { amount: '119', bestaetigt: 'ja' })
    expect(await credit()).toBe(11_900)
  })

  test('that is the sum less the discount is proposed as such', async () => {
    const { id } = await bill(SKONTO)
    expect(await page(`/buero/rechnungen/${id}/zahlung`)).toContain('2,38 € bei Zahlung bis 12.03.2026')
    const refused = await pay(id, { amount: '116,62' })
    expect(refused.status).toBe(422)
    const html = await refused.text()
    expect(textOf(html)).toContain('Bitte wählen Sie, ob der Rest Skonto ist')
    expect(html).toMatch(/name="skonto" checked="" value="ja"|name="skonto"[^>]*value="ja"[^>]*checked/)
    await pay(id, { amount: '116,62', skonto: 'ja' })
    const words = await invoicePage(id)
    expect(words).toContain('Bezahlt')
    expect(words).toMatch(/Skonto Zurücknehmen 2,38 €/)
  })

  test('for several invoices adds up without a script, and is taken over with the discount', async () => {
    const bills = [await bill(SKONTO), await bill({ ...SKONTO, lines: [lineOf({ quantity: '8' })] })]
    const path = `/buero/kunden/${customerId}/zahlung`
    const ticked = Object.fromEntries(bills.map(({ id }) => [`rechnung_${id}`, 'ja']))
    const press = async (fields: Record<string, string>) =>
      (await send(path, { ...PAID, ...ticked, ...fields })).text()
    const sums = await press({ rechnen: 'summe', amount: '', reference: 'RE 1 und 2' })
    // 119,00 + 238,00, and 2 % off each: 2,38 and 4,76.
    expect(textOf(sums)).toMatch(/Angekreuzt: 357,00\s€ .*Mit Skonto: 349,86\s€/)
    expect(sums).toContain('value="RE 1 und 2"')
    const taken = fieldsIn(await press({ rechnen: 'skonto', amount: '' }))
    expect(taken).toMatchObject({ amount: '349,86', skonto: 'ja', ...ticked })
    expect(fieldsIn(await press({ rechnen: 'voll', amount: '' }))).toMatchObject({ amount: '357,00' })
    const fitting = await press({ rechnen: 'summe', amount: '349,86' })
    expect(fieldsIn(fitting).skonto).toBe('ja')
    expect(textOf(fitting)).toContain('7,14 € gelten als Skonto.')
    const short = await press({ rechnen: 'summe', amount: '349,85' })
    expect(textOf(short)).toContain('7,15 € bleiben offen.')
    expect(await invoicePage(bills[0]?.id ?? '')).toContain('Noch offen 119,00 €')
    await send(path, { ...PAID, ...ticked, ...taken })
    for (const { id } of bills) expect(await invoicePage(id)).toMatch(/Bezahlt .*Skonto Zurücknehmen/)
    expect(await credit()).toBe(0)
  })

  test('that came while the discount counted has it, entered on whatever day', async () => {
    const issued = { ...owner.scope, today: '2026-02-02' }
    const { id } = await makeInvoice(house, issued, customerId, SKONTO)
    const entered = { amount: '116,62', skonto: 'ja', bestaetigt: 'ja' }
    // Ten days and five of grace: until 17 February.
    const late = await pay(id, { ...entered, paid_on: '2026-02-18' })
    expect(late.status).toBe(422)
    expect(await invoicePage(id)).toContain('Noch offen 119,00 €')
    await pay(id, { ...entered, paid_on: '2026-02-17' })
    expect(await invoicePage(id)).toMatch(/Bezahlt .*Skonto Zurücknehmen 2,38\s€/)
  })

  test('from before the invoice is asked about', async () => {
    const { id } = await bill()
    const early = { amount: '119', paid_on: '2026-03-01' }
    expect(await said(await pay(id, early))).toContain('vor dem Rechnungsdatum')
    await pay(id, { ...early, bestaetigt: 'ja' })
    expect(await invoicePage(id)).toContain('Bezahlt')
  })

  test.each(['1,250', '1.25.0', '119 Euro und', '-5'])('is not read from %j', async (amount) => {
    const { id } = await bill()
    const refused = await pay(id, { amount })
    expect(refused.status).toBe(422)
    expect(await said(refused)).toContain('mit Komma vor den Cent')
    expect(await invoicePage(id)).toContain('Noch offen 119,00 €')
  })

  test('twice the same form, and by two people at once, is booked once', async () => {
    const { id } = await bill()
    const form_key = randomUUID()
    const answers = [await pay(id, { amount: '119', form_key }), await pay(id, { amount: '119', form_key })]
    for (const answer of answers) expect(await said(answer)).toContain('Die Zahlung ist eingetragen.')
    // Somebody else had the same form open.
    expect(await said(await pay(id, { amount: '119' }))).toContain('119,00 € mehr als offen')
    expect(await credit()).toBe(0)
  })

  test('is booked over an invoice again by the same form after its share was undone', async () => {
    const [first, second] = [await bill(), await bill()]
    const form = { amount: '238', [`rechnung_${second.id}`]: 'ja', form_key: randomUUID() }
    await pay(first.id, form)
    const { id: booking } = await db
      .selectFrom('payments')
      .select('id')
      .where('tenant_id', '=', owner.scope.tenantId)
      .where('invoice_id', '=', second.id)
      .executeTakeFirstOrThrow()
    await send(`/buero/rechnungen/${second.id}/ruecknahme`, { booking, how: 'share', reason: 'Vertippt' })
    expect(await invoicePage(second.id)).toContain('Noch offen 119,00 €')
    for (let press = 0; press < 2; press++) {
      expect(await said(await pay(first.id, form))).toContain('Die Zahlung ist eingetragen.')
      expect(await invoicePage(second.id)).toContain('Bezahlt')
      expect(await credit()).toBe(0)
    }
  })

  test('of one customer pays nothing of another, nor of another firm', async () => {
    const { id } = await bill()
    const other = await makeCustomer(house, owner.scope)
    const foreign = await makeInvoice(house, owner.scope, other.id)
    const refused = await pay(id, { amount: '1', [`rechnung_${foreign.id}`]: 'ja' })
    expect(await said(refused)).toContain('gehört zu einem anderen Kunden')
    const stranger = await makeOwner()
    for (const path of ['zahlung', 'rest', 'ruecknahme'])
      expect((await ask(`/buero/rechnungen/${id}/${path}`, { headers: stranger.headers })).status).toBe(404)
    expect((await ask(payments(), { headers: stranger.headers })).status).toBe(404)
  })
})

describe('credit', () => {
  const give = () =>
    send(`/buero/kunden/${customerId}/zahlung`, {
      ...PAID,
      amount: '200',
      bestaetigt: 'ja',
      reference: 'Anzahlung',
    })

  test('is used and paid back oldest money first, and the page says of what it is', async () => {
    const { id: customer } = await makeCustomer(house, owner.scope)
    const page = `/buero/kunden/${customer}/zahlungen`
    const pay = (amount: string, paid_on: string) =>
      send(`/buero/kunden/${customer}/zahlung`, { ...PAID, amount, paid_on, bestaetigt: 'ja' })
    await pay('80', '2026-01-10')
    await pay('50', '2026-01-05')
    await pay('20', '2026-01-11')
    const shown = async () => textOf(await (await ask(page, { headers: owner.headers })).text())
    expect(await shown()).toMatch(
      /das älteste Geld zuerst\. 05\.01\.2026, Überweisung, 50,00 € 10\.01\.2026, Überweisung, 80,00 € 11\.01\.2026, Überweisung, 20,00 €/,
    )
    await send(`/buero/kunden/${customer}/rueckzahlung`, { refund_amount: '60', refund_on: '2026-01-12' })
    expect(await shown()).toMatch(
      /das älteste Geld zuerst\. 10\.01\.2026, Überweisung, 70,00 € 11\.01\.2026, Überweisung, 20,00 €/,
    )
  })

  test('pays later invoices, and what is left goes back', async () => {
    expect(await said(await give())).toContain('200,00 € Guthaben')
    const { id } = await bill()
    const use = { stand: '20000', [`rechnung_${id}`]: 'ja' }
    expect(await said(await send(`/buero/kunden/${customerId}/verrechnung`, use))).toContain(
      '81,00 € Guthaben',
    )
    expect(await invoicePage(id)).toContain('Bezahlt')
    expect(await said(await send(`/buero/kunden/${customerId}/verrechnung`, use))).toContain(
      'inzwischen ein anderes',
    )
    const refund = { refund_amount: '81,01', refund_on: PAID.paid_on }
    const path = `/buero/kunden/${customerId}/rueckzahlung`
    expect(await said(await send(path, refund))).toContain('So viel Guthaben hat der Kunde nicht.')
    for (const [field, value] of [
      ['refund_amount', ''],
      ['refund_amount', 'x'],
      ['refund_on', '2090-01-01'],
      ['refund_on', ''],
    ] as const)
      expect((await send(path, { ...refund, [field]: value })).status).toBe(422)
    expect(await said(await send(path, { ...refund, refund_amount: '81' }))).toContain('Kein Guthaben.')
  })

  test('that was entered by mistake is taken back, with a reason', async () => {
    await give()
    const { id = '' } =
      (await db
        .selectFrom('receipts')
        .select('id')
        .where('customer_id', '=', customerId)
        .executeTakeFirst()) ?? {}
    const path = `/buero/kunden/${customerId}/zahlungsruecknahme`
    expect(await said(await send(path, { booking: id, reason: '' }))).toContain('warum Sie die Buchung')
    const words = await said(await send(path, { booking: id, reason: 'Falscher Kunde' }))
    expect(words).toContain('Kein Guthaben.')
    expect(words).toContain('Falscher Kunde')
    expect((await send(path, { booking: id, reason: 'Noch einmal' })).status).toBe(422)
    const body = new URLSearchParams({ booking: id, reason: '' })
    const { headers } = await ask(`${path}?seite=2&nach=${id}`, {
      method: 'POST',
      body,
      headers: owner.headers,
    })
    expect(headers.get('location')).toContain(`/zahlungen?seite=2&nach=${id}&`)
  })
})

describe('a booking of an invoice', () => {
  test('is taken back whole, or becomes credit', async () => {
    const { id } = await bill()
    await pay(id, { amount: '119' })
    const path = `/buero/rechnungen/${id}/ruecknahme`
    const bookings = () => db.selectFrom('payments').select('id').where('invoice_id', '=', id).execute()
    const [first] = await bookings()
    const undo = { booking: first?.id ?? '', reason: 'Andere Rechnung' }
    expect(await page(path)).toContain('12.03.2026, Überweisung, 119,00 €')
    expect((await send(path, { ...undo, reason: '' })).status).toBe(422)
    await send(path, { ...undo, how: 'share' })
    expect(await invoicePage(id)).toContain('Noch offen 119,00 €')
    expect(await credit()).toBe(11_900)
    expect((await send(path, { ...undo, how: 'share' })).status).toBe(422)
    await send(path, { ...undo, how: 'receipt' })
    expect(await credit()).toBe(0)
    expect(await page(path)).toContain('nichts gebucht, was sich zurücknehmen lässt')
  })

  test('gives a small rest up, for a reason', async () => {
    const { id } = await bill()
    const path = `/buero/rechnungen/${id}/rest`
    expect(await said(await send(path, { how: 'write_off', reason: 'x' }))).toContain('Der Rest ist höher')
    await pay(id, { amount: '118,20' })
    expect(await invoicePage(id)).toContain('Rest ausgleichen')
    expect(await page(path)).toMatch(/Rest ausgleichen – [\w-]*\d/)
    expect(await said(await send(path, { how: 'write_off', reason: '' }))).toContain('warum Sie den Rest')
    const words = await said(await send(path, { how: 'write_off', reason: 'Bankgebühr' }))
    expect(words).toContain('Ausgebucht')
    expect(words).toContain('Bankgebühr')
    expect(words).toContain('Bezahlt')
  })
})

describe('many bookings', () => {
  test('of an invoice are paged, each can be taken back, and its customer sees the older ones as one sum', async () => {
    const { id } = await bill()
    const paid = { invoiceId: id, amountCents: 100, paidOn: '2026-03-12', method: 'transfer' } as const
    for (let count = 0; count < 60; count++) await recordPayment(house, owner.scope, paid)
    const rows = (html: string) => html.match(/buchung=/g)?.length
    const first = await read(owner, `/buero/rechnungen/${id}`)
    expect(rows(first)).toBe(25)
    expect(textOf(first)).toContain('Seite 1 von 3')
    const last = await read(owner, `/buero/rechnungen/${id}?zahlungen=3`)
    expect(rows(last)).toBe(10)
    const [, booking = ''] = /buchung=([0-9a-f-]+)/.exec(last) ?? []
    const undo = await read(owner, `/buero/rechnungen/${id}/ruecknahme?buchung=${booking}`)
    expect(undo.match(/name="booking"/g)?.length).toBe(26)
    expect(undo).toMatch(new RegExp(`value="${booking}"[^>]* checked|checked[^>]* value="${booking}"`))
    const token = await tokenFor(house, owner.scope, 'rechnung', id)
    expect(textOf(await (await ask(`/rechnung/${token}`)).text())).toContain('40 frühere Zahlungen 40,00 €')
  })

  test('one transfer over many invoices names the first and leads to all; older receipts have pages', async () => {
    const ids: string[] = []
    for (let count = 0; count < 12; count++) ids.push((await bill()).id)
    await receiveMoney(house, owner.scope, {
      customerId,
      amountCents: 12 * 11_900,
      paidOn: '2026-03-12',
      method: 'transfer',
      claims: ids.map((invoiceId) => ({ invoiceId })),
    })
    const html = await read(owner, payments())
    const links = (text: string) => text.match(/href="\/buero\/rechnungen\/[0-9a-f-]{36}"/g)?.length
    expect(links(html)).toBe(10)
    expect(textOf(html)).toContain('und 2 weitere Rechnungen')
    expect(textOf(html)).not.toContain('nicht zugeordnet')
    const [, whole = ''] = /href="([^"]*\?zahlung=[^"]*)"/.exec(html) ?? []
    expect(links(await read(owner, whole))).toBe(12)
    const money = { customerId, amountCents: 100, paidOn: '2026-03-12', method: 'cash' as const, claims: [] }
    const later = { ...owner.scope, at: '2026-03-12T10:00:00.000Z' }
    for (let count = 0; count < 50; count++) await receiveMoney(house, later, money)
    const [, next = ''] = /href="([^"]*seite=2[^"]*)"/.exec(await read(owner, payments())) ?? []
    expect(textOf(await read(owner, next.replaceAll('&amp;', '&')))).toContain('1.428,00 €')
  })
})

test('an invoice’s page says what the invoice says besides', async () => {
  await db
    .updateTable('customers')
    .set({ register_number: 'HRB 12345 KI' })
    .where('id', '=', customerId)
    .execute()
  await changeFirm(house, owner.scope, { register_court: 'Amtsgericht Kiel', register_number: 'HRB 4711' })
  const { id } = await bill({
    options: { ...SKONTO.options, order_number: 'B-4711', project_number: 'P-8', is_property: 1 },
  })
  const words = await invoicePage(id)
  for (const part of [
    'Bestellnr. B-4711',
    'Projektnr. P-8',
    'Skonto 2,38 € bei Zahlung bis 12.03.2026',
    'Unser Registereintrag Amtsgericht Kiel, HRB 4711',
    'Registernummer des Kunden HRB 12345 KI',
  ])
    expect(words).toContain(part)
})
