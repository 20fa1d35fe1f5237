import { refuseIf } from '../errors'
import { type Amount, EURO, total } from '../exact'
import type { Earning } from './earning'
import type { PayslipInput } from './input'

/** Small pay without the flat contributions of a Minijob, taxed at 20 % without a tax card, § 40a (2a) EStG. */
export function isFlatSmallJob({ employment, taxCard }: PayslipInput): boolean {
  return employment.isSmallJob && taxCard === undefined
}

/** @throws PayrollRefusal `small_job_above_limit` */
export function flatIfSmallJob(input: PayslipInput, earnings: Earning[], limit: Amount): Earning[] {
  if (!isFlatSmallJob(input)) return earnings
  const running = total(earnings.filter(({ tax }) => tax === 'running').map(({ amount }) => amount))
  refuseIf(running > limit, 'small_job_above_limit', { limit: String(limit / EURO) })
  return earnings.map((each) =>
    each.tax === 'running' || each.tax === 'other'
      ? { ...each, tax: 'flat', basis: '§ 40a (2a) EStG' }
      : each,
  )
}
