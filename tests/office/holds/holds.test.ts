import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { today } from '~/clock.server'
import { proposePlan } from '~/domain/holds/plan'
import { addDays, addMonths } from '~/domain/values/calendar'
import { formatDate, formatLongDate } from '~/i18n/format'
import { makeCustomer } from '../../factories/customers'
import { makeInvoice } from '../../factories/invoices'
import { tokenFor } from '../../factories/links'
import { ask, post } from '../../support/app'
import { house } from '../../support/house'
import { textOf } from '../../support/html'
import { formOn, makeOwner, read } from '../owner'

const inWords = (day: string) => formatLongDate(day, 'de').replace(/\s/g, ' ')

/** An invoice of 119,00 €, as the office and the payer see it. */
async function owed() {
  const owner = await makeOwner()
  const { id: customerId } = await makeCustomer(house, owner.scope)
  const invoice = await makeInvoice(house, owner.scope, customerId)
  const page = `/buero/rechnungen/${invoice.id}`
  const guest = `/rechnung/${await tokenFor(house, owner.scope, 'rechnung', invoice.id)}`
  const portal = `/portal/${await tokenFor(house, owner.scope, 'portal', customerId)}`
  const shown = async (path: string) => textOf(await (await ask(path)).text())
  return {
    owner,
    page,
    send: async (path: string, fields: Record<string, string>) =>
      post(`${page}/${path}`, { form_key: randomUUID(), ...fields }, owner.headers),
    office: async (path = page) => textOf(await read(owner, path)),
    payer: () => shown(guest),
    portal: () => shown(portal),
    file: (name: string) => ask(`${guest}/${name}`),
  }
}

test('a dispute takes the pressure off the payer until it is ended', async () => {
  const { owner, page, send, office, payer, portal, file } = await owed()
  const noted = await send('klaerung', { reason: 'Zwei Lampen fehlen', from_on: today() })
  expect(noted.status).toBe(303)
  expect(await office()).toMatch(/In Klärung.*Klärung beenden.*Grund: Zwei Lampen fehlen/)
  expect(await office('/buero/rechnungen?stand=klaerung')).toMatch(/In Klärung 1/)
  const seen = await payer()
  expect(seen).toContain('Wir klären gerade, ob diese Rechnung stimmt. Offen sind 119,00 €.')
  expect(seen).not.toMatch(/So bezahlen Sie|Bitte zahlen|Lampen/)
  expect((await file('girocode.png')).status).toBe(404)
  expect(await portal()).toContain('119,00 € sind in Klärung.')
  expect(await portal()).not.toMatch(/Alles bezahlt|Noch zu überweisen/)

  const { values } = await formOn(owner, `${page}/aufschub`, 'aufschub')
  expect((await send('aufschub', { ...values, reason: '' })).status).toBe(422)
  expect((await send('aufschub', { ...values, reason: 'Nachgeliefert' })).status).toBe(303)
  expect(await payer()).toContain('So bezahlen Sie')
  expect(await office()).toMatch(/Klärung beendet: .*Nachgeliefert.*In Klärung genommen: 119,00 €/)
})

test('a deferral tells the payer its day, a promise tells nothing', async () => {
  const { owner, page, send, office, payer } = await owed()
  const day = addDays(today(), 40)
  await send('stundung', { how: 'promise', until_on: day, reason: 'Anruf' })
  expect(await office()).toContain(`Der Kunde hat zugesagt, bis zum ${inWords(day)} zu zahlen.`)
  expect(await payer()).not.toContain(inWords(day))
  const twice = await send('klaerung', { reason: 'Doch nicht', from_on: today() })
  expect(textOf(await twice.text())).toContain('Bitte beenden Sie das zuerst.')
  const { values } = await formOn(owner, `${page}/aufschub`, 'aufschub')
  await send('aufschub', { ...values, reason: 'Stattdessen Stundung' })
  await send('stundung', { how: 'day', until_on: day })
  expect(await payer()).toMatch(new RegExp(`Gestundet bis zum ${inWords(day)}: Bitte zahlen Sie 119,00 €`))
  expect(await office('/buero/rechnungen')).toMatch(new RegExp(`${formatDate(day, 'de')} Gestundet`))
})

test('instalments are proposed, changed, kept, and asked for one by one', async () => {
  const { owner, send, office, payer, portal, file } = await owed()
  const first = addDays(today(), 20)
  const proposed = await send('stundung', { how: 'instalments', until_on: first, raten: '3' })
  const plan = await formOn(owner, proposed.headers.get('location') ?? '', 'stundung')
  expect(plan.values).toMatchObject({
    ...{ rate_1_am: first, rate_1_betrag: '39,68', rate_2_am: addMonths(first, 1), rate_2_betrag: '39,66' },
    rate_3_betrag: '39,66',
  })
  const wrong = await send('stundung', { ...plan.values, rate_1_betrag: '50,00' })
  expect(textOf(await wrong.text())).toContain('Die Raten ergeben zusammen nicht, was offen ist.')
  const half = await send('stundung', { ...plan.values, rate_2_betrag: '' })
  expect(textOf(await half.text())).toContain('Zu jeder Rate gehören ein Tag und ein Betrag.')
  const changed = { rate_1_betrag: '50,00', rate_2_betrag: '29,34' }
  expect((await send('stundung', { ...plan.values, ...changed })).status).toBe(303)

  expect(await office()).toMatch(/Raten vereinbart.*50,00 € 50,00 €.*29,34 € 29,34 €.*39,66 € 39,66 €/)
  const seen = await payer()
  expect(seen).toContain(`Bitte zahlen Sie als Nächstes 50,00 € bis zum ${inWords(first)}.`)
  expect(seen).toMatch(/Vereinbart sind diese Raten.*: 50,00 €.*: 29,34 €.*: 39,66 €.*Betrag 50,00/)
  expect((await file('girocode.png')).status).toBe(200)
  expect(await (await file('termin.ics')).text()).toContain(`DTSTART;VALUE=DATE:${first.replaceAll('-', '')}`)
  expect(await portal()).toMatch(/Noch zu überweisen 119,00 €.*Davon sind 69,00 € erst später.*Betrag 50,00/)
})

test.each([
  ['cents left over go first', 10_000, 3, [3334, 3333, 3333]],
  ['even ones', 11_900, 2, [5950, 5950]],
  ['fewer cents than instalments', 1, 2, [1, 0]],
])('proposed instalments: %s', (_, cents, count, expected) => {
  expect(proposePlan(cents, count, '2027-01-31').map((one) => one.cents)).toEqual(expected)
})

test('proposed instalments keep to the end of a month', () => {
  expect(proposePlan(300, 3, '2027-01-31').map(({ dueOn }) => dueOn)).toEqual([
    '2027-01-31',
    '2027-02-28',
    '2027-03-31',
  ])
})
