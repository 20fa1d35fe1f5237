import { refuseIf } from '../errors'
import { loweredToDays, raisedToMonth } from '../social-insurance/ceilings'
import { personGroupRules } from '../social-insurance/person-group'
import { readGroup } from '../social-insurance/read-contribution-group'
import type { Figures } from '../years/figures'
import type { EarningInput } from './earning-input'
import type { PayslipInput } from './input'

/** Payable after the employment has ended; running pay belongs to the month it was earned in. */
const PAID_ONCE: readonly EarningInput['kind'][] = ['one_time', 'severance']

type Dates = Pick<PayslipInput, 'month' | 'employment'>

export function isAfterExit({ month, employment: { to } }: Dates): boolean {
  return to !== undefined && to < `${month}-01`
}

/**
 * The month that one-time pay counts as for insurance: its own, or after the last day the last one of the employment, if
 * that is of the same year, § 23a (1) sentence 3, (2) SGB IV.
 */
export function assignedMonth(input: Dates): string {
  const { month, employment } = input
  const last = employment.to?.slice(0, 7)
  const isMoved = last !== undefined && isAfterExit(input) && last.slice(0, 4) === month.slice(0, 4)
  return isMoved ? last : month
}

/** @throws PayrollRefusal `running_pay_after_exit`, `after_exit_not_covered` */
export function refuseUnclearAfterExit(input: PayslipInput, figures: Figures): void {
  const { earnings, garnishments, absences, shortTime } = input
  if (!isAfterExit(input) || earnings.length === 0) return
  refuseIf(
    earnings.some(({ kind }) => !PAID_ONCE.includes(kind)),
    'running_pay_after_exit',
  )
  // A claim is measured by a month's pay.
  const isMonthly = garnishments.length + absences.length > 0 || shortTime !== undefined
  refuseIf(isMonthly || changesLastMonth(input, figures), 'after_exit_not_covered')
}

/** Whether one-time pay changes what is due on its month's pay, which is settled. */
function changesLastMonth(input: PayslipInput, figures: Figures): boolean {
  const { employment, earnings } = input
  if (!earnings.some(({ kind }) => kind === 'one_time')) return false
  const { kind } = personGroupRules(employment.personGroup)
  const hasInsuredJob = employment.others.some((other) => other.kind === 'insured')
  if (employment.isInTransitionZone || kind === 'short_term' || hasInsuredJob) return true
  return (kind === 'minijob' || kind === 'apprentice') && isLow(input, figures)
}

/**
 * A Minijob below its minimum base (§ 163 (8) SGB VI), or training whose contributions the employer bears (§ 20 (3)
 * SGB IV).
 */
function isLow(input: PayslipInput, figures: Figures): boolean {
  const { employment, lastMonth } = input
  const { minijob, lowPaidApprenticeLimit } = figures.socialInsurance(assignedMonth(input))
  const isTraining = personGroupRules(employment.personGroup).kind === 'apprentice'
  if (!isTraining && readGroup(employment.contributionGroup).pension === 'flat') return false
  if (!lastMonth) return true
  const pay = BigInt(lastMonth.insuredCents)
  return isTraining
    ? raisedToMonth(pay, lastMonth.insuredDays) <= lowPaidApprenticeLimit
    : pay < loweredToDays(minijob.minimumPensionBase, lastMonth.insuredDays)
}
