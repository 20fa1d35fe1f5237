import Big from 'big.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ciiInvoice } from '~/documents/einvoice/cii'
import type { Adjustment } from '~/domain/invoices/drafts/adjustments'
import { type DraftLine, lineViews } from '~/domain/invoices/drafts/draft-lines'
import { totalsOf } from '~/domain/invoices/issuing/totals'
import { mirrorOf } from '~/domain/invoices/payments/mirror'
import { reading } from '../../support/einvoice/reading'
import { deep } from '../../support/fuzz-size'
import { invoiceView } from '../../support/views/invoice-view'

const decimal = (most: number, digits: number) =>
  fc
    .tuple(fc.integer({ min: 0, max: most }), fc.integer({ min: 0, max: 10 ** digits - 1 }))
    .map(([whole, part]) =>
      new Big(part)
        .div(10 ** digits)
        .plus(whole)
        .toFixed(),
    )
const adjustment: fc.Arbitrary<Adjustment> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('allowance', 'charge'),
    reason: fc.constant('Rabatt'),
    percent: decimal(40, 2),
  }),
  fc.record({
    kind: fc.constantFrom('allowance', 'charge'),
    reason: fc.constant('Fracht'),
    amount: decimal(500, 2),
  }),
)
const line: fc.Arbitrary<DraftLine> = fc.record({
  description: fc.constant('Leistung'),
  quantity: fc
    .tuple(fc.boolean(), decimal(2000, 4))
    .map(([isBack, q]) => (isBack && q !== '0' ? `-${q}` : q)),
  unit: fc.constant('HUR'),
  unitPrice: decimal(5000, 4),
  adjustments: fc.array(adjustment, { maxLength: 3 }),
  taxCategory: fc.constant('S'),
  taxRate: fc.constantFrom('19', '7'),
})

test('whatever is billed, the sums of the e-invoice are those of EN 16931 (BR-CO-10 to BR-CO-17)', () => {
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 8 }),
      fc.array(adjustment, { maxLength: 3 }),
      fc.constantFrom('invoice', 'credit_note', 'cancellation'),
      (lines, whole, kind) => {
        const { lineNetCents, lineAdjustments, ...totals } = totalsOf(lines, whole)
        const billed = {
          ...invoiceView(),
          ...totals,
          lines: lineViews(lines, { lineNetCents, lineAdjustments }),
        }
        const own = { number: '2', issuedOn: '2026-11-22', note: null }
        expectSums(ciiInvoice(kind === 'cancellation' ? mirrorOf(billed, own) : { ...billed, kind }))
      },
    ),
    { numRuns: deep(60) },
  )
})

function expectSums(xml: string) {
  const read = reading(xml)
  const all = (path: string) => read(path).map((text) => new Big(text))
  const total = (path: string) => all(path).reduce((sum, next) => sum.plus(next), new Big(0))
  const head = '//ram:ApplicableHeaderTradeSettlement'
  const sums = `${head}/ram:SpecifiedTradeSettlementHeaderMonetarySummation`
  const adjustments = (isCharge: boolean) =>
    `${head}/ram:SpecifiedTradeAllowanceCharge[ram:ChargeIndicator/udt:Indicator='${isCharge}']/ram:ActualAmount`
  const is = (rule: string, one: Big, other: Big) => expect(one.toFixed(2), rule).toBe(other.toFixed(2))

  is(
    'BR-CO-10',
    total(`${sums}/ram:LineTotalAmount`),
    total('//ram:SpecifiedTradeSettlementLineMonetarySummation/*'),
  )
  is('BR-CO-11', total(`${sums}/ram:AllowanceTotalAmount`), total(adjustments(false)))
  is('BR-CO-12', total(`${sums}/ram:ChargeTotalAmount`), total(adjustments(true)))
  const net = total(`${sums}/ram:LineTotalAmount`).plus(total(`${sums}/ram:ChargeTotalAmount`))
  is(
    'BR-CO-13',
    total(`${sums}/ram:TaxBasisTotalAmount`),
    net.minus(total(`${sums}/ram:AllowanceTotalAmount`)),
  )
  is(
    'BR-CO-14',
    total(`${sums}/ram:TaxTotalAmount`),
    total(`${head}/ram:ApplicableTradeTax/ram:CalculatedAmount`),
  )
  const gross = total(`${sums}/ram:TaxBasisTotalAmount`).plus(total(`${sums}/ram:TaxTotalAmount`))
  is('BR-CO-15', total(`${sums}/ram:GrandTotalAmount`), gross)
  is('BR-CO-16', total(`${sums}/ram:DuePayableAmount`), gross)
  is(
    'BR-S-8',
    total(`${head}/ram:ApplicableTradeTax/ram:BasisAmount`),
    total(`${sums}/ram:TaxBasisTotalAmount`),
  )
  const [bases, rates] = ['BasisAmount', 'RateApplicablePercent'].map((name) =>
    all(`${head}/ram:ApplicableTradeTax/ram:${name}`),
  )
  all(`${head}/ram:ApplicableTradeTax/ram:CalculatedAmount`).forEach((tax, index) => {
    const share = (bases?.[index] ?? new Big(0)).times(rates?.[index] ?? 0).div(100)
    is('BR-CO-17', tax, share.round(2, Big.roundHalfUp))
  })
}
