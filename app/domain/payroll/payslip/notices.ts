import { total } from '../exact'
import { money, plainNumber } from '../explanation'
import { type Notice, notice } from '../issues'
import { raisedToMonth } from '../social-insurance/ceilings'
import type { Contributions } from '../social-insurance/contribution-rows'
import { isAfterExit } from './after-exit'
import { minijobNotices } from './minijob-notices'
import type { PayrollMonth } from './month'
import { isPastAgeLimit } from './person'
import type { Settlement } from './settlement'
import { shortTermNotices, wageNotices } from './wage-notices'

const CLASS_SIX = 6
const MONTHS_A_YEAR = 12n

/** What the payroll clerk should check or know although the calculation is valid. */
export function noticesOf(
  month: PayrollMonth,
  { isByMarchRule, bases }: Contributions,
  { payout }: Settlement,
): Notice[] {
  const isShared = bases.some(({ explanation }) => explanation.rule === 'base_running_shared')
  return [
    ...minijobNotices(month),
    ...zoneNotices(month),
    ...payLimitNotices(month),
    ...ageNotices(month),
    ...salaryNotices(month),
    ...wageNotices(month),
    ...shortTermNotices(month),
    ...(month.shortTime ? [notice('short_time_by_rule')] : []),
    ...(month.earnings.some(({ kind }) => kind === 'partial_retirement')
      ? [notice('top_up_within_net')]
      : []),
    ...(isShared ? [notice('ceiling_shared')] : []),
    ...(month.taxable.other > 0n && month.input.earlierEmployers === 'unknown'
      ? [notice('earlier_employers_unknown')]
      : []),
    ...afterExitNotices(month, isByMarchRule),
    ...(isByMarchRule ? [notice('march_rule_applied')] : []),
    ...(payout < 0n ? [notice('negative_payout', { payout: money(payout) })] : []),
  ]
}

/** Pay outside the zone of the contract. */
function zoneNotices({ input, insured, period, socialParameters, care, group }: PayrollMonth): Notice[] {
  const { isInTransitionZone } = input.employment
  if (!isInTransitionZone) return []
  const { lowerLimit, upperLimit } = socialParameters.transitionZone
  const pay = raisedToMonth(insured.running, period.insuredDays) + insured.oneTime + payElsewhere(input)
  const figures = { pay: money(pay), lowerLimit: money(lowerLimit), upperLimit: money(upperLimit) }
  if (pay <= lowerLimit) return [notice('zone_below_lower_limit', figures)]
  if (pay > upperLimit) return [notice('zone_above_upper_limit', figures)]
  return care.isSaxony && group.care === 'full' ? [notice('zone_in_saxony_by_text')] : []
}

function payElsewhere({ employment }: PayrollMonth['input']) {
  const insured = employment.others.filter(({ kind }) => kind === 'insured')
  return total(insured.map(({ monthlyCents }) => BigInt(monthlyCents)))
}

/** Who is a voluntary member or privately insured for the pay limit should earn more than it. */
function payLimitNotices({
  input,
  insured,
  period,
  socialParameters,
  group,
  person,
}: PayrollMonth): Notice[] {
  const isSubsidised = input.employment.privateInsurance?.isSubsidised && person.isSubsidyPossible
  if (group.health !== 'voluntary' && !isSubsidised) return []
  // The limit counts all jobs that are insured together, § 6 (1) no. 1 SGB V.
  const monthly = raisedToMonth(insured.running, period.insuredDays) + payElsewhere(input)
  const yearly = monthly * MONTHS_A_YEAR
  const limit = socialParameters.annualPayLimit
  if (yearly > limit || insured.running === 0n) return []
  return [notice('below_annual_pay_limit', { pay: money(yearly), limit: money(limit) })]
}

function ageNotices({ input, ageLimitAllowance }: PayrollMonth): Notice[] {
  const { employee, taxCard, month } = input
  if (ageLimitAllowance) {
    const { running, other } = ageLimitAllowance
    return [notice('age_limit_allowance_applied', { amount: money(running + other) })]
  }
  const isUnconfirmed = taxCard?.taxClass === CLASS_SIX && isPastAgeLimit(employee.birthDate, month)
  return isUnconfirmed ? [notice('age_limit_allowance_unconfirmed')] : []
}

/** A whole salary although days are missing: the contract's salary was perhaps not cut. */
function salaryNotices({ input, period }: PayrollMonth): Notice[] {
  const isMissing = period.insuredDays < period.taxDays || period.paidDates.length < period.employedDays
  const isUncut = input.earnings.some(
    (each) => each.kind === 'salary' && (each.proration === undefined || input.absences.length === 0),
  )
  if (!isMissing || !isUncut || !period.isWholeMonth) return []
  return [notice('whole_salary_for_fewer_days', { days: plainNumber(period.insuredDays) })]
}

/** The tax card is that of the month of payment, R 39b.6 (3) LStR, and the pay of the year was perhaps estimated. */
function afterExitNotices({ input, taxable }: PayrollMonth, isByMarchRule: boolean): Notice[] {
  if (!isAfterExit(input)) return []
  const isRaised =
    taxable.other > 0n && input.expectedAnnualPayCents === undefined && input.taxCard !== undefined
  return [
    ...(isByMarchRule ? [] : [notice('paid_after_exit')]),
    ...(isRaised ? [notice('expected_pay_raised')] : []),
  ]
}
