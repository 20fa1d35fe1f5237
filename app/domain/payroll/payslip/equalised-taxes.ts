import type { Cents } from '~/domain/values/money'
import { type Amount, total } from '../exact'
import { explained, money } from '../explanation'
import type { WageTaxParameters } from '../parameters/wage-tax-parameters'
import { churchTax, churchTaxRate } from '../wage-tax/church-tax'
import type { WageTaxInput } from '../wage-tax/input'
import { wageTax } from '../wage-tax/wage-tax'
import type { PayrollMonth } from './payroll-month'
import type { TaxName, TaxRow } from './tax-row'

export interface YearTaxes {
  wageTaxCents: Cents
  solidarityCents: Cents
  churchTaxCents: Cents
}

/** Taxes on a year's pay by the characteristics of its last month, § 42b (2) EStG. */
export function taxesOfYear(
  { oneTime: _, ...plan }: WageTaxInput,
  payCents: Cents,
  state: string,
  parameters: WageTaxParameters,
): YearTaxes {
  const tax = wageTax({ ...plan, period: 'year', payCents }, parameters)
  const church = plan.isChurchMember
    ? churchTax(BigInt(tax.churchBaseCents), churchTaxRate(state, parameters))
    : 0n
  return {
    wageTaxCents: tax.wageTaxCents,
    solidarityCents: tax.solidarityCents,
    churchTaxCents: Number(church),
  }
}

/** What was withheld too much; each tax alone, and never less than nothing, § 42b (3) sentence 1 EStG. */
export function refundOf(withheld: YearTaxes, ofYear: YearTaxes): YearTaxes {
  const back = (name: keyof YearTaxes) => Math.max(0, withheld[name] - ofYear[name])
  return {
    wageTaxCents: back('wageTaxCents'),
    solidarityCents: back('solidarityCents'),
    churchTaxCents: back('churchTaxCents'),
  }
}

const NAMES = [
  ['wage_tax', 'wageTaxCents'],
  ['solidarity', 'solidarityCents'],
  ['church_tax', 'churchTaxCents'],
] as const satisfies readonly (readonly [TaxName, keyof YearTaxes])[]

/** The refund of the year's taxes as negative rows, if the month's input asks for it; `rows` are the month's own taxes. */
export function equalisationRows(
  { input, taxable, taxParameters }: PayrollMonth,
  plan: WageTaxInput,
  rows: readonly TaxRow[],
): TaxRow[] {
  const { equalisation } = input
  if (!equalisation) return []
  const pay = BigInt(equalisation.taxableCents) + taxable.running + taxable.other
  const ofYear = taxesOfYear(plan, Number(pay), input.employer.state, taxParameters)
  const ofMonth = (tax: TaxName): Amount =>
    total(rows.filter((row) => row.tax === tax).map(({ amount }) => amount))
  const all = NAMES.map(([tax, name]) => [name, equalisation[name] + Number(ofMonth(tax))])
  const withheld = Object.fromEntries(all) as Record<keyof YearTaxes, Cents>
  const refund = refundOf(withheld, ofYear)
  return NAMES.filter(([, name]) => refund[name] > 0).map(([tax, name]) => ({
    tax,
    part: 'equalisation',
    amount: -BigInt(refund[name]),
    explanation: explained('equalisation', {
      pay: money(pay),
      withheld: money(BigInt(withheld[name])),
      ofYear: money(BigInt(ofYear[name])),
    }),
  }))
}
