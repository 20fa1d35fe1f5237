import type { Cents, DecimalText } from '~/domain/values/money'
import { refuseIf } from '../errors'
import { type Amount, fraction, ONE, percent, type Rate, scaled } from '../exact'
import type { RefusalCode } from '../refusal-codes'
import type { TaxpayerCare, TaxpayerHealth } from './health-input'
import type { OneTimePay, RetirementPay, TaxClass, TaxPeriod, WageTaxInput } from './input'
import type { RetirementTerms } from './retirement'

const MOST_CARE_REDUCTIONS = 4
const TAX_CLASSES: readonly number[] = [1, 2, 3, 4, 5, 6]

/** A `WageTaxInput` in exact numbers with defaults filled in, for the sections of the plan. */
export interface Taxpayer {
  period: TaxPeriod
  pay: Amount
  taxClass: TaxClass
  factor: Rate
  /** In tenths (ZKF has one decimal). */
  childAllowances: bigint
  isChurchMember: boolean
  allowance: Amount
  addition: Amount
  ageReliefYear: number | undefined
  hasPensionInsurance: boolean
  hasUnemploymentInsurance: boolean
  health: ExactHealth
  /** VBEZ. */
  retirementPay: Amount
  retirement: RetirementTerms
  care: { isSaxony: boolean; isChildless: boolean; reductions: bigint }
  oneTime: ExactOneTimePay
}

export type ExactHealth =
  | { kind: 'statutory'; additionalRate: Rate }
  | { kind: 'private'; premium: Amount; isSubsidised: boolean; subsidy: Amount }

export interface ExactOneTimePay {
  pay: Amount
  expectedAnnualPay: Amount
  annualAllowance: Amount
  annualAddition: Amount
  compensation: Amount
  compensationInAnnualPay: Amount
  untaxedShareBenefit: Amount
  retirementInAnnualPay: Amount
  retirement: Amount
  deathBenefit: Amount
}

/**
 * Validates an input and makes it exact. The plan leaves that to its caller (section 3.1).
 * @throws PayrollRefusal for the first value that is not covered or contradicts another
 */
export function taxpayerOf(input: WageTaxInput): Taxpayer {
  refuseIf(!TAX_CLASSES.includes(input.taxClass), 'unknown_tax_class', { taxClass: input.taxClass })
  const taxpayer: Taxpayer = {
    period: input.period,
    pay: amount(input.payCents),
    taxClass: input.taxClass,
    factor: input.factor === undefined ? ONE : decimal(input.factor, fraction),
    childAllowances: decimal(input.childAllowances ?? '0', (text) => scaled(text, 1)),
    isChurchMember: input.isChurchMember ?? false,
    allowance: amount(input.allowanceCents),
    addition: amount(input.additionCents),
    ageReliefYear: input.ageReliefYear,
    hasPensionInsurance: input.hasPensionInsurance ?? true,
    hasUnemploymentInsurance: input.hasUnemploymentInsurance ?? true,
    health: exactHealth(input.health ?? { kind: 'statutory' }),
    care: exactCare(input.care ?? {}),
    retirementPay: amount(input.retirement?.payCents),
    retirement: exactTerms(input.retirement),
    oneTime: exactOneTimePay(input.oneTime),
  }
  refuseContradictions(input, taxpayer)
  return taxpayer
}

function exactHealth(health: TaxpayerHealth): ExactHealth {
  if (health.kind === 'statutory') {
    return { kind: 'statutory', additionalRate: decimal(health.additionalRate ?? '0', twoPlacePercent) }
  }
  const isSubsidised = health.isSubsidised ?? (health.subsidyCents ?? 0) > 0
  return {
    kind: 'private',
    premium: amount(health.premiumCents),
    isSubsidised,
    subsidy: amount(health.subsidyCents),
  }
}

/** KVZ has two decimals, so its half is still a whole number of millionths. */
function twoPlacePercent(text: string): Rate {
  return scaled(text, 2) * percent('0.01')
}

