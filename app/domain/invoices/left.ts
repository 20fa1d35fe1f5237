import Big from 'big.js'
import { type Cents, type DecimalText, sum } from '../money'
import { type ReckonedAdjustment, wholeAdjustments } from './adjustments'
import { dueOf, totalOf } from './sums'
import type { InvoiceLineView, InvoiceView, TaxGroupView } from './view'

/** A line of an invoice, and what of it credit notes have not given back yet. */
export interface LeftLine {
  line: InvoiceLineView
  quantity: DecimalText
  netCents: Cents
}

/** The same of a category and rate; amounts have the sign that the invoice gave them. */
export interface LeftGroup extends TaxGroupView {
  /** What all its lines came to. */
  linesCents: Cents
  /** The discounts and charges of the document that belong to it, as they were and as they are left. */
  adjustments: { was: ReckonedAdjustment; leftCents: Cents }[]
}

/** What can still be credited of an invoice. */
export interface Left {
  lines: LeftLine[]
  groups: LeftGroup[]
  roundingCents: Cents
  totalCents: Cents
}

/**
 * What is left of an issued invoice after the credit notes to it. What was paid in advance stays with the advance: it is given
 * back once the final invoice is cancelled.
 */
export function leftOf(original: InvoiceView, credits: readonly InvoiceView[]): Left {
  return {
    lines: original.lines.map((line) => leftOfLine(line, credits)),
    groups: original.taxes.map((group) => leftOfGroup(group, original, credits)),
    roundingCents: (original.roundingCents ?? 0) + sum(credits.map((credit) => credit.roundingCents ?? 0)),
    totalCents: dueOf(original) + sum(credits.map(totalOf)),
  }
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

function leftOfGroup(group: TaxGroupView, original: InvoiceView, credits: readonly InvoiceView[]): LeftGroup {
  const isSame = ({ category, rate }: TaxGroupView) => category === group.category && rate === group.rate
  const earlier = credits.flatMap(({ taxes }) => taxes).filter(isSame)
  const inGroup = ({ lines, adjustments = [] }: InvoiceView) => ({
    lines: lines.filter((line) => isOfGroup(line, group)),
    adjustments: adjustments.filter((one) => isOfGroup(one, group)),
  })
  const billed = inGroup(original)
  const taken = credits.flatMap((credit) => inGroup(credit).adjustments)
  return {
    ...group,
    netCents: group.netCents + sum(earlier.map(({ netCents }) => netCents)),
    taxCents: group.taxCents + sum(earlier.map(({ taxCents }) => taxCents)),
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
  }
}
