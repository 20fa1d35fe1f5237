import { type Calculation, calculate } from '~/domain/payroll/calculation'
import { shippedFigures } from '~/domain/payroll/years/shipped'
import type { Counted } from '~/domain/payroll-month/counted'
import { inputWith } from '../payroll/payslip/worked-payslip'

type Json = Record<string, unknown>

export function calculated(changes: Json): Calculation {
  const { calculation, issues } = calculate(inputWith(changes), shippedFigures())
  if (!calculation) throw new Error(JSON.stringify(issues))
  return calculation
}

/** A payslip that counts, or a correction with what counted before. */
export function counting(name: string, changes: Json, earlier?: Json): Counted {
  return countedOf(name, calculated(changes), earlier && calculated(earlier))
}

export function countedOf(name: string, { input, result }: Calculation, before?: Calculation): Counted {
  return {
    employee: { id: name, number: name, firstName: 'Ayşe', lastName: name },
    month: input.month,
    now: result,
    input,
    payoutCents: result.payout.cents,
    before: before && {
      slip: before.result,
      input: before.input,
      payoutCents: before.result.payout.cents,
    },
  }
}

const salary = (monthlyCents: number) => ({ earnings: [{ kind: 'salary', monthlyCents }] })
const PROTESTANT = { taxCard: { taxClass: 1, church: 'ev' } }

/**
 * May 2026, rates of the fund `nord`: 2.9 % additional, U1 1.6 %, U2 0.4 %. Wage tax of 3,000 € in class I is 293.08, of
 * 3,200 € 337.25 (official plan); the rest is worked on paper in the tests.
 */
export const MAY: readonly Counted[] = [
  counting('Ahrens', { ...salary(3_000_00), ...PROTESTANT }),
  counting('Minkowski', {
    ...{ employment: { personGroup: '109', contributionGroup: '6100', fundId: undefined } },
    ...{ taxCard: undefined, ...salary(500_00) },
  }),
  counting('Kurz', {
    employee: { church: 'ev' },
    employment: {
      ...{ personGroup: '110', contributionGroup: '0000', fundId: undefined },
      ...{ from: '2026-04-15', fixedTermTo: '2026-06-10' },
    },
    taxCard: undefined,
    earnings: [{ kind: 'hours', hours: '50', hourlyWageCents: 16_00 }],
  }),
  counting('Petersen', { month: '2026-04', ...salary(3_200_00) }, { month: '2026-04', ...salary(3_000_00) }),
]
