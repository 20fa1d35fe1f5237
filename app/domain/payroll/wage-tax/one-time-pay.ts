import { type Amount, notNegative, ONE } from '../exact'
import type { WageTaxParameters } from '../parameters/wage-tax-parameters'
import { truncatedShare, wholeEuros } from '../rounding'
import { type AnnualAssessment, assess, childAllowanceOf } from './annual-income'
import { retirementOfYear } from './retirement'
import { type RunningPayTax, solidarityLimitOf, withFactor } from './running-pay'
import { annualTax } from './tariff'
import type { Taxpayer } from './taxpayer'

export interface OneTimePayTax {
  /** STS, SOLZS, BKS. */
  wageTax: Amount
  solidarity: Amount
  churchBase: Amount
  /** The year without and with the one-time pay; absent if there is none. */
  without: AnnualAssessment | undefined
  with: AnnualAssessment | undefined
}

const NONE: OneTimePayTax = {
  wageTax: 0n,
  solidarity: 0n,
  churchBase: 0n,
  without: undefined,
  with: undefined,
}

/**
 * Tax on one-time pay: the year's tax with it less the year's tax without it (MSONST, MOSONST, MRE4SONST), §
 * 39b (3) EStG.
 */
export function oneTimePayTax(taxpayer: Taxpayer, parameters: WageTaxParameters): OneTimePayTax {
  const { oneTime } = taxpayer
  if (oneTime.pay === 0n && oneTime.untaxedShareBenefit === 0n) return NONE
  const card = { allowance: oneTime.annualAllowance, addition: oneTime.annualAddition }
  const payBefore = oneTime.expectedAnnualPay
  const provisionBefore = payBefore - oneTime.compensationInAnnualPay
  const retirementBefore = ofYear(taxpayer, oneTime.retirementInAnnualPay, 0n)
  const retirementAfter = ofYear(
    taxpayer,
    oneTime.retirementInAnnualPay + oneTime.retirement,
    oneTime.deathBenefit,
  )
  const without = assess(
    taxpayer,
    { pay: payBefore, provisionPay: provisionBefore, retirement: retirementBefore, ...card },
    'ignored',
    parameters,
  )
  const payAfter = payBefore + oneTime.pay
  const provisionAfter = provisionBefore + oneTime.pay + oneTime.untaxedShareBenefit - oneTime.compensation
  const withIt = assess(
    taxpayer,
    { pay: payAfter, provisionPay: provisionAfter, retirement: retirementAfter, ...card },
    'ignored',
    parameters,
  )
  const wageTax = withFactor(withIt.tax - without.tax, taxpayer)
  return {
    wageTax,
    solidarity: wageTax < 0n ? 0n : solidarity(wageTax, withIt, taxpayer, parameters),
    churchBase: taxpayer.isChurchMember ? notNegative(wageTax) : 0n,
    without,
    with: withIt,
  }
}

/** A year without a number of months (ZMVB) has twelve. */
function ofYear({ retirement }: Taxpayer, pay: Amount, deathBenefit: Amount) {
  const months = retirement.months === 0n ? 12n : retirement.months
  return retirementOfYear(pay, { ...retirement, months }, { isYear: true, deathBenefit })
}

/**
 * Negative tax on one-time pay reduces the tax on running pay only if it comes from an untaxed share benefit;
 * otherwise it is dropped (STSMIN).
 */
export function settleNegative(
  running: RunningPayTax,
  oneTime: OneTimePayTax,
  taxpayer: Taxpayer,
  { solidarity: { rate } }: WageTaxParameters,
): { running: RunningPayTax; oneTime: OneTimePayTax } {
  const { wageTax } = oneTime
  if (wageTax >= 0n) return { running, oneTime }
  const settled = { ...oneTime, wageTax: 0n }
  if (taxpayer.oneTime.untaxedShareBenefit === 0n) return { running, oneTime: settled }
  const lowered = {
    ...running,
    wageTax: notNegative(running.wageTax + wageTax),
    solidarity: notNegative((running.solidarity * ONE + wageTax * rate) / ONE),
    churchBase: notNegative(running.churchBase + wageTax),
  }
  return { running: lowered, oneTime: settled }
}

/**
 * Soli on one-time pay: the full rate once the year's tax exceeds the limit, without mitigation (MSOLZSTS).
 */
function solidarity(
  wageTax: Amount,
  withIt: AnnualAssessment,
  taxpayer: Taxpayer,
  parameters: WageTaxParameters,
): Amount {
  const children = taxpayer.childAllowances > 0n ? childAllowanceOf(taxpayer, parameters) : 0n
  const income = notNegative(withIt.taxableIncome - children)
  const base = withFactor(annualTax(income, taxpayer.taxClass, parameters), taxpayer)
  if (base <= solidarityLimitOf(taxpayer.taxClass, parameters)) return 0n
  return truncatedShare(wholeEuros(wageTax), parameters.solidarity.rate)
}
