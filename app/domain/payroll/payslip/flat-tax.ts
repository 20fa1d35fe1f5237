import type { Amount } from '../exact'
import { explained, money, percentage } from '../explanation'
import type { SocialInsuranceParameters } from '../parameters/social-insurance-parameters'
import { minijobFlatTax } from '../social-insurance/minijob'
import type { Earning } from './earning'
import type { PayslipInput } from './input'
import { GROSS_ALONE } from './treatment'

/** Taxed flat for a Minijob without a tax card, § 40a (2) EStG. */
export function isFlatTaxed({ employment, taxCard }: PayslipInput): boolean {
  return employment.personGroup === '109' && taxCard === undefined
}

/** The flat tax of a Minijob, § 40a (2) EStG, owed by the employer even if the employee bears it. */
export function flatTaxOf(input: PayslipInput, pay: Amount, { minijob }: SocialInsuranceParameters): Amount {
  return isFlatTaxed(input) ? minijobFlatTax(pay, minijob) : 0n
}

/** Flat tax passed on to the employee lowers gross pay, § 1 (3) no. 2 a EBV. */
export function passedOnFlatTax(
  input: PayslipInput,
  pay: Amount,
  parameters: SocialInsuranceParameters,
): Earning | undefined {
  const tax = flatTaxOf(input, pay, parameters)
  if (input.employment.flatTaxBorneBy === 'employer' || tax === 0n) return undefined
  const figures = { base: money(pay), rate: percentage(parameters.minijob.flatTaxRate) }
  return {
    kind: 'passed_on_flat_tax',
    label: undefined,
    quantity: undefined,
    ...GROSS_ALONE,
    amount: -tax,
    explanation: explained('passed_on_flat_tax', figures),
  }
}
