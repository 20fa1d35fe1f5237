import type { Explanation } from '~/domain/payroll/explanation'
import type { Payslip } from '~/domain/payroll/payslip/result'

interface Explained {
  explanation: Explanation
  cents?: number
  employeeCents?: number
  employerCents?: number
}

/** Every part of a payslip that has an amount; bases by what they measure, flat taxes by their tax. */
export function partsOf(slip: Payslip): Explained[] {
  const { earnings, taxes, bases, contributions, netItems, net, payout, ageLimitAllowance, employerCosts } =
    slip
  const measured = bases.map(({ explanation, cents }) => ({ explanation, cents }))
  const flat = employerCosts.flatTaxes.map(({ explanation, taxCents }) => ({ explanation, cents: taxCents }))
  return [
    ...[...earnings, ...taxes, ...measured, ...contributions, ...netItems, net, payout],
    ...[...employerCosts.levies, ...(employerCosts.refunds ?? []), ...flat],
    ...(ageLimitAllowance ? [ageLimitAllowance] : []),
  ]
}
