import type { PayslipInput } from '../payroll/payslip/input'
import type { PayslipFigures } from '../payroll/unexplained'
import type { Counted } from '../payroll-month/counted'
import type { MonthText } from '../values/calendar'
import type { Cents } from '../values/money'
import { type WorkedHours, workedHoursOf } from './worked-hours'

/** Minijobs and short-term work, § 17 (1) MiLoG with § 8 (1) SGB IV. */
const MARGINAL: readonly string[] = ['109', '110']

export interface MinimumWageRow {
  employee: Counted['employee']
  /** Why the times of each day must be recorded; null if only the wage is to be looked at. */
  reason: 'marginal' | 'trade' | null
  worked: WorkedHours | undefined
  /** The lowest wage of an hour; null for a salary. */
  wageCents: Cents | null
  /** What the calculation said when the payslip was frozen. */
  result: 'enough' | 'below' | 'unknown'
  /** The least that is allowed, where the wage is below. */
  leastCents: Cents | null
}

/** Those whose working time must be recorded, and those paid below the minimum wage. */
export function minimumWageRowsOf(counted: readonly Counted[], month: MonthText): MinimumWageRow[] {
  return counted
    .filter((one) => one.month === month && one.now.employment.kind !== 'director')
    .map(rowOf)
    .filter(({ reason, result }) => reason !== null || result !== 'enough')
}

function rowOf({ employee, now, input }: Counted): MinimumWageRow {
  const below = now.notices.find(({ code }) => code === 'below_minimum_wage')
  const isUnknown = now.notices.some(({ code }) => code === 'minimum_wage_unknown')
  const wages = wagesOf(input)
  return {
    employee,
    reason: reasonOf(now, input),
    worked: workedHoursOf(input, now.insuredDays),
    wageCents: wages.length > 0 ? Math.min(...wages) : null,
    result: below ? 'below' : isUnknown ? 'unknown' : 'enough',
    leastCents: below?.figures.least?.kind === 'money' ? below.figures.least.cents : null,
  }
}

function reasonOf({ employment }: PayslipFigures, { employer }: PayslipInput): MinimumWageRow['reason'] {
  if (MARGINAL.includes(employment.personGroup)) return 'marginal'
  return (employer.trade ?? 'none') === 'none' ? null : 'trade'
}

function wagesOf({ earnings }: PayslipInput): Cents[] {
  return earnings.flatMap((each) =>
    each.kind === 'hours' || each.kind === 'overtime' ? [each.hourlyWageCents] : [],
  )
}
