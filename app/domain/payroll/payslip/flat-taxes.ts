import { isOfChurch } from '../church-marks'
import { type Amount, type Rate, total } from '../exact'
import { type Explanation, explained, money, percentage } from '../explanation'
import { roundedShare, truncatedShare } from '../rounding'
import { churchTaxRate } from '../wage-tax/church-tax'
import type { MonthFigures } from '../years/parts'
import type { PayrollMonth } from './payroll-month'
import type { LegalBasis } from './treatment'

function rateOf(basis: LegalBasis, of: MonthFigures): Rate | undefined {
  const { benefits, commute, shortTerm, smallJob } = of('flatTaxes')
  const rates: Partial<Record<LegalBasis, Rate>> = {
    '§ 40 (2) sentence 1 EStG': benefits,
    '§ 40 (2) sentence 2 EStG': commute,
    '§ 40a (1) EStG': shortTerm,
    '§ 40a (2a) EStG': smallJob,
  }
  return rates[basis]
}

export interface FlatTax {
  basis: LegalBasis
  base: Amount
  tax: Amount
  solidarity: Amount
  church: Amount
  explanation: Explanation
}

/**
 * Flat-rate wage tax borne by the employer, with Soli in full and, for church members, church tax at the ordinary rate
 * (individual proof, decision 104).
 */
export function flatTaxesOf({ earnings, input, taxParameters, of }: PayrollMonth): FlatTax[] {
  const flat = earnings.filter(({ tax }) => tax === 'flat')
  const bases = [...new Set(flat.flatMap(({ basis }) => (basis ? [basis] : [])))]
  return bases.flatMap((basis) => {
    const rate = rateOf(basis, of)
    if (rate === undefined) return []
    const base = total(flat.filter((each) => each.basis === basis).map(({ amount }) => amount))
    const tax = roundedShare(base, rate)
    const isMember = isOfChurch(input.taxCard?.church ?? input.employee.church)
    const churchRate = isMember ? churchTaxRate(input.employer.state, taxParameters) : 0n
    const solidarityRate = taxParameters.solidarity.rate
    const figures = {
      base: money(base),
      rate: percentage(rate),
      solidarityRate: percentage(solidarityRate),
      churchRate: percentage(churchRate),
    }
    return [
      {
        basis,
        base,
        tax,
        solidarity: truncatedShare(tax, solidarityRate),
        church: truncatedShare(tax, churchRate),
        explanation: explained('flat_tax_of_employer', figures),
      },
    ]
  })
}
