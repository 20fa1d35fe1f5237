import { type Amount, notNegative, smaller } from '../exact'
import { type Explanation, explained, money } from '../explanation'
import type { ContributionGroup } from '../social-insurance/contribution-group'
import type { MonthFigures } from '../years/parts'
import { isPastAgeLimit } from './age'
import type { PayslipInput } from './input'

const CLASS_SIX = 6

/** Monthly pay exempt from wage tax past the age limit (Aktivrente); contributions remain due on it. */
export interface AgeLimitAllowance {
  running: Amount
  /** The rest of the month's allowance, for one-time pay. */
  other: Amount
  explanation: Explanation
}

interface Around {
  group: ContributionGroup
  taxed: { running: Amount; other: Amount }
  of: MonthFigures
}

/**
 * From the month after the regular age limit, if the employer owes pension contributions under § 168 (1) no. 1
 * or 1d, (3), § 172 (1) or § 172a SGB VI: not for Minijobs and directors who are not insured. In class VI only
 * as confirmed by the employee.
 */
export function ageLimitAllowanceOf(
  input: PayslipInput,
  { group, taxed, of }: Around,
): AgeLimitAllowance | undefined {
  const { employee, employment, taxCard, month } = input
  const isOwed =
    group.pension === 'employer_half' ||
    (group.pension === 'full' && employment.personGroup !== '109') ||
    employment.pensionExemption === 'professional_scheme'
  const isConfirmed = taxCard && (taxCard.taxClass !== CLASS_SIX || taxCard.isAgeLimitAllowanceConfirmed)
  if (!isOwed || !isConfirmed || !isPastAgeLimit(employee.birthDate, month)) return undefined
  const { monthly } = of('ageLimitAllowance')
  if (monthly === 0n) return undefined
  const running = smaller(notNegative(taxed.running), monthly)
  const other = smaller(taxed.other, monthly - running)
  const figures = { running: money(taxed.running), other: money(taxed.other), most: money(monthly) }
  return { running, other, explanation: explained('age_limit_allowance', figures) }
}
