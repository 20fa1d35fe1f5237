import { type Amount, total } from '../exact'
import { type Explanation, explained, money, percentage, plainNumber } from '../explanation'
import type { Contribution, Contributions } from '../social-insurance/contribution-rows'
import type { PayrollMonth } from './payroll-month'
import { professionalSubsidy } from './professional-scheme'
import type { NetItem } from './result-lines'
import type { Subsidies, Subsidy } from './subsidies'

export interface ExactNetItem {
  kind: NetItem['kind']
  label: string | undefined
  amount: Amount
  explanation: Explanation
}

export function subsidyItems(
  month: PayrollMonth,
  insured: Contributions,
  subsidies: Subsidies | undefined,
): ExactNetItem[] {
  const professional = professionalSubsidy(month, insured)
  return [
    ...(subsidies
      ? [subsidies.health, subsidies.care].flatMap((each) => privateItems(each, subsidies.days))
      : []),
    ...(professional ? [item('pension_subsidy', professional.amount, professional.explanation)] : []),
  ]
}

function privateItems(subsidy: Subsidy, days: number): ExactNetItem[] {
  const { base, share } = subsidy
  const figures = {
    premium: money(subsidy.premium),
    days: plainNumber(days),
    half: money(subsidy.half),
    base: money(base.running),
    rate: percentage(subsidy.rate),
    maximum: money(subsidy.maximum),
  }
  const explanation = share
    ? explained('private_subsidy_shared', { ...figures, own: money(share.own), pool: money(share.all) })
    : explained('private_subsidy_for_days', figures)
  const running = item(subsidy.kind, subsidy.amount, explanation)
  const { amount, maximum, unused } = subsidy.oneTime
  if (base.all === base.running || amount === 0n) return [running]
  const more = { base: money(base.all - base.running), maximum: money(maximum), unused: money(unused) }
  return [running, item(`${subsidy.kind}_one_time`, amount, explained('private_subsidy_one_time', more))]
}

/** Paid out for the employment agency, which refunds it. */
export function shortTimeItems({ shortTime }: PayrollMonth): ExactNetItem[] {
  return shortTime ? [item('short_time_allowance', shortTime.allowance, shortTime.explanation)] : []
}

/** The payment to a voluntary member's fund: deducted in full, with the employer's part as a subsidy. */
export function voluntaryItems({ rows }: Contributions, isPaidDirectly: boolean): ExactNetItem[] {
  const of = (to: 'health' | 'care') =>
    rows.filter(({ isVoluntary, branch }) => isVoluntary && (branch === 'care') === (to === 'care'))
  const items = (['health', 'care'] as const).flatMap((to) => ofMember(to, of(to)))
  return isPaidDirectly ? items.filter(({ amount }) => amount > 0n) : items
}

function ofMember(to: 'health' | 'care', rows: readonly Contribution[]): ExactNetItem[] {
  if (rows.length === 0) return []
  const employee = total(rows.map((row) => row.employee))
  const employer = total(rows.map((row) => row.employer))
  const figures = { employee: money(employee), employer: money(employer) }
  return [
    item(`${to}_subsidy`, employer, explained('voluntary_subsidy', figures)),
    item(`voluntary_${to}`, -(employee + employer), explained('voluntary_contribution', figures)),
  ]
}

export function inKindItems({ earnings }: PayrollMonth): ExactNetItem[] {
  return earnings
    .filter(({ isPaidOut, isGross }) => !isPaidOut && isGross)
    .map(({ label, amount }) => ({ ...item('benefit_in_kind', -amount, received(amount)), label }))
}

export function deductionItems({ input }: PayrollMonth): ExactNetItem[] {
  return input.deductions.map(({ kind, label, amountCents }) => {
    const amount = BigInt(amountCents)
    return { ...item(kind, -amount, received(amount)), label }
  })
}

function received(amount: Amount): Explanation {
  return explained('taken_off', { amount: money(amount) })
}

function item(kind: NetItem['kind'], amount: Amount, explanation: Explanation): ExactNetItem {
  return { kind, label: undefined, amount, explanation }
}
