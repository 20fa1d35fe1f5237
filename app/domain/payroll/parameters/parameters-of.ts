import { PayrollRefusal } from '../errors'
import { socialInsurance2025 } from './2025-social-insurance'
import { wageTax2025 } from './2025-wage-tax'
import { socialInsurance2026 } from './2026-social-insurance'
import { wageTax2026 } from './2026-wage-tax'
import type { SocialInsuranceParameters } from './social-insurance-parameters'
import type { WageTaxParameters } from './wage-tax-parameters'

const WAGE_TAX: Readonly<Record<number, WageTaxParameters>> = { 2025: wageTax2025, 2026: wageTax2026 }
/** By first month; a change within a year is another row. */
const SOCIAL_INSURANCE: readonly { from: string; until: string; parameters: SocialInsuranceParameters }[] = [
  { from: '2025-01', until: '2025-12', parameters: socialInsurance2025 },
  { from: '2026-01', until: '2026-12', parameters: socialInsurance2026 },
]

export function isYearCovered(year: number): boolean {
  return year in WAGE_TAX && SOCIAL_INSURANCE.some(({ from }) => from === `${year}-01`)
}

/** @throws PayrollRefusal `year_without_plan` */
export function wageTaxParametersOf(year: number): WageTaxParameters {
  const parameters = WAGE_TAX[year]
  if (!parameters) throw new PayrollRefusal('year_without_plan', { year })
  return parameters
}

/** Those of January. @throws PayrollRefusal `month_without_parameters` */
export function socialInsuranceParametersOf(year: number): SocialInsuranceParameters {
  return socialInsuranceParametersIn(`${year}-01`)
}

/** For a month such as `2026-05`. @throws PayrollRefusal `month_without_parameters` */
export function socialInsuranceParametersIn(month: string): SocialInsuranceParameters {
  const row = SOCIAL_INSURANCE.find(({ from, until }) => from <= month && month <= until)
  if (!row) throw new PayrollRefusal('month_without_parameters', { year: month.slice(0, 4) })
  return row.parameters
}
