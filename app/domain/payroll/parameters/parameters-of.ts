import { shippedFigures } from '../years/shipped'
import type { SocialInsuranceParameters } from './social-insurance-parameters'
import type { WageTaxParameters } from './wage-tax-parameters'

/** Those of January, as shipped. @throws PayrollRefusal `year_without_plan` */
export function wageTaxParametersOf(year: number): WageTaxParameters {
  return shippedFigures().wageTax(`${year}-01`)
}

/** Those of January, as shipped. @throws PayrollRefusal `month_without_parameters` */
export function socialInsuranceParametersOf(year: number): SocialInsuranceParameters {
  return shippedFigures().socialInsurance(`${year}-01`)
}
