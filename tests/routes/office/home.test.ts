import { describe, expect, test, vi } from 'vitest'
import { requestMandate } from '~/domain/mandates/requests.server'
import { sendMessage } from '~/domain/messages/messages.server'
import { requestChange } from '~/domain/messages/request-change.server'
import { makeCustomer, OTHER_IBAN } from '../../factories/customers'
import { receive } from '../../factories/deliveries'
import { makeEmployee, makePayslip } from '../../factories/employees'
import { makeDraft, makeInvoice } from '../../factories/invoices'
import { makeTenant } from '../../factories/tenants'
import { ask } from '../../support/app'
import { house } from '../../support/house'
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
  test('greets the owner and lists invoices, drafts and employees with links to copy', async () => {
    const office = await makeOffice()
    const { html, words } = await home(office, 'owner')
    expect(words).toContain('Förde Glanz GmbH')
    expect(words).toContain('Guten Tag, Käthe Jensen Ihre Rolle: Leitung')
    expect(words).toContain('0 offene Aufgaben Noch nicht verschickt: 1')
    expect(words).toContain(`${office.invoice.number} Hafenkontor Brügge KG 02.03.2026 Offen 119,00 €`)
    expect(words).toContain('Entwurf Hafenkontor Brügge KG – Entwurf 119,00 €')
    expect(words).toContain('Petersen, Jörg 1001 Vollzeit Februar 2026')
    expect(html).toContain(`action="/buero/rechnungen/${office.draft.id}/link?mandant=`)
    expect(html).toContain(`action="/buero/mitarbeiter/${office.employee.id}/link?mandant=`)
    expect(html).toContain('method="post" action="/abmelden"')
  })

  test.each([
    ['invoicing', { invoices: true, employees: false, links: ['rechnungen'] }],
    ['payroll', { invoices: false, employees: true, links: ['mitarbeiter'] }],
    ['read_only', { invoices: true, employees: true, links: [] }],
  ] as const)('shows %s its own business alone', async (role, { invoices, employees, links }) => {
    const office = await makeOffice()
    const { html, words } = await home(office, role)
    expect(words.includes(office.invoice.number)).toBe(invoices)
    expect(words.includes('Petersen, Jörg')).toBe(employees)
    expect([...html.matchAll(/action="\/buero\/(\w+)\//g)].map((match) => match[1])).toEqual(
      links.flatMap((list) => (list === 'rechnungen' ? [list, list] : [list])),
    )
  })

  test('counts what waits, the newest first, each role its own', async () => {
    const office = await makeOffice()
    const { scope, customer } = office
    const said = { customerId: customer.id, invoiceId: null, body: 'Hallo', replyTo: null }
    await sendMessage(house, scope, { ...said, formKey: 'a' })
    const later = { ...scope, at: '2026-03-02T10:00:00.000Z' }
    const wish = { customerId: customer.id, kind: 'bank', formKey: 'b', details: { iban: 'x' } } as const
    await requestChange(house, later, wish)
    await requestMandate(house, scope, { customerId: customer.id, holder: 'Brügge', iban: OTHER_IBAN })
    const daten = { irgendwas: true }
    await receive(house, scope, { event: 'mandat.neu', mandant_id: scope.tenantId, daten })
    await receive(house, scope, { event: 'lohnzettel.versandt', mandant_id: scope.tenantId, daten })
    const owner = await home(office, 'owner')
    expect(owner.words).toContain('5 offene Aufgaben')
    expect(owner.words).toMatch(/Zu erledigen Neue Bankverbindung Hafenkontor Brügge KG 02\.03\.2026/)
    for (const kind of [
      'Nachricht',
      'Lastschrift gewünscht',
      'neues Lastschrift-Mandat',
      'Lohnzettel wurde',
    ]) {
      expect(owner.words).toContain(kind)
    }
    const payroll = await home(office, 'payroll')
    expect(payroll.words).toContain('1 offene Aufgabe ')
    expect(payroll.words).not.toContain('Hafenkontor')
    expect((await home(office, 'invoicing')).words).toContain('4 offene Aufgaben')
  })

  test('pages both lists apart and sorts names as German does', async () => {
    const office = await makeOffice()
    for (let count = 0; count < 25; count++) {
      await makeInvoice(house, office.scope, office.customer.id)
      await makeEmployee(house, office.scope, { lastName: 'Zander', firstName: `${count}` })
    }
    await makeEmployee(house, office.scope, { lastName: 'Ärmel', firstName: 'Zoë' })
    const headers = await signedInAs(house, office.scope, 'owner')
    const first = textOf(await (await ask('/buero?seite=abc', { headers })).text())
    expect(first).toContain('Name Personalnummer Beschäftigung Letzter Lohnzettel Link Ärmel, Zoë')
    expect(first.match(/Seite 1 von 2/g)).toHaveLength(2)
    const second = await (await ask('/buero?seite=2&mitarbeiterseite=99', { headers })).text()
    expect(textOf(second).match(/Seite 2 von 2/g)).toHaveLength(2)
    expect(second).toMatch(/href="\/buero\?vor=[\w-]+&amp;mitarbeiterseite=2#rechnungen"/)
  })

  test("shows nothing of another tenant's", async () => {
    const office = await makeOffice()
    const stranger = await makeOffice()
    const { html } = await home(office, 'owner')
    for (const { id } of [stranger.invoice, stranger.draft, stranger.employee]) expect(html).not.toContain(id)
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
