import { expect } from 'vitest'
import type { Payslip } from '~/domain/payroll/payslip/result'

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

/** Shares, net pay, payout, the employer's costs and the history are the sums of a payslip's own lines. */
export function expectSums(slip: Payslip): void {
  const { earnings, taxes, contributions, netItems, net, payout, totals, employerCosts, history } = slip
  const gross = sum(earnings.filter(({ isGross }) => isGross).map(({ cents }) => cents))
  const statutory = contributions.filter(({ isVoluntary }) => !isVoluntary)
  const employer = sum(statutory.map(({ employerCents }) => employerCents))
  const levies = sum(employerCosts.levies.map(({ cents }) => cents))
  const { flatTaxCents, subsidiesCents, pensionCents, totalCents } = employerCosts
  expect(totals.grossCents).toBe(gross)
  expect(net.cents).toBe(
    gross - sum(taxes.map(({ cents }) => cents)) - sum(statutory.map(({ employeeCents }) => employeeCents)),
  )
  expect(payout.cents).toBe(net.cents + sum(netItems.map(({ cents }) => cents)))
  expect(totalCents).toBe(gross + employer + levies + flatTaxCents + subsidiesCents + pensionCents)
  for (const { employeeCents, employerCents, baseCents } of contributions) {
    expect(Math.min(employeeCents, employerCents, baseCents)).toBeGreaterThanOrEqual(0)
  }
  // Only what comes back of the year's taxes lowers them.
  for (const { part, cents } of taxes) expect(cents < 0, part).toBe(part === 'equalisation')
  if (history.year !== 'unknown') expect(history.year.grossCents).toBeGreaterThanOrEqual(Math.min(gross, 0))
}
