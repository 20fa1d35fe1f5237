import type { Fund } from '~/domain/payroll/payslip/input'
import type { FundName } from './person'

/** Rates of the demo's health funds, which do not exist: additional contribution and levies, percent. */
export const FUNDS: readonly Fund[] = [
  ratesOf('Küstenkasse', '2025-01', '2.5', '1.6', '0.4'),
  ratesOf('Küstenkasse', '2026-01', '2.9', '1.7', '0.44'),
  ratesOf('Nordsee BKK', '2025-01', '2.18', '2.1', '0.36'),
  ratesOf('Nordsee BKK', '2026-01', '2.69', '2.2', '0.39'),
]

function ratesOf(
  name: FundName,
  validFrom: string,
  additionalRate: string,
  u1Rate: string,
  u2Rate: string,
): Fund {
  return { id: name, name, validFrom, additionalRate, u1Rate, u2Rate }
}
