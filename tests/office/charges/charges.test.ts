import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { chargeFee, listCharges } from '~/domain/charges/charges.server'
import { stopDunning } from '~/domain/dunning/stops.server'
import { endHold } from '~/domain/holds/end.server'
import { listHolds } from '~/domain/holds/holds.server'
import { noteDeferral, noteDispute } from '~/domain/holds/note.server'
import { writing } from '~/domain/kernel/writing.server'
import { makeCustomer } from '../../factories/customers'
import { makeInvoice } from '../../factories/invoices'
import { officeOn } from '../../factories/scopes'
import { ask, orGivenBack, post } from '../../support/app'
import { db, house } from '../../support/house'
import { textOf } from '../../support/html'
import { readPdf } from '../../support/pdf'
import { download, formOn, makeOwner, read } from '../owner'

// A business owes 119,00 € since 16 March 2026. On 31 July it has been in default since 16 April, 30 days after:
// 119 € × 10.27 % × 76 ÷ 365 + 119 € × 10.52 % × 31 ÷ 365 = 3.61 €, and 40 €.

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-07-31T08:00:00Z'), toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

async function late(changes: Parameters<typeof makeCustomer>[2] = {}) {
  const owner = await makeOwner()
  const { id: customerId } = await makeCustomer(house, owner.scope, changes)
  const invoice = await makeInvoice(house, owner.scope, customerId)
  const page = `/buero/kunden/${customerId}/verzug`
  const send = (path: string, fields: Record<string, string> = {}) => post(path, fields, owner.headers)
  return {
    owner,
    customerId,
    invoice,
    page,
    send,
    shown: async (path = page) => textOf(await read(owner, path)).replace(/\s/g, ' '),
    claim: async () => {
      const { values } = await formOn(owner, page, 'verzug/forderung')
      const answer = await send(`${page}/forderung`, values)
      expect(answer.status).toBe(303)
      return (answer.headers.get('location') ?? '').replace(/\?.*/, '')
    },
  }
}

test('what can be claimed is shown with its formula and paragraph, and claimed on paper', async () => {
  const { owner, customerId, page, send, shown, claim } = await late()
  const before = await shown()
  expect(before).toMatch(/Heute insgesamt zu verlangen 162,61 €.*Offen und in Verzug 119,00 €/)
  expect(before).toContain(
    'In Verzug seit 16.04.2026 (30 Tage nach Fälligkeit und Rechnung, § 286 Abs. 3 BGB)',
  )
  expect(before).toContain('16.04.2026 – 30.06.2026: 119,00 € × 10,27 % × 76 ÷ 365')
  expect(before).toContain('01.07.2026 – 31.07.2026: 119,00 € × 10,52 % × 31 ÷ 365')
  expect(before).toMatch(/Neun Prozentpunkte.*§ 288 Abs. 2.*Verzugspauschale|Pauschale: § 288 Abs. 5 BGB/)
  const { values } = await formOn(owner, page, 'verzug/forderung')
  const other = await send(`${page}/forderung`, { ...values, stand: '1' })
  expect(textOf(await other.text())).toContain('Inzwischen hat sich etwas geändert.')

  const statement = await claim()
  expect(await shown(statement)).toMatch(/Offen .*Davon noch offen 43,61 €.*Zu zahlen war 162,61 €/)
  const { text } = await readPdf(await download(owner, `${statement}/pdf`))
  const paper = text.replace(/\s/g, ' ')
  expect(paper).toContain('Rechnung 2026-0001 vom 02.03.2026, fällig am 16.03.2026')
  expect(paper).toContain('16.04.2026 – 30.06.2026: 119,00 € × 10,27 % × 76 ÷ 365')
  for (const figure of ['119,00', '3,61', '40,00', '162,61 €']) expect(paper).toContain(figure)
  expect(paper).toContain('Umsatzsteuer fällt darauf nicht an')

  const account = await shown(`/buero/kunden/${customerId}/konto`)
  expect(account).toMatch(/Verzugszinsen.*3,61 €.*Verzugspauschale.*40,00 €|Verzugspauschale.*Verzugszinsen/)
  expect(account).toMatch(/162,61 €/)
  expect(await shown()).toMatch(/Schon verlangt und offen 43,61 €/)
})

