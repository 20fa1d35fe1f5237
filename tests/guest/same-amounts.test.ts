import { expect, test } from 'vitest'
import { today } from '~/clock.server'
import { qrCodePng } from '~/documents/qr-code'
import { renderInvoice } from '~/documents/renderers.server'
import { check } from '~/domain/einvoices/check'
import { readEInvoice } from '~/domain/einvoices/read'
import { wholeAdjustments } from '~/domain/invoices/drafts/adjustments'
import { type InvoiceView, parseInvoiceView } from '~/domain/invoices/issuing/view'
import { dueOf, totalOf } from '~/domain/invoices/payments/sums'
import { formatAmount } from '~/i18n/format'
import { tokenFor } from '../factories/links'
import { ask } from '../support/app'
import { CASES, type Case } from '../support/einvoice/cases'
import { issueCase } from '../support/einvoice/issued'
import { treeOf } from '../support/einvoice/tree'
import { db, house } from '../support/house'
import { textOf } from '../support/html'
import { readPdf } from '../support/pdf'
import { rendering } from '../support/test-house'

const real = rendering(house, { invoice: renderInvoice })
const IBAN = 'DE02120300000000202051'

const adjusted = CASES['discounts and charges'] ?? {}
const billed: Record<string, Case> = {
  'a plain one': CASES['both rates'] ?? {},
  'discounts and charges': adjusted,
  'a discount for paying early': { ...adjusted, draft: { discount_percent: '2', discount_days: 10 } },
  ...Object.fromEntries(
    [
      'discounts and charges, cancelled',
      'discounts and charges, credited in part',
      'discounts and charges, credited in three parts',
      'paid with a discount, credited in part',
      'paid with a discount, credited in three parts',
      'prices with VAT, paid with a discount, credited in two parts',
      'work for a household, its labour named',
      'prices with VAT',
      'prices with VAT, cancelled',
      'prices with VAT, credited in two parts',
      'prices with VAT and a discount on all',
      'final invoice with prices with VAT',
      'advance',
      'final invoice after two advances',
      'final invoice with nothing left',
      'final invoice, cancelled',
      'final invoice, credited in part',
    ].map((name) => [name, CASES[name] ?? {}]),
  ),
}

async function issued(one: Case) {
  const { scope, id } = await issueCase(real, one, { today: today(), iban: IBAN })
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

/** Every amount that the record shows: lines, what is taken off and put on, tax of each rate, sums, advances. */
function amountsIn(view: InvoiceView): number[] {
  const { lines, adjustments = [], taxes, netCents, grossCents, deductions = [] } = view
  const ofLines = lines.flatMap((line) => [
    line.netCents,
    ...(line.grossCents === undefined ? [] : [line.grossCents]),
    ...(line.adjustments ?? []).map(({ cents }) => cents),
  ])
  const ofTaxes = taxes.flatMap((group) => [group.netCents, group.taxCents])
  const ofAdvances = deductions.flatMap((one) => [
    one.cents,
    ...one.taxes.flatMap((group) => [group.netCents, group.taxCents]),
  ])
  const labour = view.labourCents === undefined ? [] : [view.labourCents]
  const parts = [...ofLines, ...ofTaxes, ...ofAdvances, ...labour, ...adjustments.map(({ cents }) => cents)]
  return [...parts, netCents, grossCents, totalOf(view), dueOf(view)]
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
  // What a credit note gives back is positive there.
  const sign = view.kind === 'credit_note' ? -1 : 1
  const euros = (cents: number) => ((sign * cents) / 100).toFixed(2)
  expect(read.totals).toMatchObject({
    net: euros(view.netCents),
    taxes: [{ amount: euros(view.taxCents) }],
    gross: euros(view.grossCents),
    due: euros(dueOf(view)),
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
  for (const one of wholeAdjustments(view.adjustments))
    expect([pdf, page].map((text) => text.includes(one.reason) && text.includes(shown(one.cents)))).toEqual([
      true,
      true,
    ])
  if (view.labourCents !== undefined)
    expect(read.notes.join()).toContain(
      `${shown(view.labourCents)}\u00a0€ Arbeitskosten`.replace('\u00a0', ' '),
    )
  if (view.cashDiscount) {
    expect(read.terms).toBe('#SKONTO#TAGE=10#PROZENT=2.00#\n')
    for (const text of [pdf, page]) expect(text).toMatch(/2\s?% \(6,28.€\)/)
  }

  if (view.kind !== 'invoice' || dueOf(view) <= 0) return
  const transfer = ['BCD', '002', '1', 'SCT', '', view.seller.name, IBAN, `EUR${euros(dueOf(view))}`]
  expect(code.equals(Buffer.from(qrCodePng([...transfer, '', '', view.number].join('\n'))))).toBe(true)
})
