import { type Amount, larger, notNegative, ONE, type Rate, smaller } from '../exact'
import type { MinimumProvision, Provision, UnemploymentProvision } from '../parameters/provision-parameters'
import { truncatedShare, wholeEurosUp } from '../rounding'
import type { Taxpayer } from './taxpayer'

const MONTHS = 12n

/**
 * Allowance for insurance premiums, § 39b (2) sentence 5 no. 3 EStG (UPEVP: VSP), in whole euros.
 * `pay` is the year's pay without compensation (ZRE4VP).
 */
export function provisionAllowance(taxpayer: Taxpayer, pay: Amount, parameters: Provision): Amount {
  const pension = taxpayer.hasPensionInsurance ? pensionPart(pay, parameters) : 0n
  const healthAndCare = healthAndCarePart(taxpayer, pay, parameters)
  const actual = wholeEurosUp(healthAndCare + pension)
  const { alternative } = parameters
  if (alternative.kind === 'minimum') {
    return larger(actual, wholeEurosUp(pension + minimumPart(taxpayer, pay, alternative)))
  }
  if (!taxpayer.hasUnemploymentInsurance || taxpayer.taxClass === 6) return actual
  const capped = cappedPart(pay, healthAndCare, parameters, alternative)
  return larger(actual, wholeEurosUp(pension + capped))
}

/** VSPR (2025: VSP1). */
function pensionPart(pay: Amount, { pensionCeiling, pensionRate }: Provision): Amount {
  return truncatedShare(smaller(pay, pensionCeiling), pensionRate)
}

/** MVSPKVPV: VSPKVPV (2025 MVSP: VSP3). */
function healthAndCarePart(taxpayer: Taxpayer, pay: Amount, parameters: Provision): Amount {
  const { health } = taxpayer
  const insured = {
    health: smaller(pay, parameters.healthCeiling),
    care: smaller(pay, parameters.careCeiling),
  }
  if (health.kind === 'statutory') {
    const healthRate = parameters.healthRate + health.additionalRate / 2n
    return (insured.health * healthRate + insured.care * careRate(taxpayer, parameters)) / ONE
  }
  if (taxpayer.taxClass === 6) return 0n
  const { alternative } = parameters
  const premium = health.premium * MONTHS
  if (alternative.kind === 'unemployment') return notNegative(premium - health.subsidy * MONTHS)
  if (!health.isSubsidised) return premium
  return afterTypicalSubsidy(premium, insured, taxpayer.care.isSaxony, alternative)
}

/** 2025: the premium less the employer's share of statutory insurance (PKV = 2), fractions of a cent dropped. */
function afterTypicalSubsidy(
  premium: Amount,
  insured: { health: Amount; care: Amount },
  isSaxony: boolean,
  { subsidy }: MinimumProvision,
): Amount {
  const careRateOfEmployer = isSaxony ? subsidy.careRateSaxony : subsidy.careRate
  return (premium * ONE - insured.health * subsidy.healthRate - insured.care * careRateOfEmployer) / ONE
}

/** PVSATZAN. */
function careRate({ care }: Taxpayer, parameters: Provision): Rate {
  const base = care.isSaxony ? parameters.careRateSaxony : parameters.careRate
  return care.isChildless
    ? base + parameters.childlessRate
    : base - care.reductions * parameters.reductionPerChild
}

/** VSP2 with its cap VHB. */
function minimumPart(
  taxpayer: Taxpayer,
  pay: Amount,
  { rate, cap, capClassThree }: MinimumProvision,
): Amount {
  return smaller(truncatedShare(pay, rate), taxpayer.taxClass === 3 ? capClassThree : cap)
}

/** MVSPHB: VSPALV and VSPHB. */
function cappedPart(
  pay: Amount,
  healthAndCare: Amount,
  { pensionCeiling }: Provision,
  { rate, cap }: UnemploymentProvision,
): Amount {
  const unemployment = truncatedShare(smaller(pay, pensionCeiling), rate)
  return smaller(unemployment + healthAndCare, cap)
}
