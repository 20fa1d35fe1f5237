import type { PayslipFigures } from '../payroll/unexplained'
import { type Cents, sum } from '../values/money'

export interface RunSums {
  gross: Cents
  net: Cents
  payout: Cents
  /** Social insurance, both shares, without levies. */
  contributions: Cents
  cost: Cents
}

export function runSums(slips: readonly PayslipFigures[]): RunSums {
  const of = (amountOf: (slip: PayslipFigures) => Cents) => sum(slips.map(amountOf))
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

/** What the firm pays because of a payslip: contributions with both shares, levies and total cost. */
export const COSTS = [
  ...(['health', 'additional_health', 'care', 'pension', 'unemployment'] as const),
  ...(['u1', 'u2', 'insolvency', 'cost'] as const),
] as const

export function costsOf({
  contributions,
  employerCosts,
}: PayslipFigures): Record<(typeof COSTS)[number], Cents> {
  const branch = (name: (typeof contributions)[number]['branch']) =>
    sum(
      contributions
        .filter((row) => row.branch === name)
        .map(({ employeeCents, employerCents }) => employeeCents + employerCents),
    )
  const levy = (name: (typeof employerCosts.levies)[number]['levy']) =>
    sum(employerCosts.levies.filter((row) => row.levy === name).map(({ cents }) => cents))
  return {
    health: branch('health'),
    additional_health: branch('additional_health'),
    care: branch('care'),
    pension: branch('pension'),
    unemployment: branch('unemployment'),
    u1: levy('u1'),
    u2: levy('u2'),
    insolvency: levy('insolvency'),
    cost: employerCosts.totalCents,
  }
}