function exactCare(care: TaxpayerCare): Taxpayer['care'] {
  const reductions = care.reductions ?? 0
  const isKnown = Number.isInteger(reductions) && reductions >= 0 && reductions <= MOST_CARE_REDUCTIONS
  refuseIf(!isKnown, 'care_reductions_out_of_range', { reductions })
  const isChildless = care.isChildless ?? false
  refuseIf(isChildless && reductions > 0, 'childless_takes_no_care_reduction')
  return { isSaxony: care.isSaxony ?? false, isChildless, reductions: BigInt(reductions) }
}

function exactOneTimePay(oneTime: OneTimePay | undefined): ExactOneTimePay {
  const exact = {
    pay: amount(oneTime?.payCents, 'negative_one_time_pay'),
    expectedAnnualPay: amount(oneTime?.expectedAnnualPayCents),
    annualAllowance: amount(oneTime?.annualAllowanceCents),
    annualAddition: amount(oneTime?.annualAdditionCents),
    compensation: amount(oneTime?.compensationCents),
    compensationInAnnualPay: amount(oneTime?.compensationInAnnualPayCents),
    untaxedShareBenefit: amount(oneTime?.untaxedShareBenefitCents),
    retirementInAnnualPay: amount(oneTime?.retirementInAnnualPayCents),
    retirement: amount(oneTime?.retirementCents),
    deathBenefit: amount(oneTime?.deathBenefitCents),
  }
  const isCompensationInside =
    exact.compensation <= exact.pay && exact.compensationInAnnualPay <= exact.expectedAnnualPay
  refuseIf(!isCompensationInside, 'compensation_above_pay')
  const isRetirementInside =
    exact.retirement <= exact.pay &&
    exact.retirementInAnnualPay <= exact.expectedAnnualPay &&
    exact.deathBenefit <= exact.retirement
  refuseIf(!isRetirementInside, 'retirement_pay_above_pay')
  return exact
}

function exactTerms(retirement: RetirementPay | undefined): RetirementTerms {
  return {
    firstYear: retirement?.firstYear ?? 0,
    firstMonth: amount(retirement?.firstMonthCents),
    firstSpecial: amount(retirement?.firstSpecialCents),
    months: amount(retirement?.months),
  }
}

function refuseContradictions(input: WageTaxInput, taxpayer: Taxpayer): void {
  const { taxClass, oneTime } = taxpayer
  if (input.factor !== undefined) {
    refuseIf(taxClass !== 4, 'factor_needs_class_four', { taxClass })
    refuseIf(taxpayer.factor <= 0n || taxpayer.factor > ONE, 'factor_out_of_range', { factor: input.factor })
    const hasAllowance = taxpayer.allowance > 0n || oneTime.annualAllowance > 0n
    refuseIf(hasAllowance, 'factor_excludes_allowance')
  }
  const hasAddition = taxpayer.addition > 0n || oneTime.annualAddition > 0n
  refuseIf(taxClass === 6 && hasAddition, 'class_six_takes_no_addition')
  refuseIf(taxClass > 4 && taxpayer.childAllowances > 0n, 'child_allowances_need_class_one_to_four', {
    taxClass,
  })
  refuseIf(taxpayer.retirementPay > taxpayer.pay, 'retirement_pay_above_pay')
  const { ageReliefYear } = taxpayer
  refuseIf(ageReliefYear !== undefined && ageReliefYear > input.year, 'age_relief_year_in_future')
}

function amount(cents: Cents | undefined, ifNegative: RefusalCode = 'negative_amount'): Amount {
  const value = cents ?? 0
  refuseIf(!Number.isSafeInteger(value), 'amount_not_in_cents', { amount: value })
  refuseIf(value < 0, ifNegative)
  return BigInt(value)
}

function decimal(text: DecimalText, parse: (text: string) => bigint): bigint {
  let value: bigint
  try {
    value = parse(text)
  } catch {
    value = -1n
  }
  refuseIf(value < 0n, 'malformed_decimal', { value: text })
  return value
}
