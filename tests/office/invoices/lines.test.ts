import { describe, expect, test } from 'vitest'
import { listEarlierLines, listEarlierNotes } from '~/domain/invoices/drafts/earlier-lines.server'
import { makeCustomer } from '../../factories/customers'
import { lineOf, makeInvoice } from '../../factories/invoices'
import { changeFirm } from '../../factories/tenants'
import { ask, post } from '../../support/app'
import { house } from '../../support/house'
import { textOf } from '../../support/html'
import { queryPlans } from '../../support/query-plans'
import { makeOwner } from '../owner'

// Without scripts each button of the lines posts the form, which comes back whole. Nothing is saved.

const LINE = { quantity: '1', unit: 'HUR', price: '45,00', tax: 'S 19' }

const linesOf = (names: readonly string[]) =>
  Object.assign(
    { zeilen: String(names.length) },
    ...names.flatMap((name, index) =>
      Object.entries({ ...LINE, description: name }).map(([part, value]) => ({
        [`position_${index + 1}_${part}`]: value,
      })),
    ),
  ) as Record<string, string>

const owner = await makeOwner()
const { id: customerId } = await makeCustomer(house, owner.scope)

async function press(form: Record<string, string>) {
  const answer = await post(`/buero/kunden/${customerId}/neue-rechnung`, form, owner.headers)
  const html = await answer.text()
  return { status: answer.status, html, text: textOf(html), names: namesIn(html) }
}

function namesIn(html: string): string[] {
  return [...html.matchAll(/<input[^>]*name="position_\d+_description"[^>]*>/g)].map(
    ([input]) => /value="([^"]*)"/.exec(input)?.[1] ?? '',
  )
}

describe('a button of the lines', () => {
  test.each([
    ['neu', ['A', 'B', 'C', '']],
    ['2', ['A', 'C']],
    ['auf-3', ['A', 'C', 'B']],
    ['ab-1', ['B', 'A', 'C']],
    ['auf-1', ['A', 'B', 'C']],
    ['ab-3', ['A', 'B', 'C']],
  ])('%s gives %j', async (zeile, names) => {
    expect(await press({ ...linesOf(['A', 'B', 'C']), zeile })).toMatchObject({ status: 200, names })
  })

  test('takes rows of a spreadsheet behind the lines, and says which cells do not fit', async () => {
    const { status, names, text, html } = await press({
      ...linesOf(['A', '']),
      position_2_price: '',
      zeile: 'einfuegen',
      einzufuegen: 'Fenster\t2\tStd\t45,00\nTreppe\t1\tFlasche\t30,00\nSumme\t\t\t120,00',
    })
    expect({ status, names }).toEqual({ status: 422, names: ['A', 'Fenster', 'Treppe'] })
    expect(text).toContain('2 Zeilen gelesen')
    expect(text).toContain('Nicht übernommen, weil es Summen sind: Zeile 3')
    expect(text).toContain('Zeile 2, Spalte C („Flasche“): Bitte wählen Sie eine Einheit aus der Liste.')
    expect(html).toContain('<option value="Flasche" selected="">')
  })

  test('takes no row where not all have room', async () => {
    const einzufuegen = Array.from({ length: 299 }, (_, index) => `Fenster ${index}\t1\t45,00`).join('\n')
    const { status, names, text, html } = await press({
      ...linesOf(['A', 'B']),
      zeile: 'einfuegen',
      einzufuegen,
    })
    expect({ status, names }).toEqual({ status: 422, names: ['A', 'B'] })
    expect(text).toContain('Mehr als 300 Positionen gehen nicht.')
    expect(html).toContain('Fenster 298')
  })

  test('adds no line to 300, and none beyond is cut off in silence', async () => {
    const names = Array.from({ length: 301 }, (_, index) => `Fenster ${index}`)
    const full = await press({ ...linesOf(names.slice(1)), zeile: 'neu' })
    expect(full).toMatchObject({ status: 422, names: names.slice(1) })
    const more = await press(linesOf(names))
    expect(more).toMatchObject({ status: 422, names })
    for (const { text } of [full, more]) expect(text).toContain('Mehr als 300 Positionen gehen nicht.')
  })

  test('shows the rare fields of one of many lines, and the others keep theirs', async () => {
    const form = { ...linesOf(Array.from({ length: 30 }, () => 'A')), position_7_article: 'A-7' }
    const { html } = await press({ ...form, zeile: 'mehr-3' })
    expect(html).toMatch(/<input type="text"[^>]*id="position_3_article"/)
    expect(html).toContain('<input type="hidden" name="position_7_article" value="A-7"/>')
    expect(html.match(/<option/g)?.length).toBeLessThan(600)
    const other = await press({ ...form, position_3_unit: 'andere' })
    expect(other.html.match(/<option value="KWH"/g)).toHaveLength(1)
  })
})

