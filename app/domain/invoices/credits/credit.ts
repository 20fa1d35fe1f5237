import Big from 'big.js'
import { type Cents, type DecimalText, percentOf, sum } from '~/domain/values/money'
import { netEffectOf } from '../drafts/adjustments'
import type { DocumentAdjustmentView, InvoiceLineView, InvoiceView, TaxGroupView } from '../issuing/view'
import { atPrices, isOfGroup, type Left, type LeftGroup } from '../payments/left'
import { amountLine, type CreditWords, capped, exceeds, lineOf, waivedParts } from './credit-lines'

/** What to credit: quantities of lines, and net amounts by tax category and rate. */
export interface CreditRequest {
  /** By the position of the line; never negative, whatever the sign of the line. */
  quantities: ReadonlyMap<number, DecimalText>
  /** By the index of the group, at the invoice's prices. */
  netCents: ReadonlyMap<number, Cents>
  description: string
}

export type CreditFault = 'credit_too_much' | 'credit_quantity_too_high' | 'credit_nothing'

type Sums = Pick<InvoiceView, 'netCents' | 'taxCents' | 'grossCents'>

export interface Credit extends Sums {
  lines: InvoiceLineView[]
  adjustments: DocumentAdjustmentView[]
  taxes: TaxGroupView[]
  roundingCents: Cents
}

/** The requested credit with negative amounts, and its faults by position, by group and as a whole. */
export interface CreditOutcome {
  credit: Credit
  faults: { line?: number; group?: number; code: CreditFault }[]
}

/**
 * Computes a credit note. Crediting the rest of a line, a category or the invoice credits exactly the remainder,
 * so that an invoice and its credit notes add up to zero.
 */
export function creditOf(left: Left, request: CreditRequest, words: CreditWords): CreditOutcome {
  const faults: CreditOutcome['faults'] = []
  const lines: InvoiceLineView[] = []
  for (const one of left.lines) {
    const quantity = request.quantities.get(one.line.position)
    if (quantity === undefined) continue
    if (new Big(quantity).gt(new Big(one.quantity).abs()))
      faults.push({ line: one.line.position, code: 'credit_quantity_too_high' })
    lines.push(lineOf(one, quantity, words))
  }
  const adjustments: DocumentAdjustmentView[] = []
  const taxes: TaxGroupView[] = []
  left.groups.forEach((group, index) => {
    const amount = request.netCents.get(index)
    const taken = lines.filter((line) => isOfGroup(line, group))
    const parts = taken.length > 0 ? adjustmentsOf(group, taken, isAllTaken(left, group, request)) : []
    if (amount !== undefined)
      taken.push(amountLine(left, group, { cents: amount, text: request.description }))
    if (taken.length === 0) return
    lines.push(...taken.filter((line) => !lines.includes(line)))
    const priceCents = sum(taken.map((line) => line.netCents)) + netEffectOf(parts)
    if (exceeds(-priceCents, atPrices(group))) faults.push({ group: index, code: 'credit_too_much' })
    parts.push(...waivedParts(group, priceCents, words))
    adjustments.push(...parts)
    const netCents = sum(taken.map((line) => line.netCents)) + netEffectOf(parts)
    taxes.push({ ...pick(group), netCents, taxCents: taxOf(netCents, group) })
  })
  const netCents = sum(taxes.map((group) => group.netCents))
  const taxCents = sum(taxes.map((group) => group.taxCents))
  const isAll = left.groups.every(
    (group) =>
      group.netCents === 0 || taxes.some((one) => isSame(one, group) && -one.netCents === group.netCents),
  )
  const roundingCents = isAll ? 0 - left.roundingCents : 0
  const grossCents = netCents + taxCents
  const totalCents = grossCents + roundingCents
  if (faults.length === 0 && totalCents >= 0) faults.push({ code: 'credit_nothing' })
  if (faults.length === 0 && -totalCents > left.totalCents) faults.push({ code: 'credit_too_much' })
  return {
    credit: {
      lines: lines.map(numbered),
      adjustments: withHonestPercents(adjustments, lines),
      taxes,
      netCents,
      taxCents,
      grossCents,
      roundingCents,
    },
    faults,
  }
}

/** Everything that is left: as lines, or as an amount where amounts were credited before. */
export function wholeRest(left: Left, words: CreditWords): CreditRequest {
  const quantities = new Map<number, DecimalText>()
  const netCents = new Map<number, Cents>()
  left.groups.forEach((group, index) => {
    const lines = left.lines.filter((one) => isOfGroup(one.line, group) && Number(one.quantity) !== 0)
    const adjusted = netEffectOf(
      group.adjustments.map(({ was, leftCents }) => ({ ...was, cents: leftCents })),
    )
    if (lines.length > 0 && sum(lines.map((one) => one.netCents)) + adjusted === atPrices(group))
      for (const { line, quantity } of lines) quantities.set(line.position, new Big(quantity).abs().toFixed())
    else if (atPrices(group) !== 0) netCents.set(index, atPrices(group))
  })
  return { quantities, netCents, description: words.rest }
}

function isAllTaken(left: Left, group: LeftGroup, { quantities }: CreditRequest): boolean {
  return left.lines
    .filter(({ line }) => isOfGroup(line, group))
    .every(({ line, quantity }) => new Big(quantity).abs().eq(quantities.get(line.position) ?? 0))
}

/** Share of the document's discounts and charges that belongs to the credited lines. */
function adjustmentsOf(
  { linesCents, adjustments, category, rate }: LeftGroup,
  lines: readonly InvoiceLineView[],
  isRest: boolean,
): DocumentAdjustmentView[] {
  const taken = sum(lines.map(({ netCents }) => netCents))
  return adjustments.map(({ was, leftCents }) => ({
    ...was,
    cents:
      isRest || linesCents === 0
        ? 0 - leftCents
        : capped(new Big(was.cents).times(taken).div(linesCents), leftCents),
    taxCategory: category,
    taxRate: rate,
  }))
}

/** A percentage that no longer matches the document and its parts becomes an amount. */
function withHonestPercents(
  parts: readonly DocumentAdjustmentView[],
  lines: readonly InvoiceLineView[],
): DocumentAdjustmentView[] {
  const baseOf = ({ taxCategory: category, taxRate: rate }: DocumentAdjustmentView) =>
    sum(lines.filter((line) => isOfGroup(line, { category, rate })).map(({ netCents }) => netCents))
  return parts.map((part) => {
    const { percent, ...amount } = part
    if (percent === undefined) return part
    const whole = parts.filter((one) => one.reason === part.reason && one.percent === percent)
    const fits =
      percentOf(percent, sum(whole.map(baseOf))) === sum(whole.map(({ cents }) => cents)) &&
      whole.every((one) => Math.abs(percentOf(percent, baseOf(one)) - one.cents) <= 1)
    return fits ? part : amount
  })
}

/** Tax in proportion to the net amount, capped at what is left; the last credit takes all of it. */
function taxOf(netCents: Cents, group: LeftGroup): Cents {
  if (-netCents === group.netCents) return 0 - group.taxCents
  const taxCents = percentOf(group.rate, netCents)
  return exceeds(-taxCents, group.taxCents) ? 0 - group.taxCents : taxCents
}

function pick({ category, rate }: TaxGroupView) {
  return { category, rate }
}

function isSame(one: TaxGroupView, other: TaxGroupView): boolean {
  return one.category === other.category && one.rate === other.rate
}

function numbered(line: InvoiceLineView, index: number): InvoiceLineView {
  return { ...line, position: index + 1 }
}
