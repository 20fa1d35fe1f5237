import { describe, expect, test, vi } from 'vitest'
import { createContract } from '~/domain/contracts/contracts.server'
import { cancelInvoice } from '~/domain/invoices/credits/cancel.server'
import { revokeMandate } from '~/domain/invoices/payments/decide-mandate.server'
import { recordPayment } from '~/domain/invoices/payments/payments.server'
import { makeCustomer, makeMandate } from '../../factories/customers'
import { lineOf, makeDraft, makeInvoice } from '../../factories/invoices'
import { tokenFor } from '../../factories/links'
import { officeOn } from '../../factories/scopes'
import { makeTenant } from '../../factories/tenants'
import { ask } from '../../support/app'
import { house } from '../../support/house'
import { textOf } from '../../support/html'

vi.setSystemTime('2026-03-02T09:00:00Z')

async function makePortal() {
  const scope = await makeTenant(house)
  const customer = await makeCustomer(house, scope)
  return { scope, customer, path: `/portal/${await tokenFor(house, scope, 'portal', customer.id)}` }
}

async function read(path: string): Promise<string> {
  const response = await ask(path)
  expect(response.status).toBe(200)
  return response.text()
}

describe('the customer portal', () => {
  test('shows the sum to transfer, each invoice with its status, contracts and active mandates', async () => {
    const { scope, customer, path } = await makePortal()
    const mandate = await makeMandate(house, scope, customer.id)
    const ended = await makeMandate(house, scope, customer.id, { iban: 'DE02120300000000202051' })
    await revokeMandate(house, scope, ended.id)
    await createContract(house, scope, {
      customer_id: customer.id,
      title: 'Büroreinigung',
      starts_on: '2025-01-01',
      notice_months: 3,
      interval_months: 1,
      next_invoice_on: '2026-04-01',
      lines: [lineOf()],
    })
    const open = await makeInvoice(house, scope, customer.id)
    const overdue = await makeInvoice(house, officeOn(scope.tenantId, '2026-01-10'), customer.id)
    const payment = { method: 'direct_debit', mandateId: mandate.id } as const
    const collected = await makeInvoice(house, scope, customer.id, { payment })
    const html = await read(path)
    const words = textOf(html)
    expect(words).toContain('Noch zu überweisen 238,00 €')
    expect(words).toContain('für 2 Rechnungen, davon 1 überfällig')
    expect(words).toContain('119,00 € buchen wir von Ihrem Konto ab')
    for (const { id, number } of [open, overdue, collected]) {
      expect(words).toContain(number)
      expect(html).toContain(`href="${path}/rechnungen/${id}/pdf"`)
    }
    expect(words).toMatch(/Überfällig bis 24\.01\.2026/)
    expect(words).toContain('119,00 € im Monat darin 19,00 € Umsatzsteuer')
    expect(words).toContain('Nächste Rechnung 1. April 2026')
    expect(words).toContain('Frühestes Ende 30. Juni 2026')
    expect(words).toContain(`Mandatsreferenz ${mandate.reference} Erteilt am 15. Januar 2026`)
    expect(words).toMatch(/Konto DE\S* .* 3000/)
    expect(words).not.toContain(ended.reference)
    expect(html).not.toContain('DE89370400440532013000')
    expect(html).not.toContain('<script')
  })

  test('asks for what is left of a part payment, and for nothing that was cancelled or paid', async () => {
    const { scope, customer, path } = await makePortal()
    const partly = await makeInvoice(house, scope, customer.id)
    const gone = await makeInvoice(house, scope, customer.id)
    await cancelInvoice(house, scope, gone.id)
    const payment = { invoiceId: partly.id, paidOn: '2026-03-02', method: 'transfer' } as const
    await recordPayment(house, scope, { ...payment, amountCents: 1900 })
    expect(textOf(await read(path))).toContain('Noch zu überweisen 100,00 € für 1 Rechnung')
    await recordPayment(house, scope, { ...payment, amountCents: 10_000 })
    const words = textOf(await read(path))
    expect(words).toContain('Alles bezahlt. Vielen Dank!')
    expect(words).not.toContain('Noch zu überweisen')
  })

  // What was overpaid, and what is then asked for two invoices of 119,00 €.
  test.each([
    [
      5_000,
      /Noch zu überweisen 188,00 € für 2 Rechnungen Von 238,00 € haben wir Ihr Guthaben von 50,00 €/,
      200,
    ],
    [
      30_000,
      /Noch zu überweisen 0,00 € für 2 Rechnungen Von 238,00 € haben wir Ihr Guthaben von 238,00 €/,
      404,
    ],
  ])('takes %i cents of credit off what is to be transferred', async (over, asked, status) => {
    const { scope, customer, path } = await makePortal()
    const paid = await makeInvoice(house, scope, customer.id)
    await makeInvoice(house, scope, customer.id)
    await makeInvoice(house, scope, customer.id)
    await recordPayment(house, scope, {
      ...{ invoiceId: paid.id, amountCents: 11_900 + over, paidOn: scope.today, method: 'transfer' },
    })
    const page = await read(path)
    expect(textOf(page)).toMatch(asked)
    const picture = await ask(`${path}/girocode.png`)
    expect(picture.status).toBe(status)
  })

  test('says what comes next where there is nothing yet, and shows no draft', async () => {
    const { scope, customer, path } = await makePortal()
    await makeDraft(house, scope, customer.id)
    const words = textOf(await read(path))
    expect(words).toContain('Noch keine Rechnung.')
    expect(words).toContain('keinen laufenden Vertrag')
    expect(words).toContain('keine Lastschrift erlaubt')
    expect(words).not.toContain('119,00 €')
  })

  test('narrows the list by state and year, and falls back for what is no state, year or page', async () => {
    const { scope, customer, path } = await makePortal()
    const old = await makeInvoice(house, officeOn(scope.tenantId, '2025-05-05'), customer.id)
    const paid = await makeInvoice(house, scope, customer.id)
    await recordPayment(house, scope, {
      invoiceId: paid.id,
      amountCents: 11_900,
      paidOn: '2026-03-02',
      method: 'transfer',
    })
    const gone = await makeInvoice(house, scope, customer.id)
    await cancelInvoice(house, scope, gone.id)
    const shows = async (query: string) => {
      const html = await read(`${path}?${query}`)
      return [old, paid, gone].filter(({ id }) => html.includes(`/rechnungen/${id}/pdf`))
    }
    expect(await shows('stand=bezahlt')).toEqual([paid])
    expect(await shows('stand=offen')).toEqual([old])
    expect(await shows('stand=ueberfaellig&jahr=2025')).toEqual([old])
    expect(await shows('stand=storniert')).toEqual([gone])
    expect(await shows('jahr=2026')).toEqual([paid, gone])
    expect(await shows('jahr=2025&stand=bezahlt')).toEqual([])
    const everything = [old, paid, gone]
    for (const query of ['stand=toString', 'jahr=2019', 'jahr=abc', 'seite=-1', 'seite=99', 'seite=1e9']) {
      expect(await shows(query), query).toEqual(everything)
    }
  })

  test('shows 25 invoices a page and keeps filter and language in its links', async () => {
    const { scope, customer, path } = await makePortal()
    for (let count = 0; count < 27; count++) await makeInvoice(house, scope, customer.id)
    const first = await read(`${path}?stand=offen&sprache=en`)
    expect(first.match(/\/rechnungen\/[^"]+\/pdf/g)).toHaveLength(25)
    expect(textOf(first)).toContain('Page 1 of 2')
    expect(first).toMatch(/\?stand=offen&amp;seite=2&amp;nach=[\w-]+&amp;sprache=en#rechnungen"/)
    const second = await read(`${path}?stand=offen&seite=2`)
    expect(second.match(/\/rechnungen\/[^"]+\/pdf/g)).toHaveLength(2)
  })

  test("never shows another customer's invoices, of the same tenant or another", async () => {
    const { scope, path } = await makePortal()
    const neighbour = await makeCustomer(house, scope, { name: 'Nachbar' })
    const invoice = await makeInvoice(house, scope, neighbour.id)
    const stranger = await makePortal()
    const theirs = await makeInvoice(house, stranger.scope, stranger.customer.id)
    const html = await read(path)
    expect(html).not.toContain(invoice.id)
    expect(html).not.toContain(theirs.id)
    for (const { id } of [invoice, theirs]) {
      const answer = await ask(`${path}/rechnungen/${id}/pdf`)
      expect(answer.status).toBe(404)
      expect(answer.headers.get('content-type')).toContain('text/html')
    }
  })
})

describe("an invoice's PDF in the portal", () => {
  test('is the frozen file, also by HEAD without its bytes', async () => {
    const { scope, customer, path } = await makePortal()
    const { id, number } = await makeInvoice(house, scope, customer.id)
    const answer = await ask(`${path}/rechnungen/${id.toUpperCase()}/pdf`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${number}.pdf"`)
    expect(await answer.json()).toMatchObject({ number })
    const head = await ask(`${path}/rechnungen/${id}/pdf`, { method: 'HEAD' })
    expect(head.status).toBe(200)
    expect(Number(head.headers.get('content-length'))).toBeGreaterThan(100)
    expect(await head.text()).toBe('')
  })

  test('is 404 for a draft, for what is no id, and with the token of another purpose', async () => {
    const { scope, customer, path } = await makePortal()
    const draft = await makeDraft(house, scope, customer.id)
    const issued = await makeInvoice(house, scope, customer.id)
    const other = `/portal/${await tokenFor(house, scope, 'rechnung', issued.id)}`
    for (const wrong of [`${path}/rechnungen/${draft.id}/pdf`, `${path}/rechnungen/x/pdf`, other]) {
      expect((await ask(wrong)).status).toBe(404)
    }
  })
})
