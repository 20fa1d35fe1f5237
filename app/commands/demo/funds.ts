import type { Fund } from '~/domain/payroll/payslip/input'
import type { FundName } from './person'

/** Rates of the demo's health funds, which do not exist: additional contribution and levies, percent. */
export const FUNDS: readonly Fund[] = [
  fund('Küstenkasse', '2025-01', { additionalRate: '2.5', u1Rate: '1.6', u2Rate: '0.4' }),
  fund('Küstenkasse', '2026-01', { additionalRate: '2.9', u1Rate: '1.7', u2Rate: '0.44' }),
  fund('Nordsee BKK', '2025-01', { additionalRate: '2.18', u1Rate: '2.1', u2Rate: '0.36' }),
  fund('Nordsee BKK', '2026-01', { additionalRate: '2.69', u1Rate: '2.2', u2Rate: '0.39' }),
]

function fund(name: FundName, validFrom: string, rates: Omit<Fund, 'id' | 'name' | 'validFrom'>): Fund {
  return { id: name, name, validFrom, ...rates }
}
