import { expect, test } from 'vitest'
import { findCustomer } from '~/domain/customers/find.server'
import { recordPayment } from '~/domain/invoices/payments/payments.server'
import { findInvoice } from '~/domain/invoices/read.server'
import { makeCustomer } from '../../factories/customers'
import { makeDraft, makeInvoice } from '../../factories/invoices'
import { tokenFor } from '../../factories/links'
import { ask, post } from '../../support/app'
import { db, house } from '../../support/house'
import { textOf } from '../../support/html'
import { dataOf, readMessages } from '../../support/unsealed'
import { invoiceSetting } from '../invoice/setting'

const NEW = { choice: 'new', iban: 'DE02120300000000202051', holder: 'Ina Brügge', consent: 'ja' }

async function setUp() {
  const setting = await invoiceSetting({ tenant: { iban: 'DE02120300000000202051' } })
  const portal = `/portal/${await tokenFor(house, setting.scope, 'portal', setting.customer.id)}`
  const page = `${portal}/rechnungen/${setting.invoice.id}`
  const read = async () => (await findInvoice(db, setting.scope, setting.invoice.id)) ?? expect.fail('gone')
  return { ...setting, portal, page, read }
}

test('the number in the list leads to the invoice, which can be paid there like behind its own link', async () => {
  const { portal, page, invoice, mandate, read } = await setUp()
  const list = await (await ask(portal)).text()
  expect(list).toMatch(new RegExp(`href="${page}"[^>]*>${invoice.number}</a>`))
  const html = await (await ask(page)).text()
  for (const part of [`Rechnung ${invoice.number}`, 'So bezahlen Sie', 'Zurück zu allen Rechnungen'])
    expect(textOf(html)).toContain(part)
  expect(html).toContain(`action="${page}/zahlungswahl"`)
  const chosen = await post(`${page}/zahlungswahl`, { choice: mandate.id })
  expect(chosen.headers.get('location')).toBe(`${page}?gespeichert=zahlungswahl#gespeichert`)
  expect((await read()).payBy).toBe('direct_debit')
  expect((await post(`${page}/nachricht`, { message: 'Danke' })).status).toBe(303)
  const messages = await readMessages(db)
  expect(messages.find(({ invoice_id }) => invoice_id === invoice.id)?.body).toBe('Danke')
})

test("another customer's invoice, and one that is not issued, do not exist there", async () => {
  const { portal, scope, customer } = await setUp()
  const other = await makeCustomer(house, scope)
  const foreign = await makeInvoice(house, scope, other.id)
  const draft = await makeDraft(house, scope, customer.id)
  for (const id of [foreign.id, draft.id]) {
    const page = `${portal}/rechnungen/${id}`
    for (const rest of ['', '/pdf', '/girocode.png', '/termin.ics', '/quittung', '/storno'])
      expect((await ask(page + rest)).status, rest).toBe(404)
    for (const [rest, fields] of [
      ['zahlungswahl', { choice: 'transfer' }],
      ['nachricht', { message: 'Hallo' }],
      ['ueberweisung', {}],
    ] as const)
      expect((await post(`${page}/${rest}`, fields)).status, rest).toBe(404)
  }
})

test('all that is to be transferred has an account, a reference and a GiroCode in the balance', async () => {
  const { portal, scope, customer, invoice } = await setUp()
  const second = await makeInvoice(house, scope, customer.id)
  const text = textOf(await (await ask(portal)).text())
  expect(text).toContain('Noch zu überweisen 238,00 € für 2 Rechnungen')
  expect(text).toContain('IBAN DE02 1203 0000 0000 2020 51')
  expect(text).toContain(`Verwendungszweck ${invoice.number} ${second.number}`)
  expect((await ask(`${portal}/girocode.png`)).headers.get('content-type')).toBe('image/png')
})

test('a part payment leaves rows and sums that add up', async () => {
  const { portal, page, scope, invoice } = await setUp()
  const payment = { paidOn: scope.today, method: 'transfer' } as const
  await recordPayment(house, scope, { ...payment, invoiceId: invoice.id, amountCents: 1900 })
  expect(textOf(await (await ask(portal)).text())).toContain('119,00 € davon offen 100,00 €')
  expect(textOf(await (await ask(page)).text())).toMatch(
    /Eingegangene Zahlungen .* 19,00 € Noch zu zahlen 100,00 €/,
  )
})

test('a mandate that was asked for is in the portal at once, and the office hears of it', async () => {
  const { portal, page, scope, customer } = await setUp()
  expect((await post(`${page}/zahlungswahl`, NEW)).status).toBe(303)
  const text = textOf(await (await ask(portal)).text())
  expect(text).toMatch(/Angefragt am .* 2051 Stand Noch nicht bestätigt\./)
  const name = (await findCustomer(db, scope, customer.id))?.name
  const mails = await db
    .selectFrom('outbox')
    .selectAll()
    .where('tenant_id', '=', scope.tenantId)
    .where('kind', '=', 'customer_notice')
    .execute()
  expect(mails.map((mail) => JSON.parse(dataOf(mail)))).toMatchObject([
    { about: 'mandate', customer: name, details: ['Ina Brügge', expect.stringMatching(/^DE\*\*.*2051$/)] },
  ])
})
