import type { PayslipFigures } from '../payroll/unexplained'
import { type Cents, sum } from '../values/money'

/** The flat tax of a Minijob, § 40a (2) EStG: all flat tax that is not reported to the tax office. */
export function minijobFlatTax({ employerCosts: { flatTaxCents, flatTaxes } }: PayslipFigures): Cents {
  return (
    flatTaxCents -
    sum(
      flatTaxes.map(({ taxCents, solidarityCents, churchCents }) => taxCents + solidarityCents + churchCents),
    )
  )
}
