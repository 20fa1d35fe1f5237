import { refuseIf } from '../errors'
import { type Amount, type Rate, smaller, total } from '../exact'
import {
  ceilingFor,
  DAYS_A_MONTH,
  oneTimeBase,
  pooledPay,
  raisedToMonth,
  runningBaseBeside,
} from '../social-insurance/ceilings'
import { yearlyCeiling } from '../social-insurance/one-time-year'
import {
  type PrivateSubsidy,
  privateSubsidy,
  type ShareOfJobs,
  subsidyCareRate,
  subsidyHealthRate,
  subsidyOnOneTimePay,
} from '../social-insurance/private-insurance'
import { baseBefore, recordOfYear } from './history'
import type { PayrollMonth } from './payroll-month'

const MONTHS_A_YEAR = 12n

/** The employer's subsidy to one private insurance. */
export interface Subsidy extends PrivateSubsidy {
  kind: 'health_subsidy' | 'care_subsidy'
  premium: Amount
  rate: Rate
  base: { running: Amount; all: Amount }
  /** If there are other insured jobs. */
  share: ShareOfJobs | undefined
  /** On one-time pay, if there is any. */
  oneTime: ReturnType<typeof subsidyOnOneTimePay>
  /** For a whole month, for wage tax. */
  wholeMonth: Amount
}

export interface Subsidies {
  days: number
  health: Subsidy
  care: Subsidy
}

/** Both for a whole month, as wage tax counts them. */
export function wholeMonthOf(subsidies: Subsidies | undefined): Amount {
  return subsidies ? subsidies.health.wholeMonth + subsidies.care.wholeMonth : 0n
}

/**
 * None unless exempt because of the pay limit or by exemption, § 257 (2) sentence 1 SGB V.
 * @throws PayrollRefusal `one_time_pay_with_other_employment_not_covered`
 */
export function subsidiesOf(month: PayrollMonth): Subsidies | undefined {
  const { input, person, period, socialParameters, care } = month
  const { privateInsurance: cover } = input.employment
  if (!cover?.isSubsidised || !person.isSubsidyPossible) return undefined
  refuseUnclearShare(month)
  const hasSickPayClaim = cover.hasSickPayClaim ?? !person.isPensioner
  return {
    days: period.insuredDays,
    health: subsidyTo('health', month, subsidyHealthRate(socialParameters, hasSickPayClaim)),
    care: subsidyTo('care', month, subsidyCareRate(socialParameters, care.isSaxony)),
  }
}

/** No rule found for how several employers share the year's half premium (decision 303). */
function refuseUnclearShare({ input, insured, socialParameters }: PayrollMonth): void {
  const others = otherPay(input)
  const together = total([insured.running, insured.oneTime, ...others])
  const { healthCeiling, careCeiling } = socialParameters
  const isAbove = together > smaller(healthCeiling, careCeiling) / MONTHS_A_YEAR
  const isUnclear = insured.oneTime > 0n && others.length > 0 && isAbove
  refuseIf(isUnclear, 'one_time_pay_with_other_employment_not_covered')
}

function otherPay({ employment }: PayrollMonth['input']): Amount[] {
  return employment.others
    .filter(({ kind }) => kind === 'insured')
    .map(({ monthlyCents }) => BigInt(monthlyCents))
}

function subsidyTo(
  branch: 'health' | 'care',
  { input, period, insured, socialParameters }: PayrollMonth,
  rate: Rate,
): Subsidy {
  const cover = input.employment.privateInsurance
  const premium = BigInt(cover?.[`${branch}PremiumCents`] ?? 0)
  const record = recordOfYear(input)?.privateCover
  const days = period.insuredDays
  const ceiling = yearlyCeiling(branch, socialParameters)
  const others = otherPay(input)
  const shareOf = (pay: Amount, inDays: number) => {
    const { own, all } = pooledPay(pay, others, ceilingFor(ceiling, inDays))
    return others.length > 0 && all > 0n ? { own, all } : undefined
  }
  const running = runningBaseBeside(insured.running, others, ceiling, days)
  const share = shareOf(insured.running, days)
  const soFar = { days: (record?.days ?? 0) + days, base: BigInt(baseBefore(branch, record)) + running }
  const base = { running, all: running + oneTimeBase(insured.oneTime, ceiling, soFar) }
  const own = privateSubsidy(running, premium, { days, share }, rate)
  const { halfPremiumCents = 0, paidCents = 0 } = record?.[branch] ?? {}
  const year = { half: BigInt(halfPremiumCents) + own.half, paid: BigInt(paidCents) + own.amount }
  const wholePay = period.isWholeMonth ? insured.running : raisedToMonth(insured.running, days)
  const wholeBase = runningBaseBeside(wholePay, others, ceiling, DAYS_A_MONTH)
  const wholeShare = shareOf(wholePay, DAYS_A_MONTH)
  return {
    kind: `${branch}_subsidy`,
    premium,
    rate,
    base,
    share,
    ...own,
    oneTime: subsidyOnOneTimePay(base, rate, year),
    wholeMonth: privateSubsidy(wholeBase, premium, { days: DAYS_A_MONTH, share: wholeShare }, rate).amount,
  }
}
