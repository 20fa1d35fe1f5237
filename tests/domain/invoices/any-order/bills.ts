import fc from 'fast-check'
import type { Adjustment } from '~/domain/invoices/drafts/adjustments'
import type { DraftLine } from '~/domain/invoices/drafts/draft-lines'
import { lineOf } from '../../../factories/invoices'

/** An invoice as it is typed. */
export interface Bill {
  lines: DraftLine[]
  adjustments: Adjustment[]
  discountPercent: string
  /** Cents up to which the firm gives up a rest. */
  writeOffLimit: number
  /** Cents without tax of an advance that it takes off, in its first rate; 0 for none. */
  advance: number
}

/** 224,98 € after the half percent: a cash discount is 4,50 €. */
export const PLAIN: Bill = {
  lines: [lineOf(), lineOf({ quantity: '3', unitPrice: '33.3667', taxRate: '7' })],
  adjustments: [{ kind: 'allowance', reason: 'Treue', percent: '0.5' }],
  discountPercent: '2',
  writeOffLimit: 500,
  advance: 0,
}

const decimal = (most: number, digits: number) =>
  fc.integer({ min: 1, max: most * 10 ** digits }).map((units) => (units / 10 ** digits).toString())

const adjustment: fc.Arbitrary<Adjustment> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('allowance', 'charge'),
    reason: fc.constantFrom('Treue', 'Anfahrt'),
    percent: decimal(30, 2),
  }),
  fc.record({
    kind: fc.constantFrom('allowance', 'charge'),
    reason: fc.constantFrom('Gutschein', 'Fracht'),
    amount: decimal(20, 2),
  }),
)

const TAXES = [
  { taxCategory: 'S', taxRate: '19' },
  { taxCategory: 'S', taxRate: '7' },
  { taxCategory: 'E', taxRate: '0', taxReason: 'exempt_4_12' },
] as const

const line = fc
  .record({
    sign: fc.constantFrom('', '', '', '', '-'),
    quantity: decimal(20, 2),
    unitPrice: fc.oneof(decimal(90, 4), decimal(2, 2)),
    adjustments: fc.array(adjustment, { maxLength: 1 }),
    tax: fc.constantFrom(...TAXES),
  })
  .map(({ sign, quantity, tax, ...one }) => lineOf({ ...one, ...tax, quantity: sign + quantity }))

const drawn = fc
  .record({
    lines: fc.array(line, { minLength: 1, maxLength: 5 }),
    isGross: fc.boolean(),
    adjustments: fc.array(adjustment, { maxLength: 2 }),
    discountPercent: fc.constantFrom('2', '3', '2.5'),
    writeOffLimit: fc.constantFrom(500, 500, 10_000),
    advance: fc.constantFrom(0, 0, 0, 1000),
  })
  .map(({ isGross, lines, ...one }) => ({ ...one, lines: lines.map((each) => ({ ...each, isGross })) }))

export const bill: fc.Arbitrary<Bill> = fc.oneof(fc.constant(PLAIN), drawn, drawn)
