import type { TaxCategory } from '~db/schema'
import { type Cents, type DecimalText, multiply, percentOf, sum } from '../money'
import type { TaxGroupView } from './view'

export interface PricedLine {
  quantity: DecimalText
  unitPriceCents: Cents
  taxCategory: TaxCategory
  taxRate: DecimalText
}

/** Net, tax and gross of an invoice in cents, with the tax per category and rate. */
export interface InvoiceTotals {
  lineNetCents: Cents[]
  taxes: TaxGroupView[]
  netCents: Cents
  taxCents: Cents
  grossCents: Cents
}

/** Totals by EN 16931: lines rounded one by one, tax from each group's sum (BR-CO-10, BR-CO-14, BR-CO-17). */
export function totalsOf(lines: readonly PricedLine[]): InvoiceTotals {
  const lineNetCents = lines.map((line) => multiply(line.quantity, line.unitPriceCents))
  const groups = new Map<string, TaxGroupView>()
  lines.forEach((line, index) => {
    const key = `${line.taxCategory} ${line.taxRate}`
    const group = groups.get(key) ?? {
      category: line.taxCategory,
      rate: line.taxRate,
      netCents: 0,
      taxCents: 0,
    }
    group.netCents += lineNetCents[index] ?? 0
    groups.set(key, group)
  })
  const taxes = [...groups.values()].sort((a, b) => Number(b.rate) - Number(a.rate))
  for (const group of taxes) group.taxCents = percentOf(group.rate, group.netCents)
  const netCents = sum(lineNetCents)
  const taxCents = sum(taxes.map((group) => group.taxCents))
  return { lineNetCents, taxes, netCents, taxCents, grossCents: netCents + taxCents }
}