test('a statement is mailed by press, once a day, with its paper, and not once it is settled', async () => {
  const { owner, shown, send, claim } = await late()
  const statement = await claim()
  const press = async () => shown((await send(`${statement}/versand`)).headers.get('location') ?? '')
  expect(await shown(statement)).toMatch(/Per E-Mail schicken/)
  expect(await press()).toContain('Die Forderungsaufstellung wird verschickt.')
  expect(await press()).toContain('Diese Forderungsaufstellung ist heute schon verschickt worden.')
  const mails = db.selectFrom('outbox').select(['id', 'recipient']).where('kind', '=', 'charge_statement')
  const [mail, ...others] = await mails.where('tenant_id', '=', owner.scope.tenantId).execute()
  expect([mail?.recipient, others]).toEqual(['rechnung@bruegge.example', []])
  const eml = await (await ask(`/buero/postausgang/${mail?.id}/eml`, { headers: owner.headers })).text()
  expect(eml).toContain('Forderungsaufstellung-Hafenkontor-Bruegge-KG-2026-07-31.pdf')
  const page = await shown(`/buero/postausgang/${mail?.id}`)
  expect(page).toContain('Forderungsaufstellung an den Kunden')
  await send(`${statement}/erlass`, { grund: 'Kulanz' })
  expect(await press()).toContain('Von dieser Aufstellung ist nichts mehr offen.')
  expect(await shown(statement)).not.toContain('Per E-Mail schicken')
})

const money = { paid_on: '2026-07-31', method: 'transfer' }

test.each<[string, (world: Awaited<ReturnType<typeof late>>) => Promise<unknown>]>([
  [
    'paid',
    ({ invoice, send }) =>
      send(`/buero/rechnungen/${invoice.id}/zahlung`, { ...money, amount: '119,00', form_key: randomUUID() }),
  ],
  [
    'covered by credit',
    ({ customerId, send }) =>
      send(`/buero/kunden/${customerId}/zahlung`, {
        ...{ ...money, amount: '119,00', form_key: randomUUID() },
        bestaetigt: 'ja',
      }),
  ],
  [
    'put off',
    ({ owner, invoice }) =>
      noteDeferral(house, officeOn(owner.scope.tenantId, '2026-07-31'), {
        ...{ id: '', invoiceId: invoice.id, reason: 'Umbau', fromOn: '2026-07-31', to: '2026-09-30' },
      }),
  ],
  [
    'disputed',
    ({ owner, invoice }) =>
      noteDispute(house, officeOn(owner.scope.tenantId, '2026-07-31'), {
        ...{ id: '', invoiceId: invoice.id, reason: 'Zwei Lampen fehlen', fromOn: '2026-07-31' },
      }),
  ],
])('a statement is not mailed once its invoice is %s', async (_, change) => {
  const world = await late()
  const statement = await world.claim()
  await change(world)
  const answer = await world.send(`${statement}/versand`)
  expect(await world.shown(answer.headers.get('location') ?? '')).toMatch(
    /Nicht verschickt ?Inzwischen hat sich etwas geändert.*Nehmen Sie sie zurück und rechnen Sie neu/,
  )
  const mails = db.selectFrom('outbox').select('id').where('tenant_id', '=', world.owner.scope.tenantId)
  expect(await mails.where('kind', '=', 'charge_statement').execute()).toEqual([])
})

test('a customer without an address is told to be written to', async () => {
  const { shown, send, claim } = await late({ email: null })
  const answer = await send(`${await claim()}/versand`)
  expect(await shown(answer.headers.get('location') ?? '')).toContain('Der Kunde hat keine E-Mail-Adresse.')
})

