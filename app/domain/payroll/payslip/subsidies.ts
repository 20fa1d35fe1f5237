import { type Amount, percent, type Rate } from '../exact'
import { DAYS_A_MONTH, raisedToMonth, runningBase } from '../social-insurance/ceilings'
import { type PrivateSubsidy, privateSubsidy } from '../social-insurance/private-insurance'
import { fundIn } from './funds'
import type { PayrollMonth } from './month'

/**
 * The employer's subsidies to private insurance: this month's, and those of a whole month for the wage tax.
 */
export interface Subsidies {
  due: PrivateSubsidy
  wholeMonth: PrivateSubsidy
}

export function subsidiesOf(month: PayrollMonth): Subsidies | undefined {
  const { privateInsurance } = month.input.employment
  if (!privateInsurance) return undefined
  const premiums = {
    health: BigInt(privateInsurance.healthPremiumCents),
    care: BigInt(privateInsurance.carePremiumCents),
  }
  const { socialParameters, period, care } = month
  const on = (pay: Amount, days: number) => {
    const base = runningBase(pay, socialParameters.healthCeiling, days)
    return privateSubsidy(base, premiums, care.isSaxony, socialParameters)
  }
  const wholePay = period.isWholeMonth ? month.running : raisedToMonth(month.running, period.insuredDays)
  return { due: on(month.running, period.insuredDays), wholeMonth: on(wholePay, DAYS_A_MONTH) }
}

export function previousAdditionalRate({ input, period, fund }: PayrollMonth): Rate | undefined {
  const december = `${period.year - 1}-12`
  const hasRate = input.funds.some(({ id, validFrom }) => id === fund?.id && validFrom <= december)
  return hasRate ? percent(fundIn(december, input).additionalRate) : undefined
}
