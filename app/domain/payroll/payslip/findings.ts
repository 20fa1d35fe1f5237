import { total } from '../exact'
import { money, plainNumber } from '../explanation'
import { type CalculationFinding, finding } from '../findings'
import type { SocialInsuranceParameters } from '../parameters/social-insurance-parameters'
import { raisedToMonth } from '../social-insurance/ceilings'
import type { Contributions } from '../social-insurance/contribution-rows'
import { isAfterExit } from './after-exit'
import { isPastAgeLimit } from './age'
import { minijobFindings } from './minijob-findings'
import type { PayrollMonth } from './payroll-month'
import type { Settlement } from './settlement'
import type { TaxRow } from './tax-row'
import { shortTermFindings, wageFindings } from './wage-findings'

const CLASS_SIX = 6
const MONTHS_A_YEAR = 12n

/** What the payroll clerk should check or know, although the calculation is valid. */
export function noticesOf(
  month: PayrollMonth,
  { isByMarchRule, bases }: Contributions,
  { payout, netItems }: Settlement,
  taxes: readonly TaxRow[],
): CalculationFinding[] {
  const isShared = bases.some(({ explanation }) => explanation.rule === 'base_running_shared')
  return [
    ...minijobFindings(month),
    ...zoneFindings(month),
    ...payLimitFindings(month),
    ...ageFindings(month),
    ...salaryFindings(month),
    ...wageFindings(month),
    ...shortTermFindings(month),
    ...(month.shortTime ? [finding('short_time_by_rule')] : []),
    ...(month.earnings.some(({ kind }) => kind === 'partial_retirement')
      ? [finding('top_up_within_net')]
      : []),
    ...(isShared ? [finding('ceiling_shared')] : []),
    ...(month.taxable.other > 0n && month.input.earlierEmployers === 'unknown'
      ? [finding('earlier_employers_unknown')]
      : []),
    ...afterExitFindings(month, isByMarchRule),
    ...(isByMarchRule ? [finding('march_rule_applied')] : []),
    ...(netItems.some(({ kind }) => kind === 'garnishment') &&
    taxes.some(({ part }) => part === 'equalisation')
      ? [finding('equalisation_not_attached')]
      : []),
    ...(payout < 0n ? [finding('negative_payout', { payout: money(payout) })] : []),
  ]
}

/** Pay outside the contract's zone. */
function zoneFindings({
  input,
  insured,
  period,
  socialParameters,
  care,
  group,
}: PayrollMonth): CalculationFinding[] {
  const { isInTransitionZone } = input.employment
  if (!isInTransitionZone) return []
  const { lowerLimit, upperLimit } = socialParameters.transitionZone
  const pay = raisedToMonth(insured.running, period.insuredDays) + insured.oneTime + payElsewhere(input)
  const figures = { pay: money(pay), lowerLimit: money(lowerLimit), upperLimit: money(upperLimit) }
  if (pay <= lowerLimit) return [finding('zone_below_lower_limit', figures)]
  if (pay > upperLimit) return [finding('zone_above_upper_limit', figures)]
  return care.isSaxony && group.care === 'full' ? [finding('zone_in_saxony_by_text')] : []
}

function payElsewhere({ employment }: PayrollMonth['input']) {
  const insured = employment.others.filter(({ kind }) => kind === 'insured')
  return total(insured.map(({ monthlyCents }) => BigInt(monthlyCents)))
}

/** Voluntary members and the privately insured above the pay limit should earn more than it. */
function payLimitFindings({
  input,
  insured,
  period,
  socialParameters,
  group,
  person,
}: PayrollMonth): CalculationFinding[] {
  const isSubsidised = input.employment.privateInsurance?.isSubsidised && person.isSubsidyPossible
  if (group.health !== 'voluntary' && !isSubsidised) return []
  // The limit applies to all jointly insured jobs, § 6 (1) no. 1 SGB V.
  const monthly = raisedToMonth(insured.running, period.insuredDays) + payElsewhere(input)
  const yearly = monthly * MONTHS_A_YEAR
  const limit = payLimitOf(input, socialParameters)
  if (yearly > limit || insured.running === 0n) return []
  return [finding('below_annual_pay_limit', { pay: money(yearly), limit: money(limit) })]
}

function payLimitOf({ employment }: PayrollMonth['input'], { annualPayLimits }: SocialInsuranceParameters) {
  const { payLimit = 'general' } = employment.privateInsurance ?? {}
  return {
    general: annualPayLimits.general,
    since_2002: annualPayLimits.privateSince2002,
    since_2026: annualPayLimits.privateSince2026,
  }[payLimit]
}

function ageFindings({ input, ageLimitAllowance }: PayrollMonth): CalculationFinding[] {
  const { employee, taxCard, month } = input
  if (ageLimitAllowance) {
    const { running, other } = ageLimitAllowance
    return [finding('age_limit_allowance_applied', { amount: money(running + other) })]
  }
  const isUnconfirmed = taxCard?.taxClass === CLASS_SIX && isPastAgeLimit(employee.birthDate, month)
  return isUnconfirmed ? [finding('age_limit_allowance_unconfirmed')] : []
}

/** A full salary despite missing days: perhaps it should have been reduced. */
function salaryFindings({ input, period }: PayrollMonth): CalculationFinding[] {
  const isMissing = period.insuredDays < period.taxDays || period.paidDates.length < period.employedDays
  const isUncut = input.earnings.some(
    (each) => each.kind === 'salary' && (each.proration === undefined || input.absences.length === 0),
  )
  if (!isMissing || !isUncut || !period.isWholeMonth) return []
  return [finding('whole_salary_for_fewer_days', { days: plainNumber(period.insuredDays) })]
}

/** The tax card is that of the month of payment, R 39b.6 (3) LStR, and the year's pay may have been estimated. */
function afterExitFindings({ input, taxable }: PayrollMonth, isByMarchRule: boolean): CalculationFinding[] {
  if (!isAfterExit(input)) return []
  const isRaised =
    taxable.other > 0n && input.expectedAnnualPayCents === undefined && input.taxCard !== undefined
  return [
    ...(isByMarchRule ? [] : [finding('paid_after_exit')]),
    ...(isRaised ? [finding('expected_pay_raised')] : []),
  ]
}
