import { type Cents, sum } from '../money'
import type { Payslip } from '../payroll/payslip/result'

/** What several payslips come to. */
export interface RunSums {
  gross: Cents
  net: Cents
  payout: Cents
  /** To social insurance, of employees and employer together; without levies. */
  contributions: Cents
  cost: Cents
}

export function runSums(slips: readonly Payslip[]): RunSums {
  const of = (amountOf: (slip: Payslip) => Cents) => sum(slips.map(amountOf))
  return {
    gross: of(({ totals }) => totals.grossCents),
    net: of(({ net }) => net.cents),
    payout: of(({ payout }) => payout.cents),
    contributions: of(({ contributions }) =>
      sum(contributions.map(({ employeeCents, employerCents }) => employeeCents + employerCents)),
    ),
    cost: of(({ employerCosts }) => employerCosts.totalCents),
  }
}
