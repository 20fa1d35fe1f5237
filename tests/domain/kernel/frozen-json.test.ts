import { expect, test } from 'vitest'
import * as z from 'zod'
import { invoiceViewJson, parseInvoiceView } from '~/domain/invoices/issuing/view'
import { type FrozenShape, fromFrozenJson, toFrozenJson } from '~/domain/kernel/frozen-json'
import { parsePayslipView, payslipViewJson } from '~/domain/payslips/view'
import { invoiceView } from '../../support/views/invoice-view'
import { payslipFacts, payslipView } from '../../support/views/payslip-view'

const COLOUR: FrozenShape<{ name: string; tone: number }> = {
  shape: z.object({ name: z.string(), tone: z.number() }),
  steps: [
    ({ colour, ...rest }) => ({ ...rest, name: colour }),
    (data) => ({ ...data, tone: 50 }),
    ({ tone, ...rest }) => ({ ...rest, tone: Number(tone) / 100 }),
  ],
}

test.each([
  ['none', { colour: 'red' }, { name: 'red', tone: 0.5 }],
  ['1', { v: 1, name: 'red' }, { name: 'red', tone: 0.5 }],
  ['2', { v: 2, name: 'red', tone: 20 }, { name: 'red', tone: 0.2 }],
  ['3, the newest', { v: 3, name: 'red', tone: 0.2 }, { name: 'red', tone: 0.2 }],
])('data of version %s is read as the newest', (_, data, read) => {
  expect(fromFrozenJson(COLOUR, JSON.stringify(data))).toEqual(read)
})

test('what is written carries the newest version', () => {
  expect(JSON.parse(toFrozenJson(COLOUR, { name: 'red', tone: 0.2 }))).toEqual({
    v: 3,
    name: 'red',
    tone: 0.2,
  })
})

test.each([4, -1, 1.5, '1', null])('version %j is refused', (v) => {
  const json = JSON.stringify({ v, name: 'red', tone: 0.2 })
  expect(() => fromFrozenJson(COLOUR, json)).toThrow(`frozen data of version ${v}`)
})

test('an invoice reads back as it was, with a version and without', () => {
  for (const view of [invoiceView(), invoiceView({ kind: 'cancellation', note: 'Danke' })]) {
    const json = invoiceViewJson(view)
    expect(JSON.parse(json)).toEqual({ v: 6, ...view })
    expect(parseInvoiceView(json)).toEqual(view)
  }
  const { seller: _, ...half } = invoiceView()
  expect(() => parseInvoiceView(JSON.stringify({ v: 2, ...half }))).toThrow(/seller/)
})

test.each([{}, { v: 1 }])('an invoice of %j, with prices in cents, reads as one of today', (version) => {
  const view = invoiceView({ lines: [{ unitPrice: '12.5' }, { unitPrice: '3' }] })
  const lines = view.lines.map(({ unitPrice, ...line }) => ({
    ...line,
    unitPriceCents: unitPrice === '3' ? 300 : 1250,
  }))
  expect(parseInvoiceView(JSON.stringify({ ...version, ...view, lines }))).toEqual(view)
})

test('a payslip reads back as it was', () => {
  for (const view of [
    payslipView({ facts: payslipFacts() }),
    payslipView({ corrects: { payoutCents: null, difference: null } }),
  ]) {
    expect(JSON.parse(payslipViewJson(view))).toEqual({ v: 4, ...view })
    expect(parsePayslipView(payslipViewJson(view))).toEqual(view)
  }
})

test('a correction of before its parts were kept reads without them', () => {
  const view = payslipView({ revision: 2, corrects: { payoutCents: 100, difference: null } })
  const json = JSON.stringify({ v: 3, ...view, corrects: { payoutCents: 100 } })
  expect(parsePayslipView(json)).toEqual(view)
})

test('a payslip of before corrections said what they replace reads as one of today', () => {
  const { corrects: _, ...view } = payslipView({ revision: 2 })
  expect(parsePayslipView(JSON.stringify({ v: 2, ...view }))).toEqual({ ...view, corrects: null })
})
