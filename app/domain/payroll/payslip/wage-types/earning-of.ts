import { explained, money } from '../../explanation'
import type { SocialInsuranceParameters } from '../../parameters/social-insurance-parameters'
import type { MonthFigures } from '../../years/parts'
import type { Earning } from '../earning'
import { flatBy, RUNNING } from '../treatment'
import type { WageTypeInput } from '../wage-type-input'
import { accommodation, companyCar, jobBike, meals } from './benefits'
import { commuteAllowance, lineOf, taxFree, voucher } from './capped'
import { pensionConversion } from './pension-conversion'
import { premium } from './premium'
import { maternitySubsidy, topUp } from './replacement'

export interface Around {
  /** Of the month. */
  of: MonthFigures
  all: readonly WageTypeInput[]
  parameters: SocialInsuranceParameters
}

/** Earning lines of a wage type with a computed treatment. */
export function wageTypeEarnings(input: WageTypeInput, { of, all, parameters }: Around): Earning[] {
  switch (input.kind) {
    case 'premium':
      return premium(input, of)
    case 'voucher':
      return [voucher(input, all, of)]
    case 'tax_free':
      return taxFree(input, of)
    case 'commute_allowance':
      return commuteAllowance(input, of)
    case 'meals':
      return [meals(input, of)]
    case 'accommodation':
      return [accommodation(input, of)]
    case 'company_car':
      return [companyCar(input)]
    case 'job_bike':
      return [jobBike(input)]
    case 'pension_conversion':
      return pensionConversion(input, of, parameters).lines
    case 'maternity_subsidy':
      return [maternitySubsidy(input, of)]
    case 'partial_retirement':
      return [topUp(input, of)]
    default:
      return [asAgreed(input)]
  }
}

function asAgreed(
  input: Extract<
    WageTypeInput,
    { kind: 'flat_taxed' | 'pay_given_up' | 'savings' | 'severance' | 'maternity_pay' }
  >,
): Earning {
  const of = (cents: number, line: Parameters<typeof lineOf>[1]): Earning => {
    const amount = BigInt(cents)
    return {
      ...lineOf(input, line),
      amount,
      explanation: explained('pay_as_entered', { amount: money(amount) }),
    }
  }
  switch (input.kind) {
    case 'flat_taxed':
      return of(input.amountCents, flatBy('§ 40 (2) sentence 1 EStG'))
    case 'pay_given_up':
      return of(-input.amountCents, RUNNING)
    case 'savings':
      return of(input.employerCents, RUNNING)
    case 'maternity_pay':
      return of(input.amountCents, RUNNING)
    case 'severance':
      return of(input.amountCents, { ...RUNNING, tax: 'other', insurance: 'free', basis: '§ 24 no. 1 EStG' })
  }
}
