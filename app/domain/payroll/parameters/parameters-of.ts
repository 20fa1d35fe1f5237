import { PayrollRefusal } from '../errors'
import { wageTax2025 } from './2025-wage-tax'
import { wageTax2026 } from './2026-wage-tax'
import type { WageTaxParameters } from './wage-tax-parameters'

const WAGE_TAX: Readonly<Record<number, WageTaxParameters>> = { 2025: wageTax2025, 2026: wageTax2026 }

/**
 * The wage tax table of a year.
 * @throws PayrollRefusal `year_without_plan`
 */
export function wageTaxParametersOf(year: number): WageTaxParameters {
  const parameters = WAGE_TAX[year]
  if (!parameters) throw new PayrollRefusal('year_without_plan', { year })
  return parameters
}
