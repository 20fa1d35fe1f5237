import { type Amount, total } from '../exact'
import { explained, money } from '../explanation'
import { divideRounding } from '../rounding'
import type { Contributions } from '../social-insurance/contribution-rows'
import type { PayrollMonth } from './payroll-month'
import type { RefundLine } from './result-lines'

/**
 * Refunded in full by the health fund for maternity, § 1 (2) AAG: the subsidy, pay during a ban on work, and the employer's
 * contributions on that pay, in proportion to all of the month's running pay.
 */
export function refundsOf(
  { earnings, insured, person }: PayrollMonth,
  { rows }: Contributions,
): RefundLine[] {
  if (!person.hasLevies) return []
  const sumOf = (kind: 'maternity_pay' | 'maternity_subsidy') =>
    total(earnings.filter((each) => each.kind === kind).map(({ amount }) => amount))
  const pay = sumOf('maternity_pay')
  const running = rows.filter(({ part, isVoluntary }) => part === 'running' && !isVoluntary)
  const shares = total(running.map(({ employer }) => employer))
  const onPay = insured.running === 0n ? 0n : divideRounding(shares * pay, insured.running)
  const whole = (amount: Amount) => explained('refund', { amount: money(amount) })
  const figures = { shares: money(shares), pay: money(pay), running: money(insured.running) }
  const lines = [
    {
      of: 'maternity_subsidy',
      amount: sumOf('maternity_subsidy'),
      explanation: whole(sumOf('maternity_subsidy')),
    },
    { of: 'maternity_pay', amount: pay, explanation: whole(pay) },
    { of: 'employer_shares', amount: onPay, explanation: explained('refund_share', figures) },
  ] as const
  return lines
    .filter(({ amount }) => amount !== 0n)
    .map(({ amount, ...line }) => ({ levy: 'u2', ...line, cents: Number(amount) }))
}
