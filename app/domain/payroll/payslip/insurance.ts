import { percent } from '../exact'
import type { InsuredMonth, YearOfPay } from '../social-insurance/insured-month'
import type { LevyRates } from '../social-insurance/levies'
import type { PayrollMonth } from './month'
import { previousAdditionalRate } from './subsidies'

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
