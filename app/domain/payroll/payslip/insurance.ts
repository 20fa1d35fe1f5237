import { type Amount, percent, type Rate } from '../exact'
import { DAYS_A_MONTH, raisedToMonth, runningBase } from '../social-insurance/ceilings'
import type { InsuredMonth, YearOfPay } from '../social-insurance/insured-month'
import type { LevyRates } from '../social-insurance/levies'
import { type PrivateSubsidy, privateSubsidy } from '../social-insurance/private-insurance'
import { fundIn } from './funds'
import type { PayrollMonth } from './month'

/** The part of a month's data that contributions depend on. */
export function insuredMonthOf(month: PayrollMonth): InsuredMonth {
  const { input, period, group, care, fund } = month
  const { employment } = input
  return {
    year: period.year,
    month: period.month,
    kind: employment.kind,
    group,
    isInTransitionZone: employment.isInTransitionZone,
    hasOtherPensionInsurance: employment.hasOtherEmployment,
    insuredDays: period.insuredDays,
    runningPay: month.running,
    oneTimePay: month.oneTime,
    additionalRate: percent(fund?.additionalRate ?? '0'),
    previousAdditionalRate: previousAdditionalRate(month),
    care,
    levyRates: levyRatesOf(month),
    yearSoFar: yearOfPay(input.yearToDate) ?? { insuredDays: 0, healthBase: 0n, pensionBase: 0n },
    previousYear: yearOfPay(input.previousYear),
    wasEmployedLastYear: employment.from < `${period.year}-01-01`,
  }
}

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

function previousAdditionalRate({ input, period, fund }: PayrollMonth): Rate | undefined {
  const december = `${period.year - 1}-12`
  const hasRate = input.funds.some(({ id, validFrom }) => id === fund?.id && validFrom <= december)
  return hasRate ? percent(fundIn(december, input).additionalRate) : undefined
}

function levyRatesOf({ input, fund, socialParameters }: PayrollMonth): LevyRates {
  const { minijob, insolvencyRate } = socialParameters
  const { takesPartInU1, paysInsolvencyLevy } = input.employer
  const u1 = fund ? percent(fund.u1Rate) : minijob.u1Rate
  return {
    u1: takesPartInU1 ? u1 : 0n,
    u2: fund ? percent(fund.u2Rate) : minijob.u2Rate,
    insolvency: paysInsolvencyLevy ? insolvencyRate : 0n,
  }
}

function yearOfPay(
  year: { insuredDays: number; healthBaseCents: number; pensionBaseCents: number } | undefined,
): YearOfPay | undefined {
  if (!year) return undefined
  return {
    insuredDays: year.insuredDays,
    healthBase: BigInt(year.healthBaseCents),
    pensionBase: BigInt(year.pensionBaseCents),
  }
}
