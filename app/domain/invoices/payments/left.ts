import Big from 'big.js'
import { type Cents, type DecimalText, sum } from '~/domain/values/money'
import { type CalculatedAdjustment, wholeAdjustments } from '../drafts/adjustments'
import type { InvoiceLineView, InvoiceView, TaxGroupView } from '../issuing/view'
import { dueOf, totalOf } from './sums'
import { WAIVERS, type Waived, type Waiver } from './waived-taxes'

/** A line of an invoice, and what credit notes have not credited yet. */
export interface LeftLine {
  line: InvoiceLineView
  quantity: DecimalText
  netCents: Cents
}

/** The same per category and rate; amounts have the sign they have on the invoice. */
export interface LeftGroup extends TaxGroupView {
  /** Sum of its lines as issued. */
  linesCents: Cents
  /** Its discounts and charges of the document, as issued and as left. */
  adjustments: { was: CalculatedAdjustment; leftCents: Cents }[]
  /** What was waived and not yet kept back by a credit note. */
  waived: LeftWaiver[]
}

interface LeftWaiver extends Pick<Waived, 'method' | 'netCents' | 'taxCents'> {
  percent?: DecimalText | undefined
}

export interface Left {
  lines: LeftLine[]
  groups: LeftGroup[]
  roundingCents: Cents
  totalCents: Cents
}

/**
 * What is left of an issued invoice after its credit notes and waivers. Advances are not included: they are credited
 * themselves once the final invoice is cancelled.
 */
export function leftOf(
  original: InvoiceView,
  credits: readonly InvoiceView[],
  waivers: readonly Waiver[] = [],
): Left {
  const waived = waivers.flatMap(({ method, taxes }) => taxes.map((tax) => ({ ...tax, method })))
  const waivedCents = sum(waivers.map(({ cents }) => cents))
  const waivedRounding = waivedCents - sum(waived.map(({ netCents, taxCents }) => netCents + taxCents))
  const roundings = credits.map((credit) => credit.roundingCents ?? 0)
  return {
    lines: original.lines.map((line) => leftOfLine(line, credits)),
    groups: original.taxes.map((group) => leftOfGroup(group, { original, credits, waived })),
    roundingCents: (original.roundingCents ?? 0) + sum(roundings) - waivedRounding,
    totalCents: dueOf(original) + sum(credits.map(totalOf)) - waivedCents,
  }
}

/** What is left of a group at its prices, before waivers. */
export function atPrices({ netCents, waived }: LeftGroup): Cents {
  return netCents + sum(waived.map((one) => one.netCents))
}

/** What credit notes kept back because it had been waived. */
export function keptBack(credits: readonly InvoiceView[]): Waived[] {
  return credits
    .flatMap(({ adjustments = [] }) => adjustments)
    .flatMap(({ waived, cents, taxCategory: category, taxRate: rate }) =>
      waived
        ? [{ method: waived.method, category, rate, netCents: 0 - cents, taxCents: 0 - waived.taxCents }]
        : [],
    )
}

export function isOfGroup(
  { taxCategory, taxRate }: Pick<InvoiceLineView, 'taxCategory' | 'taxRate'>,
  { category, rate }: Pick<TaxGroupView, 'category' | 'rate'>,
): boolean {
  return taxCategory === category && taxRate === rate
}

function leftOfLine(line: InvoiceLineView, credits: readonly InvoiceView[]): LeftLine {
  const earlier = credits.flatMap(({ lines }) => lines).filter((one) => one.ofPosition === line.position)
  const quantity = earlier.reduce((left, one) => left.plus(one.quantity), new Big(line.quantity))
  return {
    line,
    quantity: quantity.toFixed(),
    netCents: line.netCents + sum(earlier.map(({ netCents }) => netCents)),
  }
}

interface After {
  original: InvoiceView
  credits: readonly InvoiceView[]
  waived: readonly Waived[]
}

function leftOfGroup(group: TaxGroupView, { original, credits, ...after }: After): LeftGroup {
  const isSame = ({ category, rate }: Pick<TaxGroupView, 'category' | 'rate'>) =>
    category === group.category && rate === group.rate
  const earlier = credits.flatMap(({ taxes }) => taxes).filter(isSame)
  const inGroup = ({ lines, adjustments = [] }: InvoiceView) => ({
    lines: lines.filter((line) => isOfGroup(line, group)),
    adjustments: adjustments.filter((one) => isOfGroup(one, group)),
  })
  const billed = inGroup(original)
  const taken = credits.flatMap((credit) => inGroup(credit).adjustments).filter(({ waived }) => !waived)
  const waived = after.waived.filter(isSame)
  return {
    ...group,
    netCents: group.netCents + sum(earlier.map(netOf)) - sum(waived.map(netOf)),
    taxCents: group.taxCents + sum(earlier.map(taxOf)) - sum(waived.map(taxOf)),
    linesCents: sum(billed.lines.map(({ netCents }) => netCents)),
    adjustments: wholeAdjustments(billed.adjustments).map((was) => ({
      was,
      leftCents:
        was.cents +
        sum(
          taken
            .filter(({ kind, reason }) => kind === was.kind && reason === was.reason)
            .map(({ cents }) => cents),
        ),
    })),
    waived: leftWaivers(waived, keptBack(credits).filter(isSame), original.cashDiscount?.percent),
  }
}

function leftWaivers(
  waived: readonly Waived[],
  kept: readonly Waived[],
  percent: DecimalText | undefined,
): LeftWaiver[] {
  return WAIVERS.flatMap((method) => {
    const of = (rows: readonly Waived[]) => rows.filter((one) => one.method === method)
    const netCents = sum(of(waived).map(netOf)) - sum(of(kept).map(netOf))
    const taxCents = sum(of(waived).map(taxOf)) - sum(of(kept).map(taxOf))
    if (netCents === 0 && taxCents === 0) return []
    return [{ method, netCents, taxCents, ...(method === 'cash_discount' ? { percent } : {}) }]
  })
}

function netOf({ netCents }: Pick<TaxGroupView, 'netCents'>): Cents {
  return netCents
}

function taxOf({ taxCents }: Pick<TaxGroupView, 'taxCents'>): Cents {
  return taxCents
}
