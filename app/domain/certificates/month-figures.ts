import Big from 'big.js'
import type { CalculationFigures } from '../payroll/calculation'
import type { MonthText } from '../values/calendar'
import { type Cents, type DecimalText, sum } from '../values/money'

/** What certificates say of a month, from its frozen payslip. */
export interface MonthFigures {
  month: MonthText
  gross: Cents
  /** Liable to social insurance, before ceilings. */
  liable: Cents
  liableOneTime: Cents
  /** Running pay, with that of a Minijob that is taxed at a flat rate. */
  taxable: Cents
  taxableOneTime: Cents
  /** Neither taxed nor insured, § 3 EStG. */
  free: Cents
  /** Withheld; what came back of the year's taxes (§ 42b EStG) is neither in these nor in net pay, but in the payout. */
  wageTax: Cents
  solidarity: Cents
  churchTax: Cents
  health: Cents
  care: Cents
  pension: Cents
  unemployment: Cents
  net: Cents
  payout: Cents
  refunded: Cents
  severance: Cents
  /** Paid by the hour, with sick hours and leave; null for a salary. */
  hours: DecimalText | null
  insuredDays: number
  /** Benefits in place of pay: such a month does not count for the parental allowance, § 2b BEEG. */
  hasBenefit: boolean
}

const REPLACED_BY: readonly string[] = ['maternity', 'parental_leave']

export function figuresOf({ input, result }: CalculationFigures): MonthFigures {
  const { totals, taxes, contributions, earnings } = result
  const withheld = taxes.filter(({ part }) => part !== 'equalisation')
  const tax = (name: string) => sum(withheld.filter((row) => row.tax === name).map(({ cents }) => cents))
  const refunded = 0 - sum(taxes.filter(({ part }) => part === 'equalisation').map(({ cents }) => cents))
  const share = (...names: string[]) =>
    sum(
      contributions.filter(({ branch }) => names.includes(branch)).map(({ employeeCents }) => employeeCents),
    )
  return {
    month: input.month,
    gross: totals.grossCents,
    liable: totals.insuredRunningCents,
    liableOneTime: totals.insuredOneTimeCents,
    taxable: totals.taxableRunningCents + totals.flatTaxedCents,
    taxableOneTime: totals.taxableOneTimeCents,
    free: sum(earnings.filter((row) => row.tax === 'free' && row.isGross).map(({ cents }) => cents)),
    wageTax: tax('wage_tax'),
    solidarity: tax('solidarity'),
    churchTax: tax('church_tax'),
    health: share('health', 'additional_health'),
    care: share('care'),
    pension: share('pension'),
    unemployment: share('unemployment'),
    net: result.net.cents - refunded,
    payout: result.payout.cents,
    refunded,
    severance: sum(earnings.filter(({ kind }) => kind === 'severance').map(({ cents }) => cents)),
    hours: hoursOf(input),
    insuredDays: result.insuredDays,
    hasBenefit: input.absences.some(({ kind }) => REPLACED_BY.includes(kind)),
  }
}

function hoursOf({ earnings }: CalculationFigures['input']): DecimalText | null {
  const rows = earnings.filter((one) => one.kind === 'hours' || one.kind === 'overtime')
  if (rows.length === 0) return null
  return rows.reduce((all, { hours }) => all.plus(hours), new Big(0)).toFixed()
}
