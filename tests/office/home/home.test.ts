import { describe, expect, test, vi } from 'vitest'
import { recordPayment } from '~/domain/invoices/payments/payments.server'
import { sendMessage } from '~/domain/messages/messages.server'
import { requestChange } from '~/domain/messages/request-change.server'
import { makeCustomer, OTHER_IBAN } from '../../factories/customers'
import { receive } from '../../factories/deliveries'
import { makeEmployee, makePayslip } from '../../factories/employees'
import { makeDraft, makeInvoice } from '../../factories/invoices'
import { requestMandate } from '../../factories/mandates'
import { makeTenant } from '../../factories/tenants'
import { ask } from '../../support/app'
import { db, house } from '../../support/house'
import { textOf } from '../../support/html'
import { signedInAs } from '../../support/session'

vi.setSystemTime('2026-03-02T09:00:00Z')

async function makeOffice() {
  const scope = await makeTenant(house)
  const customer = await makeCustomer(house, scope)
  const draft = await makeDraft(house, scope, customer.id)
  const invoice = await makeInvoice(house, scope, customer.id)
  const employee = await makeEmployee(house, scope)
  await makePayslip(house, scope, employee.id, '2026-02')
  return { scope, customer, draft, invoice, employee }
}

async function home(office: Awaited<ReturnType<typeof makeOffice>>, role: Parameters<typeof signedInAs>[2]) {
  const response = await ask('/buero', { headers: await signedInAs(house, office.scope, role) })
  expect(response.status).toBe(200)
  const html = await response.text()
  return { html, words: textOf(html) }
}