test('a statement is taken back, made anew, paid in part from credit and waived', async () => {
  const { owner, customerId, page, send, shown, claim } = await late()
  const first = await claim()
  expect((await send(`${first}/ruecknahme`, { ruecknahmegrund: '' })).status).toBe(422)
  expect((await send(`${first}/ruecknahme`, { ruecknahmegrund: 'Zu früh' })).status).toBe(303)
  expect(await shown(first)).toMatch(/Zurückgenommen .*Zurückgenommen Zu früh/)
  const second = await claim()
  const receipt = { amount: '10,00', paid_on: '2026-07-31', method: 'transfer', form_key: randomUUID() }
  await send(`/buero/kunden/${customerId}/zahlung`, { ...receipt, bestaetigt: 'ja' })
  expect((await send(`${page}/begleichung`)).status).toBe(303)
  expect(await shown(second)).toContain('Davon noch offen 33,61 €')
  const tooLate = await send(`${second}/ruecknahme`, { ruecknahmegrund: 'Doch nicht' })
  expect(textOf(await tooLate.text())).toContain('ein Teil ist schon gezahlt')
  expect((await send(`${second}/erlass`, { grund: 'Kulanz' })).status).toBe(303)
  expect(await shown(second)).toMatch(/Erledigt .*Davon noch offen 0,00 €/)
  expect(await shown(`/buero/kunden/${customerId}/konto`)).toMatch(
    /Nebenforderung erlassen .*[-−]3,61 €.*Saldo am|Heute offen 119,00 €/,
  )
  expect(owner.path).toBeTruthy()
})

test('what speaks against a claim is shown before it is made, and what is deferred is not claimed', async () => {
  const { owner, customerId, invoice, page, shown } = await late()
  const scope = { ...owner.scope, today: '2026-07-31' }
  await stopDunning(house, scope, customerId, 'Zahlt am Monatsende')
  const hold = { id: '', invoiceId: invoice.id, reason: 'Zwei Lampen fehlen' }
  await noteDispute(house, scope, { ...hold, fromOn: '2026-07-30' })
  expect(await shown()).toMatch(
    /4[^ ]+ € verlangen.*Das spricht dagegen, jetzt Geld zu verlangen Nicht mahnen: Zahlt am Monatsende 2026-0001: In Klärung: Zwei Lampen fehlen\. Wer eine bestrittene Forderung/,
  )
  expect(await shown(`/buero/kunden/${customerId}/mahnantrag`)).toContain('In Klärung: Zwei Lampen fehlen')
  const [noted] = await listHolds(house.reader, scope, invoice.id)
  await endHold(house, scope, { invoiceId: invoice.id, holdId: noted?.id ?? '', reason: 'Geklärt' })
  await noteDeferral(house, scope, { ...hold, to: '2026-09-30' })
  const deferred = await shown()
  expect(deferred).toMatch(/2026-0001: Gestundet bis 30\.09\.2026.*Bis dahin ist sie nicht fällig/)
  expect(deferred).not.toMatch(/€ verlangen/)
  expect(page).toBeTruthy()
})

test('a consumer is in default after an agreed term, and never owes the lump sum', async () => {
  const { customerId, page, send, shown } = await late({ kind: 'consumer' })
  expect(await shown()).toMatch(/nicht in Verzug.*Bei Verbrauchern beginnt Verzug erst mit einer Mahnung/)
  await send(`${page}/angaben`, { vereinbart: 'ja', vertreter: 'Petra Lund' })
  const agreed = await shown()
  expect(agreed).toContain('In Verzug seit 17.03.2026 (vereinbartes Zahlungsziel, § 286 Abs. 2 BGB)')
  expect(agreed).toMatch(/Fünf Prozentpunkte/)
  expect(agreed).not.toContain('Verzugspauschale')
  expect(customerId).toBeTruthy()
})