describe('what was billed before', () => {
  test('is suggested with its last price, the most often first, and nothing of another firm', async () => {
    const { scope, headers } = await makeOwner()
    const { id } = await makeCustomer(house, scope)
    const once = lineOf({ description: 'Winterdienst', articleNumber: 'W-1', unitPrice: '80' })
    const twice = (unitPrice: string) => lineOf({ description: 'Fenster', unit: 'C62', unitPrice })
    await makeInvoice(house, { ...scope, today: '2026-01-02' }, id, { lines: [once, twice('4')] })
    await makeInvoice(house, scope, id, { lines: [twice('5.5')], note: 'Vielen Dank, bis bald.' })
    await makeInvoice(house, owner.scope, customerId, { lines: [lineOf({ description: 'Fremdes' })] })
    const path = `/buero/kunden/${id}/neue-rechnung`
    const html = await (await ask(path, { headers })).text()
    expect(html).toContain(
      '<datalist id="leistungen"><option value="Fenster" label="5,50 € / Stück"></option><option value="Winterdienst"',
    )
    expect(html).toContain('<option value="W-1" label="Winterdienst">')
    expect(html).toMatch(/list="leistungen"[^>]*name="position_1_description"/)
    expect(html).not.toContain('Fremdes')
    const noted = {
      ...linesOf(['A']),
      zeile: 'bemerkung-1',
      note: 'Moin',
      bemerkung_1: 'Vielen Dank, bis bald.',
    }
    expect(html).toContain('name="bemerkung_1" value="Vielen Dank, bis bald."')
    expect(await (await post(path, noted, headers)).text()).toContain(
      'Moin\nVielen Dank, bis bald.</textarea>',
    )
  })

  test('is found without a scan of all invoices', async () => {
    const plans = await queryPlans(async ({ reader }) => {
      await listEarlierLines(reader, owner.scope)
      await listEarlierNotes(reader, owner.scope, customerId)
    })
    expect(plans).toHaveLength(2)
    expect(plans[0]).toContain('invoices USING INDEX invoices_by_day (tenant_id=? AND issued_on>?)')
    expect(plans[1]).toMatch(/SEARCH invoices USING INDEX \S+ \(tenant_id=\? AND customer_id=\?/)
  })
})

test('a new line of a small business starts without VAT, in an invoice and in a contract', async () => {
  const { headers, scope } = await makeOwner()
  const { id } = await makeCustomer(house, scope)
  const taxIn = async (page: string) => {
    const html = await (await ask(`/buero/kunden/${id}/${page}`, { headers })).text()
    const [select = ''] = /<select[^>]*name="position_1_tax".*?<\/select>/s.exec(html) ?? []
    return /<option[^>]*selected[^>]*>([^<]*)/.exec(select)?.[1]
  }
  const taxes = () => Promise.all(['neue-rechnung', 'neuer-vertrag'].map(taxIn))
  expect(await taxes()).toEqual([expect.stringMatching(/^19/), expect.stringMatching(/^19/)])
  await changeFirm(house, scope, { is_small_business: 1 })
  expect(await taxes()).toEqual([
    expect.stringMatching(/Kleinunternehmer/),
    expect.stringMatching(/Kleinunternehmer/),
  ])
})
