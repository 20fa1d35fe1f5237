import { beforeAll, describe, expect, test, vi } from 'vitest'
import { BYTE_ORDER_MARK } from '~/documents/csv'
import type { Scope } from '~/domain/kernel/scope'
import { makeCustomer } from '../../factories/customers'
import { lineOf, makeInvoice } from '../../factories/invoices'
import { makeTenant } from '../../factories/tenants'
import { ask } from '../../support/app'
import { house } from '../../support/house'
import { textOf } from '../../support/html'
import { signedInAs } from '../../support/session'

vi.setSystemTime('2026-03-02T09:00:00Z')

let scope: Scope
let empty: Scope
let customerId: string
beforeAll(async () => {
  scope = await makeTenant(house)
  empty = await makeTenant(house)
  ;({ id: customerId } = await makeCustomer(house, scope, { name: '=Hafenkontor' }))
  const bill = (today: string, description: string, quantity: string) =>
    makeInvoice(house, { ...scope, today }, customerId, {
      serviceFrom: today,
      serviceTo: today,
      lines: [lineOf({ description, quantity })],
    })
  await bill('2025-03-03', 'Glas', '2')
  await bill('2026-01-05', 'Glas', '8')
  await bill('2026-03-02', 'Böden', '4')
})

async function page(path: string, firm = scope, role: Parameters<typeof signedInAs>[2] = 'owner') {
  const response = await ask(path, { headers: await signedInAs(house, firm, role) })
  return {
    status: response.status,
    html: await response.clone().text(),
    words: textOf(await response.text()),
  }
}

async function file(path: string): Promise<string[]> {
  const text = await (await ask(path, { headers: await signedInAs(house, scope, 'owner') })).text()
  return text.replace(BYTE_ORDER_MARK, '').trimEnd().split('\r\n')
}

describe('the page of figures', () => {
  test('says what was billed in each month of a year and of the year before', async () => {
    const { html, words } = await page('/buero/zahlen')
    expect(words).toContain(
      'Monat 2026 2025 Januar 200,00 € 0,00 € Februar 0,00 € 0,00 € März 100,00 € 50,00 €',
    )
    expect(words).toContain('Zusammen 300,00 € 50,00 €')
    expect(html).toMatch(/<title>März 2026: 100,00\s€, im Vorjahr 50,00\s€, läuft noch<\/title>/)
    expect(html).toMatch(/role="img" aria-label="Säulen für die Monate 2026, zusammen 300,00\s€\."/)
    expect((await page('/buero/zahlen?jahr=2025')).words).toContain('Zusammen 50,00 € 0,00 €')
  })

  test('says it by customer, by item and by age', async () => {
    const customers = await page('/buero/zahlen?sicht=kunden')
    expect(customers.words).toContain(
      'Kunde 2026 2025 =Hafenkontor 300,00 € 50,00 € Zusammen 300,00 € 50,00 €',
    )
    expect(customers.html).toContain(`href="/buero/kunden/${customerId}"`)
    const items = await page('/buero/zahlen?sicht=leistungen&jahr=2026')
    expect(items.words).toContain('Leistung 2026 Glas 200,00 € Böden 100,00 € Zusammen 300,00 €')
    const open = await page('/buero/zahlen?sicht=offen')
    expect(open.words).toContain('=Hafenkontor 119,00 € 238,00 € 59,50 € 416,50 €')
  })

  test.each([
    ['', 'März 2026;100,00;50,00', 13],
    ['?sicht=kunden', /^[^;]+;'=Hafenkontor;300,00;50,00$/, 2],
    ['?sicht=leistungen', ';Böden;1;100,00', 3],
    ['?sicht=offen', /;119,00;0,00;238,00;0,00;59,50;416,50$/, 2],
  ])('has a file of each view: %s', async (query, line, lines) => {
    const rows = await file(`/buero/zahlen/tabelle.csv${query}`)
    expect(rows).toHaveLength(lines)
    expect(rows.some((row) => (typeof line === 'string' ? row === line : line.test(row)))).toBe(true)
  })

  test.each(['', '?sicht=kunden', '?sicht=leistungen', '?sicht=offen', '?sicht=x&jahr=alt'])(
    'says what a new firm will see: %s',
    async (query) => {
      const { status, html } = await page(`/buero/zahlen${query}`, empty)
      expect(status).toBe(200)
      expect(html).toContain('class="empty"')
      expect(html).not.toContain('role="img"')
    },
  )

  test('is not for payroll', async () => {
    expect((await page('/buero/zahlen', scope, 'payroll')).status).toBe(403)
    expect((await page('/buero/zahlen', scope, 'read_only')).status).toBe(200)
  })
})
