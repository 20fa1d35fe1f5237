import { PayrollRefusal } from '../errors'
import { socialInsurance2025 } from './2025-social-insurance'
import { wageTax2025 } from './2025-wage-tax'
import { socialInsurance2026 } from './2026-social-insurance'
import { wageTax2026 } from './2026-wage-tax'
import type { SocialInsuranceParameters } from './social-insurance-parameters'
import type { WageTaxParameters } from './wage-tax-parameters'

const WAGE_TAX: Readonly<Record<number, WageTaxParameters>> = { 2025: wageTax2025, 2026: wageTax2026 }
const SOCIAL_INSURANCE: Readonly<Record<number, SocialInsuranceParameters>> = {
  2025: socialInsurance2025,
  2026: socialInsurance2026,
}

/** Whether both tables exist for the year. */
export function isYearCovered(year: number): boolean {
  return year in WAGE_TAX && year in SOCIAL_INSURANCE
}

/** @throws PayrollRefusal `year_without_plan` */
export function wageTaxParametersOf(year: number): WageTaxParameters {
  const parameters = WAGE_TAX[year]
  if (!parameters) throw new PayrollRefusal('year_without_plan', { year })
  return parameters
}

/** @throws PayrollRefusal `month_without_parameters` */
export function socialInsuranceParametersOf(year: number): SocialInsuranceParameters {
  const parameters = SOCIAL_INSURANCE[year]
  if (!parameters) throw new PayrollRefusal('month_without_parameters', { year })
  return parameters
}

/** For a month such as `2026-05`. @throws PayrollRefusal `month_without_parameters` */
export function socialInsuranceParametersIn(month: string): SocialInsuranceParameters {
  return socialInsuranceParametersOf(Number(month.slice(0, 4)))
}
