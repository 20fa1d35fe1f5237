import Big from 'big.js'
import { type Cents, type DecimalText, multiply, percentOf, sum } from '~/domain/values/money'
import type { TaxCategory } from '~db/schema'
import { apportion, shares } from '../issuing/apportion'
import type { DocumentAdjustmentView, TaxGroupView } from '../issuing/view'
import { type Adjustment, type CalculatedAdjustment, calculateAdjustment, netEffectOf } from './adjustments'

export interface PricedLine {
  quantity: DecimalText
  /** Euros. */
  unitPrice: DecimalText
  adjustments?: readonly Adjustment[] | undefined
  taxCategory: TaxCategory
  /** Percent. */
  taxRate: DecimalText
}

/** Totals of an invoice in cents, with the tax per category and rate. */
export interface NetTotals {
  lineNetCents: Cents[]
  lineAdjustments: CalculatedAdjustment[][]
  /** Allowances and charges of the document, per category and rate. */
  adjustments: DocumentAdjustmentView[]
  taxes: TaxGroupView[]
  netCents: Cents
  taxCents: Cents
  grossCents: Cents
}

type Group = Pick<TaxGroupView, 'category' | 'rate' | 'netCents'>

/**
 * Totals by EN 16931: each line rounded, tax from each group's sum (BR-CO-10 to BR-CO-17). An adjustment of the whole
 * document is spread over all groups.
 */
export function netTotals(
  lines: readonly PricedLine[],
  wholeAdjustments: readonly Adjustment[] = [],
): NetTotals {
  const bare = lines.map(({ quantity, unitPrice }) => multiply(quantity, unitPrice))
  const lineAdjustments = lines.map(({ adjustments = [] }, index) =>
    adjustments.map((adjustment) => calculateAdjustment(adjustment, bare[index] ?? 0)),
  )
  const lineNetCents = bare.map((cents, index) => cents + netEffectOf(lineAdjustments[index] ?? []))
  const groups = groupsOf(lines, lineNetCents)
  const adjustments = wholeAdjustments.flatMap((adjustment) => divide(adjustment, groups))
  const taxes = groups.map((group) => {
    const netCents = group.netCents + netEffectOf(adjustments.filter((one) => isOf(one, group)))
    return { ...group, netCents, taxCents: percentOf(group.rate, netCents) }
  })
  const netCents = sum(taxes.map((group) => group.netCents))
  const taxCents = sum(taxes.map((group) => group.taxCents))
  return {
    lineNetCents,
    lineAdjustments,
    adjustments,
    taxes,
    netCents,
    taxCents,
    grossCents: netCents + taxCents,
  }
}

/** Highest rate first. */
function groupsOf(lines: readonly PricedLine[], lineNetCents: readonly Cents[]): Group[] {
  const groups = new Map<string, Group>()
  lines.forEach(({ taxCategory: category, taxRate: rate }, index) => {
    const key = `${category} ${rate}`
    const group = groups.get(key) ?? { category, rate, netCents: 0 }
    group.netCents += lineNetCents[index] ?? 0
    groups.set(key, group)
  })
  return [...groups.values()].sort((a, b) => Number(b.rate) - Number(a.rate))
}

/** Divides a document's adjustment among the categories and rates of its lines; the parts add up to the whole. */
function divide(adjustment: Adjustment, groups: readonly Group[]): DocumentAdjustmentView[] {
  const nets = groups.map(({ netCents }) => netCents)
  const whole = calculateAdjustment(adjustment, sum(nets))
  const parts = partsOf(adjustment, whole.cents, nets)
  return groups.map(({ category, rate }, index) => ({
    ...whole,
    cents: parts[index] ?? 0,
    taxCategory: category,
    taxRate: rate,
  }))
}

function partsOf(adjustment: Adjustment, wholeCents: Cents, nets: readonly Cents[]): Cents[] {
  if (!('percent' in adjustment)) return shares(wholeCents, nets)
  const share = new Big(adjustment.percent).div(100)
  return apportion(
    nets.map((net) => share.times(net)),
    wholeCents,
  )
}

function isOf({ taxCategory, taxRate }: DocumentAdjustmentView, { category, rate }: Group): boolean {
  return taxCategory === category && taxRate === rate
}
