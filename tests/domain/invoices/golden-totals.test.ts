import { expect, test } from 'vitest'
import type { Adjustment } from '~/domain/invoices/drafts/adjustments'
import { totalsOf } from '~/domain/invoices/issuing/totals'
import { mirrorOf } from '~/domain/invoices/payments/mirror'
import { invoiceView } from '../../support/views/invoice-view'

/** Worked out by hand: quantity × price @ rate, discounts and charges of the line; then those of the whole invoice. */
const GOLDEN: [lines: string, whole: string, netCents: number, taxCents: number][] = [
  ['1×100@19', '', 10000, 1900],
  ['7.5×32@19', '', 24000, 4560],
  ['3×0.33@19', '', 99, 19], // 18.81
  ['1×0.01@19', '', 1, 0], // 0.19
  ['1×0.03@19', '', 3, 1], // 0.57
  ['0.5×0.01@19', '', 1, 0], // 0.5 up
  ['-0.5×0.01@19', '', -1, 0], // 0.5 away from nothing
  ['1.005×1@19', '', 101, 19], // 100.5; 19.19
  ['1000×0.0125@19', '', 1250, 238], // 237.5
  ['333×0.0333@19', '', 1109, 211], // 1108.89; 210.71
  ['0.0001×1@19', '', 0, 0],
  ['12.3456×9.99@19', '', 12333, 2343], // 12333.2544; 2343.27
  ['1×0.335@19 | 1×0.335@19 | 1×0.335@19', '', 102, 19], // 34 + 34 + 34; 19.38
  ['1×10@7', '', 1000, 70],
  ['1×0.07@7', '', 7, 0], // 0.49
  ['1×0.08@7', '', 8, 1], // 0.56
  ['1×100@19 | 1×100@7', '', 20000, 2600],
  ['1×0.99@19 | 1×0.99@7', '', 198, 26], // 18.81 + 6.93
  ['2×49.95@19 | 1×12.5@7', '', 11240, 1986], // 1898.1 + 87.5
  ['1×1000@0', '', 100000, 0],
  ['1×10@19 | 1×20@0', '', 3000, 190],
  ['1×100@16', '', 10000, 1600],
  ['1×0.1@5', '', 10, 1], // 0.5
  ['1×100@19 -10%', '', 9000, 1710],
  ['1×100@19 -10', '', 9000, 1710],
  ['3×33.33@19 -5%', '', 9499, 1805], // 9999 − 499.95; 1804.81
  ['1×0.99@19 -50%', '', 49, 9], // 99 − 49.5
  ['1×100@19 +2.5%', '', 10250, 1948], // 1947.5
  ['10×9.9@19 -10% +4.5', '', 9360, 1778], // 9900 − 990 + 450; 1778.4
  ['-1×100@19 -10%', '', -9000, -1710],
  ['1×100@19 -100%', '', 0, 0],
  ['2×10@19 -3% | 1×5@7 +1', '', 2540, 411], // 1940 + 600; 368.6 + 42
  ['1×200@19', '-10%', 18000, 3420],
  ['1×200@19', '-15.5', 18450, 3506], // 3505.5
  ['1×100@19 | 1×100@7', '-10%', 18000, 2340], // 1710 + 630
  ['1×100@19 | 1×50@7', '-10', 14000, 2100], // 667 and 333 off; 1773.27 + 326.69
  ['1×100@19 | 1×50@7', '+4.99', 15499, 2325], // 333 and 166 on; 1963.27 + 361.62
  ['1×99.99@19', '-2% +5', 10299, 1957], // 9999 − 199.98 + 500; 1956.81
  ['1×30@19 | 1×30@7 | 1×30@0', '-1', 8900, 772], // 34, 33 and 33 off; 563.54 + 207.69
  ['4×25@19 -10%', '-5%', 8550, 1625], // 10000 − 1000 − 450; 1624.5
  ['-2×49.95@19', '', -9990, -1898], // −1898.1
  ['1×500@19 | -1×125.5@19', '', 37450, 7116], // 7115.5
  ['-1×0.5@19', '', -50, -10], // −9.5
  ['999999×9999.99@19', '', 999998000001, 189999620000], // 189999620000.19
]

function adjustmentsOf(words: readonly string[]): Adjustment[] {
  return words.filter(Boolean).map((word) => {
    const kind = word.startsWith('-') ? 'allowance' : 'charge'
    const figure = word.slice(1).replace('%', '')
    return word.endsWith('%') ? { kind, reason: 'x', percent: figure } : { kind, reason: 'x', amount: figure }
  })
}

function linesOf(text: string) {
  return text.split(' | ').map((line) => {
    const [, quantity = '', unitPrice = '', taxRate = '', rest = ''] =
      /^(\S+)×(\S+)@(\d+)(.*)$/.exec(line) ?? []
    const taxCategory = taxRate === '0' ? ('Z' as const) : ('S' as const)
    return { quantity, unitPrice, taxRate, taxCategory, adjustments: adjustmentsOf(rest.split(' ')) }
  })
}

test.each(GOLDEN)('%s, %s', (text, wholeText, netCents, taxCents) => {
  const lines = linesOf(text)
  const whole = adjustmentsOf(wholeText.split(' '))
  const grossCents = netCents + taxCents
  expect(totalsOf(lines, whole)).toMatchObject({ netCents, taxCents, grossCents })
  const mirror = mirrorOf(invoiceView({ lines, whole }), { number: '2', issuedOn: '2026-11-01', note: null })
  expect([mirror.netCents + netCents, mirror.taxCents + taxCents, mirror.grossCents + grossCents]).toEqual([
    0, 0, 0,
  ])
})
