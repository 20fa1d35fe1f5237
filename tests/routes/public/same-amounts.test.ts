import { expect, test } from 'vitest'
import { today } from '~/clock.server'
import { qrCodePng } from '~/documents/qr-code'
import { renderInvoice } from '~/documents/renderers.server'
import { check } from '~/domain/einvoices/check'
import { readEInvoice } from '~/domain/einvoices/read'
import { issueInvoice } from '~/domain/invoices/issue.server'
import { type InvoiceView, parseInvoiceView } from '~/domain/invoices/view'
import { formatAmount } from '~/i18n/format'
import { makeCustomer } from '../../factories/customers'
import { makeDraft } from '../../factories/invoices'
import { tokenFor } from '../../factories/links'
import { officeOn } from '../../factories/scopes'
import { makeTenant } from '../../factories/tenants'
import { ask } from '../../support/app'
import { CASES, type Case } from '../../support/einvoice/cases'
import { treeOf } from '../../support/einvoice/tree'
import { db, house } from '../../support/house'
import { textOf } from '../../support/html'
import { readPdf } from '../../support/pdf'
import { rendering } from '../../support/test-house'

const real = rendering(house, { invoice: renderInvoice })
const IBAN = 'DE02120300000000202051'

interface Billed extends Pick<Case, 'lines' | 'adjustments'> {
  discount?: { discount_percent: string; discount_days: number }
}

const adjusted = CASES['discounts and charges'] ?? {}
const billed: Record<string, Billed> = {
  'a plain one': CASES['both rates'] ?? {},
  'discounts and charges': adjusted,
  'a discount for paying early': { ...adjusted, discount: { discount_percent: '2', discount_days: 10 } },
}

async function issued(one: Billed) {
  const { tenantId } = await makeTenant(house, { iban: IBAN })
  const scope = officeOn(tenantId, today())
  const customer = await makeCustomer(house, scope)
  const { id } = await makeDraft(house, scope, customer.id, {
    ...(one.lines ? { lines: one.lines } : {}),
    wishes: { adjustments: one.adjustments ?? [], ...one.discount },
  })
  await issueInvoice(real, scope, id)
  const row = await db.selectFrom('invoices').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const path = `/rechnung/${await tokenFor(house, scope, 'rechnung', id)}`
  const fileAt = async (end: string) => Buffer.from(await (await ask(`${path}${end}`)).arrayBuffer())
  return {
    row,
    view: parseInvoiceView(row.view_json ?? ''),
    xml: (await fileAt('/xml')).toString(),
    pdf: (await readPdf(new Uint8Array(await fileAt('/pdf')))).text.replaceAll(' %', '%'),
    page: textOf(await (await ask(path)).text()),
    code: await fileAt('/girocode.png'),
  }
}

/** Every amount that the record shows: lines, what is taken off and put on, tax of each rate, sums. */
function amountsIn({ lines, adjustments = [], taxes, netCents, grossCents }: InvoiceView): number[] {
  const ofLines = lines.flatMap((line) => [
    line.netCents,
    ...(line.adjustments ?? []).map(({ cents }) => cents),
  ])
  const ofTaxes = taxes.flatMap((group) => [group.netCents, group.taxCents])
  const parts = [...ofLines, ...ofTaxes, ...adjustments.map(({ cents }) => cents)]
  return [...parts, netCents, grossCents]
}

test.each(Object.entries(billed))('record, page, PDF, XML and GiroCode say the same: %s', async (_, one) => {
  const { row, view, xml, pdf, page, code } = await issued(one)
  expect([row.net_cents, row.tax_cents, row.gross_cents]).toEqual([
    view.netCents,
    view.taxCents,
    view.grossCents,
  ])

  const read = readEInvoice(treeOf(xml))
  if (!read) throw new Error('no e-invoice')
  expect(check(read)).toEqual([])
  const euros = (cents: number) => (cents / 100).toFixed(2)
  expect(read.totals).toMatchObject({
    net: euros(view.netCents),
    taxes: [{ amount: euros(view.taxCents) }],
    gross: euros(view.grossCents),
    due: euros(view.grossCents),
  })
  expect(read.lines.map(({ net }) => net)).toEqual(view.lines.map(({ netCents }) => euros(netCents)))
  expect(read.taxes.map(({ base, amount }) => [base, amount])).toEqual(
    view.taxes.map((group) => [euros(group.netCents), euros(group.taxCents)]),
  )
  expect(read.adjustments.map(({ amount }) => amount)).toEqual(
    (view.adjustments ?? []).map(({ cents }) => euros(cents)),
  )

  const shown = (cents: number) => formatAmount(Math.abs(cents), 'de')
  // Adjustments of several rates stand as one sum on paper and page.
  const whole = new Set((view.adjustments ?? []).map(({ cents }) => cents))
  for (const cents of amountsIn(view).filter((amount) => !whole.has(amount)))
    expect([pdf.includes(shown(cents)), page.includes(shown(cents)), shown(cents)]).toEqual([
      true,
      true,
      shown(cents),
    ])
  for (const kind of ['allowance', 'charge'] as const) {
    const reasons = new Set(
      (view.adjustments ?? []).filter((a) => a.kind === kind).map(({ reason }) => reason),
    )
    for (const reason of reasons) {
      const parts = (view.adjustments ?? []).filter((a) => a.reason === reason)
      const sum = shown(parts.reduce((total, { cents }) => total + cents, 0))
      expect([pdf, page].map((text) => text.includes(reason) && text.includes(sum))).toEqual([true, true])
    }
  }
  if (view.cashDiscount) {
    expect(read.terms).toBe('#SKONTO#TAGE=10#PROZENT=2.00#')
    for (const text of [pdf, page]) expect(text).toMatch(/2\s?% \(6,28.€\)/)
  }

  const transfer = ['BCD', '002', '1', 'SCT', '', view.seller.name, IBAN, `EUR${euros(view.grossCents)}`]
  expect(code.equals(Buffer.from(qrCodePng([...transfer, '', '', view.number].join('\n'))))).toBe(true)
})