test('the fee of a reminder is waived alone', async () => {
  const { owner, customerId, page, send, shown } = await late()
  const scope = { ...owner.scope, today: '2026-07-31' }
  await writing(house, scope, (trx) =>
    chargeFee(trx, scope, { customerId, invoiceId: null, cents: 250, sourceId: randomUUID() }),
  )
  expect(await shown()).toMatch(/Mahnkosten.*2,50 € 2,50 €/)
  const [fee] = await listCharges(house.reader, scope, { customerId })
  expect((await send(`${page}/erlass`, { forderung: fee?.id ?? '', grund: '' })).status).toBe(422)
  expect((await send(`${page}/erlass`, { forderung: fee?.id ?? '', grund: 'Kulanz' })).status).toBe(303)
  expect(await shown()).toMatch(/Mahnkosten.*2,50 € 0,00 €/)
})

test('an invoice paid with the costs of its reminder needs no second look, and says what was paid', async () => {
  const { owner, customerId, invoice, page, send, shown } = await late()
  const scope = { ...owner.scope, today: '2026-07-31' }
  await writing(house, scope, (trx) =>
    chargeFee(trx, scope, { customerId, invoiceId: invoice.id, cents: 250, sourceId: randomUUID() }),
  )
  const form = { paid_on: '2026-07-31', method: 'transfer' }
  const path = `/buero/rechnungen/${invoice.id}/zahlung`
  const other = await send(path, { ...form, amount: '121,51', form_key: randomUUID() })
  expect(textOf(await other.text())).toContain('2,51 € mehr als offen')
  const answer = await send(path, { ...form, amount: '121,50', form_key: randomUUID() })
  expect(await shown(answer.headers.get('location') ?? '')).toContain(
    'Ein Teil hat Mahnkosten und Zinsen bezahlt.',
  )
  expect(await shown(`/buero/kunden/${customerId}/zahlungen`)).toContain('2,50 € für Mahnkosten und Zinsen')
  expect(await shown()).toMatch(/Mahn\w+.*2,50 € 0,00 €/)
  expect(page).toBeTruthy()
})

test('a firm that has charges paid first is shown what stays open before it books', async () => {
  const { owner, customerId, invoice, send } = await late()
  const scope = officeOn(owner.scope.tenantId, '2026-07-31')
  const fee = { customerId, invoiceId: invoice.id, cents: 250, sourceId: randomUUID() }
  await writing(house, scope, (trx) => chargeFee(trx, scope, fee))
  await send('/buero/bank/verzugszinsen', { zuerst: 'ja' })
  const form = { ...money, amount: '119,00', rechnen: 'summe', form_key: randomUUID() }
  const answer = await orGivenBack(await send(`/buero/rechnungen/${invoice.id}/zahlung`, form), owner.headers)
  const page = textOf(await answer.text()).replace(/\s/g, ' ')
  expect(page).toContain('2,50 € bleiben offen')
  expect(page).not.toContain('Damit ist alles Angekreuzte bezahlt')
})

test('the page for the court has what its form asks for, field by field', async () => {
  const { owner, customerId, page, send, claim } = await late()
  const path = `/buero/kunden/${customerId}/mahnantrag`
  await send(`${page}/angaben`, { vertreter: 'Geschäftsführerin Petra Lund' })
  await send(path, { katalognummer: '5' })
  const fields = async (language = '') =>
    Object.fromEntries(
      [
        ...(await read(owner, path + language)).matchAll(
          /<input class="input" id="([^"]+)"[^>]* value="([^"]*)"/g,
        ),
      ].map(([, id, value]) => [id, value]),
    )
  expect(await fields('?sprache=en')).toMatchObject({
    'antragsgegner-land': 'Deutschland',
    'forderung-1-betrag': '119,00',
    'forderung-1-vom': expect.stringMatching(/^\d\d\.\d\d\.2026$/),
  })
  expect(await fields()).toMatchObject({
    'antragsgegner-name': 'Hafenkontor Brügge KG',
    'antragsgegner-vertreter': 'Geschäftsführerin Petra Lund',
    'forderung-1-katalog': '5',
    'forderung-1-nummer': '2026-0001',
    'forderung-1-betrag': '119,00',
    'forderung-1-zinssatz': '9',
    'forderung-1-ab': '16.04.2026',
    'neben-zinsen': '0,00',
    'neben-kosten': '40,00',
  })
  await claim()
  expect(await fields()).toMatchObject({
    'forderung-1-ab': '01.08.2026',
    'neben-zinsen': '3,61',
    'neben-kosten': '40,00',
  })
})

