import fc from 'fast-check'
import type { Adjustment } from '~/domain/invoices/drafts/adjustments'
import type { DraftLine } from '~/domain/invoices/drafts/draft-lines'
import { CASES, type Case } from './cases'

/** Decimal text with at most `digits` decimals. */
const decimal = (most: number, digits: number) =>
  fc.integer({ min: 1, max: most * 10 ** digits }).map((units) => (units / 10 ** digits).toString())

const adjustment: fc.Arbitrary<Adjustment> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('allowance', 'charge'),
    reason: fc.constantFrom('Treue & Mengen', 'Skonto', 'Anfahrt'),
    percent: decimal(40, 2),
  }),
  fc.record({
    kind: fc.constantFrom('allowance', 'charge'),
    reason: fc.constantFrom('Gutschein „Mai“', 'Fracht'),
    amount: decimal(60, 2),
  }),
)

/** Taxes of lines that may occur together, with fitting firms and buyers. */
const FAMILIES: { of: Case; taxes: [DraftLine['taxCategory'], rate: string, reason?: string][] }[] = [
  {
    of: {},
    taxes: [
      ['S', '19'],
      ['S', '7'],
    ],
  },
  {
    of: { customer: { kind: 'consumer' } },
    taxes: [
      ['S', '19'],
      ['S', '7'],
      ['Z', '0', 'solar'],
    ],
  },
  {
    of: { customer: { vat_id: 'DE987654326' } },
    taxes: [
      ['AE', '0', 'domestic_13b_4'],
      ['AE', '0', 'domestic_13b_8'],
      ['S', '19'],
      ['E', '0', 'exempt_4_21'],
    ],
  },
  { of: CASES['service for a firm of another member state'] ?? {}, taxes: [['AE', '0', 'eu_service']] },
  { of: CASES['goods for another member state'] ?? {}, taxes: [['K', '0', 'intra_community']] },
  { of: CASES.export ?? {}, taxes: [['G', '0', 'export']] },
  { of: CASES['service for a firm outside the EU'] ?? {}, taxes: [['O', '0', 'third_country_business']] },
  {
    of: CASES['small business'] ?? {},
    taxes: [['E', '0', 'small_business']],
  },
  { of: CASES['XRechnung by transfer'] ?? {}, taxes: [['S', '19']] },
  {
    of: {},
    taxes: [
      ['E', '0', 'exempt_4_12'],
      ['E', '0', 'exempt_4_22'],
      ['E', '0', 'margin_used'],
      ['S', '7'],
    ],
  },
]

const line = fc.record({
  quantity: fc
    .tuple(fc.constantFrom('', '', '', '', '-'), decimal(300, 4))
    .map(([sign, quantity]) => sign + quantity),
  unit: fc.constantFrom('HUR', 'C62', 'MTK', 'LS', 'KMT', 'DAY', 'MON'),
  unitPrice: decimal(400, 4),
  description: fc.constantFrom('Reinigung', 'Glas <3 & mehr', 'Łódź, Ayşe Şahin: Prüfung', 'Fahrt'),
  details: fc.constantFrom('Erdgeschoss\nund Treppe', undefined),
  articleNumber: fc.constantFrom('A-1', undefined),
  periodFrom: fc.constantFrom('2026-02-01', undefined),
  adjustments: fc.array(adjustment, { maxLength: 2 }),
  tax: fc.nat(3),
})

export type Outcome = Partial<Pick<Case, 'isCancelled' | 'isDiscountTaken' | 'credits'>>

const outcome = fc.constantFrom<Outcome>(
  {},
  {},
  { isCancelled: true },
  { credits: [{ netCents: { 0: 100 } }] },
  { credits: [{ netCents: { 0: 333 } }, 'rest'] },
  { isDiscountTaken: true, credits: ['rest'] },
  { isDiscountTaken: true, credits: [{ netCents: { 0: 250 } }, 'rest'] },
)

/** A random invoice with its later history; not all of them may be issued. */
export const drawnCase: fc.Arbitrary<Case> = fc
  .record({
    family: fc.constantFrom(...FAMILIES),
    lines: fc.array(line, { minLength: 1, maxLength: 6 }),
    isGross: fc.boolean(),
    whole: fc.array(adjustment, { maxLength: 2 }),
    hasDiscount: fc.boolean(),
    isDebited: fc.boolean(),
    hasAdvance: fc.constantFrom(false, false, true),
    isAdvance: fc.constantFrom(false, false, false, true),
    outcome,
  })
  .map(({ family, lines, whole, outcome: after, ...drawn }) => {
    const { of, taxes } = family
    const taxed = lines.map(({ tax, details, articleNumber, periodFrom, ...one }): DraftLine => {
      const [taxCategory, taxRate, taxReason] = taxes[tax % taxes.length] ?? ['S', '19']
      return {
        ...one,
        ...(details === undefined ? {} : { details }),
        ...(articleNumber === undefined ? {} : { articleNumber }),
        ...(periodFrom === undefined ? {} : { periodFrom, periodTo: '2026-02-14' }),
        ...(drawn.isGross ? { isGross: true } : {}),
        taxCategory,
        taxRate,
        ...(taxReason === undefined ? {} : { taxReason }),
      }
    })
    const [first] = taxed
    const { adjustments: _, ...plain } = first ?? ({} as DraftLine)
    const isDiscounted = drawn.hasDiscount || after.isDiscountTaken === true
    return {
      ...of,
      ...after,
      lines: taxed,
      adjustments: whole,
      isDebited: drawn.isDebited && after.isDiscountTaken !== true,
      advances: drawn.hasAdvance ? [[{ ...plain, quantity: '1', unitPrice: '5' }]] : [],
      draft: {
        ...of.draft,
        ...(isDiscounted ? { discount_percent: '2.5', discount_days: 10 } : {}),
        ...(drawn.isAdvance && !drawn.hasAdvance ? { is_advance: 1 } : {}),
      },
    }
  })
