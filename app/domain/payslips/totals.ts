import type { PayslipLineKind } from '~db/schema'
import { type Cents, sum } from '../values/money'

/** What a line adds to the sums; deductions are positive amounts of their kind. */
export interface CountedLine {
  kind: PayslipLineKind
  amountCents: Cents
}

/** Sums of one or several payslips, in cents. */
export interface PayslipTotals {
  grossCents: Cents
  taxCents: Cents
  socialInsuranceCents: Cents
  netCents: Cents
  payoutCents: Cents
}

/** Net is gross less tax and social insurance; payout is net plus or minus what is added or deducted after tax. */
export function payslipTotals(lines: readonly CountedLine[]): PayslipTotals {
  const of = (kind: PayslipLineKind) =>
    sum(lines.filter((line) => line.kind === kind).map((line) => line.amountCents))
  const grossCents = of('earning')
  const taxCents = of('tax')
  const socialInsuranceCents = of('social_insurance')
  const netCents = grossCents - taxCents - socialInsuranceCents
  const payoutCents = netCents + of('net_addition') - of('net_deduction')
  return { grossCents, taxCents, socialInsuranceCents, netCents, payoutCents }
}

export function sumOfTotals(slips: readonly PayslipTotals[]): PayslipTotals {
  const of = (name: keyof PayslipTotals) => sum(slips.map((slip) => slip[name]))
  return {
    grossCents: of('grossCents'),
    taxCents: of('taxCents'),
    socialInsuranceCents: of('socialInsuranceCents'),
    netCents: of('netCents'),
    payoutCents: of('payoutCents'),
  }
}

/** The first total that the lines do not add up to, if any. */
export function wrongTotal(
  lines: readonly CountedLine[],
  claimed: Partial<PayslipTotals>,
): keyof PayslipTotals | undefined {
  const totals = payslipTotals(lines)
  const names = Object.keys(totals) as (keyof PayslipTotals)[]
  return names.find((name) => claimed[name] !== undefined && claimed[name] !== totals[name])
}