describe('the office home', () => {
  test('greets the owner with what is owed, earned and paid', async () => {
    const office = await makeOffice()
    const { scope, customer } = office
    const late = await makeInvoice(house, scope, customer.id, { dueOn: '2026-02-20' })
    const part = { amountCents: 1900, paidOn: '2026-03-01', method: 'transfer' } as const
    await recordPayment(house, scope, { ...part, invoiceId: late.id })
    const { html, words } = await home(office, 'owner')
    expect(words).toContain('Förde Glanz GmbH')
    expect(words).toContain('Guten Tag, Käthe Jensen Ihre Rolle: Leitung')
    expect(words).toContain('2 offene Rechnungen 219,00 € Davon überfällig 100,00 €')
    expect(words).toContain('März 2026: 200,00 € netto. Sobald es in einem zweiten Monat Rechnungen gibt')
    expect(words).toContain('Lohn Monat Stunden da Lohnzettel Februar 2026 0 von 1 1 von 1 März 2026 0 von 1')
    expect(words).toContain('Überfällige Rechnungen 1 Rechnung, noch offen 100,00 €')
    expect(words).toContain('E-Mails Noch nicht verschickt: 1')
    expect(html).toContain('method="post" action="/abmelden"')
  })

  test('draws the months since the first invoice beside the year before, with figures and a table', async () => {
    const office = await makeOffice()
    const { scope, customer } = office
    for (const today of ['2025-02-10', '2026-01-20'])
      await makeInvoice(house, { ...scope, today }, customer.id, { serviceFrom: today, serviceTo: today })
    const { html, words } = await home(office, 'owner')
    const titles = [...html.matchAll(/<title>([^<]*)<\/title>/g)].map(([, title]) => textOf(title ?? ''))
    expect(titles.slice(1)).toHaveLength(6)
    expect(titles.slice(-3).map((title) => title.trim())).toEqual([
      'Januar 2026: 100,00 €, im Vorjahr 0,00 €',
      'Februar 2026: 0,00 €, im Vorjahr 100,00 €',
      'März 2026: 100,00 €, im Vorjahr 0,00 €, läuft noch',
    ])
    expect(html).toMatch(
      /<svg[^>]* aria-label="Säulen für 6 Monate\. Am meisten im Januar 2026: 100,00\s€\."/,
    )
    expect(words).toContain('0 € 50 € 100 €')
    expect(words).toContain('Monat Netto Vorjahr März 2026 100,00 € 0,00 € Februar 2026 0,00 € 100,00 €')
    expect(words).toContain('Alle Zahlen')
  })

  test('puts first what is most urgent', async () => {
    const office = await makeOffice()
    const { scope, customer } = office
    await makeInvoice(house, scope, customer.id, { dueOn: '2026-02-20' })
    await makeEmployee(house, scope, { last_name: 'Ohne', first_name: 'Stunden' })
    const said = { customerId: customer.id, invoiceId: null, body: 'Hallo', replyTo: null }
    await sendMessage(house, scope, { ...said, formKey: 'a' })
    const lost = { status: 'failed', claim_token: null } as const
    await db.updateTable('outbox').set(lost).where('kind', '=', 'payslip_published').execute()
    expect((await home(office, 'owner')).words).toMatch(
      /nicht angekommen: 1.*Nachricht Hafenkontor.*Überfällige Rechnungen.*Februar 2026: von 2 Mitarbeitern.*Noch nicht verschickt/,
    )
  })

  test.each([
    ['invoicing', { invoices: true, employees: false }],
    ['payroll', { invoices: false, employees: true }],
    ['read_only', { invoices: true, employees: true }],
  ] as const)('shows %s its own business alone', async (role, { invoices, employees }) => {
    const { words } = await home(await makeOffice(), role)
    expect(words.includes('Offene Beträge')).toBe(invoices)
    expect(words.includes('Umsatz')).toBe(invoices)
    expect(words.includes('119,00')).toBe(invoices)
    expect(words.includes('Stunden da')).toBe(employees)
  })

  test('lists what waits, what has waited longest first, each role its own', async () => {
    const office = await makeOffice()
    const { scope, customer } = office
    const said = { customerId: customer.id, invoiceId: null, body: 'Hallo', replyTo: null }
    await sendMessage(house, scope, { ...said, formKey: 'a' })
    const later = { ...scope, at: '2026-03-02T10:00:00.000Z' }
    const request = { customerId: customer.id, kind: 'bank', formKey: 'b', details: { iban: 'x' } } as const
    await requestChange(house, later, request)
    await requestMandate(house, scope, { customerId: customer.id, holder: 'Brügge', iban: OTHER_IBAN })
    const daten = { irgendwas: true }
    await receive(house, scope, { event: 'mandat.neu', mandant_id: scope.tenantId, daten })
    await receive(house, scope, { event: 'lohnzettel.versandt', mandant_id: scope.tenantId, daten })
    const owner = await home(office, 'owner')
    expect(owner.words).toMatch(
      /Zu erledigen .*Nachricht Hafenkontor Brügge KG 02\.03\.2026 .*Neue Bankverbindung Hafenkontor/,
    )
    const tasks = ({ html }: typeof owner) => html.match(/href="\/buero\/aufgaben\//g)?.length
    expect(tasks(owner)).toBe(5)
    const payroll = await home(office, 'payroll')
    expect(tasks(payroll)).toBe(1)
    expect(payroll.words).not.toContain('Hafenkontor')
    expect(tasks(await home(office, 'invoicing'))).toBe(4)
  })

  test("shows nothing of another tenant's", async () => {
    const office = await makeOffice()
    const stranger = await makeOffice()
    await sendMessage(house, stranger.scope, {
      ...{ customerId: stranger.customer.id, invoiceId: null, body: 'Hallo', replyTo: null },
      formKey: 'a',
    })
    const { words } = await home(office, 'owner')
    expect(words).toContain('1 offene Rechnung 119,00 €')
    expect(words).toContain('Februar 2026 0 von 1 1 von 1')
    expect(words).not.toContain('Nachricht')
  })

  test('says what comes next in an empty office', async () => {
    const scope = await makeTenant(house)
    const headers = await signedInAs(house, scope, 'owner')
    const words = textOf(await (await ask('/buero', { headers })).text())
    expect(words).toContain('Nichts zu erledigen.')
    expect(words).toContain('Den ersten Kunden anlegen')
    expect(words).toContain('Den ersten Mitarbeiter anlegen')
  })

  test('sends a stranger to the sign-in page', async () => {
    const response = await ask('/buero')
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe('/anmelden?weiter=%2Fbuero')
  })
})
