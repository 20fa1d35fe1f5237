import type { WageTaxInput } from '../wage-tax/input'
import type { Figures } from '../years/figures'
import type { PayslipInput } from './input'
import { payrollMonthOf } from './month'
import { subsidiesOf, wholeMonthOf } from './subsidies'
import { wageTaxInputOf } from './wage-tax-input'

/** What the official plan was given for a month. @throws PayrollRefusal, for instance `tax_card_missing` */
export function planInputOf(input: PayslipInput, figures: Figures): WageTaxInput {
  const month = payrollMonthOf(input, figures)
  return wageTaxInputOf(month, wholeMonthOf(subsidiesOf(month)))
}
