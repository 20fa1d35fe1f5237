import { money } from '../explanation'
import { type CalculationFinding, finding } from '../findings'
import { recordOfYear } from './history'
import type { PayrollMonth } from './payroll-month'

const MONTHS_A_YEAR = 12

/**
 * A Minijob's limit applies to regular pay: monthly to running pay, which part months do not lower, and yearly including
 * one-time pay, § 8 (1), (1a) SGB IV.
 */
export function minijobFindings({
  input,
  insured,
  period,
  person,
  socialParameters,
}: PayrollMonth): CalculationFinding[] {
  if (person.kind !== 'minijob') return []
  const { limit } = socialParameters.minijob
  if (insured.running > limit) {
    return [finding('minijob_above_limit', { pay: money(insured.running), limit: money(limit) })]
  }
  const { from } = input.employment
  const isOfThisYear = from.slice(0, 4) === input.month.slice(0, 4)
  const months = isOfThisYear ? MONTHS_A_YEAR + 1 - Number(from.slice(5, 7)) : MONTHS_A_YEAR
  const yearly = limit * BigInt(months)
  const soFar = BigInt(recordOfYear(input)?.grossCents ?? 0) + insured.running + insured.oneTime
  const ahead = insured.running * BigInt(MONTHS_A_YEAR - period.month)
  if (insured.oneTime === 0n || soFar + ahead <= yearly) return []
  return [finding('minijob_above_year_limit', { pay: money(soFar + ahead), limit: money(yearly) })]
}