test.each<[string, (world: Awaited<ReturnType<typeof late>>) => Promise<unknown>, string, object]>([
  [
    'a credit beyond the invoice is off costs',
    async ({ customerId, invoice, send, claim }) => {
      await claim()
      const paid = { ...money, amount: '100,00', form_key: randomUUID() }
      await send(`/buero/rechnungen/${invoice.id}/zahlung`, paid)
      const credit = { ...money, amount: '30,00', bestaetigt: 'ja', form_key: randomUUID() }
      await send(`/buero/kunden/${customerId}/zahlung`, credit)
    },
    '32,61',
    { 'neben-zinsen': '3,61', 'neben-kosten': '29,00' },
  ],
  [
    'a credit takes nothing off what is in dispute',
    async ({ owner, customerId, invoice, send }) => {
      const credit = { ...money, amount: '30,00', bestaetigt: 'ja', form_key: randomUUID() }
      await send(`/buero/kunden/${customerId}/zahlung`, credit)
      const dispute = { id: '', invoiceId: invoice.id, reason: 'Mangel', fromOn: '2026-07-31' }
      await noteDispute(house, officeOn(owner.scope.tenantId, '2026-07-31'), dispute)
    },
    '162,61',
    { 'forderung-1-betrag': '119,00', 'neben-zinsen': '0,00', 'neben-kosten': '40,00' },
  ],
  [
    'interest and costs are claimed alone',
    async ({ invoice, send, claim }) => {
      await claim()
      const paid = { ...money, amount: '119,00', form_key: randomUUID() }
      await send(`/buero/rechnungen/${invoice.id}/zahlung`, paid)
    },
    '43,61',
    { 'neben-zinsen': '3,61', 'neben-kosten': '40,00' },
  ],
])('the court is asked for what the page of default says: %s', async (_, deed, total, court) => {
  const world = await late()
  await deed(world)
  expect(await world.shown()).toContain(`Heute insgesamt zu verlangen ${total} €`)
  const page = await read(world.owner, `/buero/kunden/${world.customerId}/mahnantrag`)
  const fields = [...page.matchAll(/<input class="input" id="([^"]+)"[^>]* value="([^"]*)"/g)]
    .map(([, id = '', value = '']): [string, string] => [id, value])
    .filter(([id]) => id.startsWith('neben') || id.endsWith('betrag'))
  expect(Object.fromEntries(fields)).toEqual(court)
})

test('the switch for the order of payment is the firm’s, and off by default', async () => {
  const { owner, send, shown } = await late()
  const page = '/buero/bank/verzugszinsen'
  expect(await shown(page)).toMatch(/01.07.2026 1,52 % 6,52 % 10,52 %/)
  expect((await formOn(owner, page, 'verzugszinsen')).values).not.toHaveProperty('zuerst')
  await send(page, { zuerst: 'ja' })
  expect((await formOn(owner, page, 'verzugszinsen')).values).toMatchObject({ zuerst: 'ja' })
})

test('in 2027 the base rate is not known yet, and interest is claimed up to the day before', async () => {
  vi.setSystemTime(new Date('2027-01-15T08:00:00Z'))
  const { page, shown } = await late()
  expect(await shown()).toMatch(/Halbjahr ab 1. Januar 2027 ist der Basiszinssatz hier noch nicht bekannt/)
  expect(await shown(`${page}?bis=2026-12-31`)).toMatch(/Gerechnet bis 31. Dezember 2026/)
})
