import type { PayslipFigures } from '../payroll/unexplained'
import { payslipTotals } from '../payslips/totals'
import type { PayslipLineView } from '../payslips/view'
import { type Cents, sum } from '../values/money'

/** What two payslips are compared by, in the order of a payslip. */
export const ROWS = [
  ...(['gross', 'taxable', 'wage_tax', 'solidarity', 'church_tax'] as const),
  ...(['health', 'care', 'pension', 'unemployment', 'net', 'payout'] as const),
] as const
export type Row = (typeof ROWS)[number]

/** Deductions are positive. A row that is not there is 0 on our side, and unknown on the other. */
export type Amounts = Partial<Record<Row, Cents>>

/** Running and one-time pay together; health with its additional rate. */
export function ownAmounts({
  totals,
  taxes,
  contributions,
  net,
  payout,
}: PayslipFigures): Record<Row, Cents> {
  const tax = (name: string) => sum(taxes.filter((row) => row.tax === name).map(({ cents }) => cents))
  const share = (...names: string[]) =>
    sum(
      contributions
        .filter((row) => !row.isVoluntary && names.includes(row.branch))
        .map(({ employeeCents }) => employeeCents),
    )
  return {
    gross: totals.grossCents,
    taxable: totals.taxableRunningCents + totals.taxableOneTimeCents,
    wage_tax: tax('wage_tax'),
    solidarity: tax('solidarity'),
    church_tax: tax('church_tax'),
    health: share('health', 'additional_health'),
    care: share('care'),
    pension: share('pension'),
    unemployment: share('unemployment'),
    net: net.cents,
    payout: payout.cents,
  }
}

const CODES: Readonly<Record<string, Row>> = {
  wage_tax: 'wage_tax',
  solidarity: 'solidarity',
  church_tax: 'church_tax',
  health: 'health',
  additional_health: 'health',
  care: 'care',
  pension: 'pension',
  unemployment: 'unemployment',
}

/** Of a payslip that came line by line; rows without a line that says so are unknown. */
export function lineAmounts(lines: readonly PayslipLineView[]): Amounts {
  const { grossCents, netCents, payoutCents } = payslipTotals(lines)
  const found: Amounts = { gross: grossCents, net: netCents, payout: payoutCents }
  for (const { kind, code, amountCents } of lines) {
    const row = CODES[code.replace(/_(one_time|equalisation)$/, '')]
    if (row && (kind === 'tax' || kind === 'social_insurance')) found[row] = (found[row] ?? 0) + amountCents
  }
  return found
}
