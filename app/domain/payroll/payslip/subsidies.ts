import { refuseIf } from '../errors'
import { type Amount, type Rate, total } from '../exact'
import {
  ceilingFor,
  DAYS_A_MONTH,
  oneTimeBase,
  pooledPay,
  raisedToMonth,
  runningBaseBeside,
} from '../social-insurance/ceilings'
import {
  type PrivateSubsidy,
  privateSubsidy,
  type ShareOfJobs,
  subsidyCareRate,
  subsidyHealthRate,
  subsidyOnOneTimePay,
} from '../social-insurance/private-insurance'
import { recordOfYear } from './history'
import type { PayrollMonth } from './payroll-month'

const MONTHS_A_YEAR = 12n

/** The employer's subsidy to one private insurance. */
export interface Subsidy extends PrivateSubsidy {
  kind: 'health_subsidy' | 'care_subsidy'
  premium: Amount
  rate: Rate
  /** On one-time pay, if there is any. */
  oneTime: ReturnType<typeof subsidyOnOneTimePay>
  /** For a whole month, for wage tax. */
  wholeMonth: Amount
}

export interface Subsidies {
  days: number
  base: { running: Amount; all: Amount }
  /** If there are other insured jobs. */
  share: ShareOfJobs | undefined
  health: Subsidy
  care: Subsidy
}

/**
 * None unless exempt because of the pay limit or by exemption, § 257 (2) sentence 1 SGB V.
 * @throws PayrollRefusal `one_time_pay_with_other_employment_not_covered`
 */
export function subsidiesOf(month: PayrollMonth): Subsidies | undefined {
  const { input, person, period, socialParameters, insured, care } = month
  const { privateInsurance: cover } = input.employment
  if (!cover?.isSubsidised || !person.isSubsidyPossible) return undefined
  const record = recordOfYear(input)?.privateCover
  const days = period.insuredDays
  const { healthCeiling } = socialParameters
  const others = input.employment.others
    .filter(({ kind }) => kind === 'insured')
    .map(({ monthlyCents }) => BigInt(monthlyCents))
  const running = runningBaseBeside(insured.running, others, healthCeiling, days)
  const shareOf = (pay: Amount, inDays: number) => {
    const { own, all } = pooledPay(pay, others, ceilingFor(healthCeiling, inDays))
    return others.length > 0 && all > 0n ? { own, all } : undefined
  }
  const share = shareOf(insured.running, days)
  // No rule found for how several employers share the year's half premium (decision 303).
  const together = total([insured.running, insured.oneTime, ...others])
  const isUnclear = insured.oneTime > 0n && others.length > 0 && together > healthCeiling / MONTHS_A_YEAR
  refuseIf(isUnclear, 'one_time_pay_with_other_employment_not_covered')
  const soFar = { days: (record?.days ?? 0) + days, base: BigInt(record?.baseCents ?? 0) + running }
  const base = { running, all: running + oneTimeBase(insured.oneTime, healthCeiling, soFar) }
  const wholePay = period.isWholeMonth ? insured.running : raisedToMonth(insured.running, days)
  const wholeBase = runningBaseBeside(wholePay, others, healthCeiling, DAYS_A_MONTH)
  const wholeShare = shareOf(wholePay, DAYS_A_MONTH)
  const subsidyTo = (branch: 'health' | 'care', premiumCents: number, rate: Rate): Subsidy => {
    const premium = BigInt(premiumCents)
    const own = privateSubsidy(running, premium, { days, share }, rate)
    const { halfPremiumCents = 0, paidCents = 0 } = record?.[branch] ?? {}
    const year = { half: BigInt(halfPremiumCents) + own.half, paid: BigInt(paidCents) + own.amount }
    return {
      kind: `${branch}_subsidy`,
      premium,
      rate,
      ...own,
      oneTime: subsidyOnOneTimePay(base, rate, year),
      wholeMonth: privateSubsidy(wholeBase, premium, { days: DAYS_A_MONTH, share: wholeShare }, rate).amount,
    }
  }
  const hasSickPayClaim = cover.hasSickPayClaim ?? !person.isPensioner
  return {
    days,
    base,
    share,
    health: subsidyTo(
      'health',
      cover.healthPremiumCents,
      subsidyHealthRate(socialParameters, hasSickPayClaim),
    ),
    care: subsidyTo('care', cover.carePremiumCents, subsidyCareRate(socialParameters, care.isSaxony)),
  }
}
