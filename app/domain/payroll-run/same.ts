import type { Calculation } from '../payroll/calculation'
import type { PayslipContent } from '../payslips/content'
import type { Holiday } from './holiday'

/** Whether a payslip would say the same today. One that was delivered cannot be compared, so it counts as the same. */
export function saysTheSame(
  content: PayslipContent,
  today: { calculation: Calculation | undefined; holiday: Holiday | null },
): boolean {
  if (content.calculation === null) return true
  const isSameHoliday = (content.facts?.holidayLeft ?? null) === (today.holiday?.left ?? null)
  return isSameHoliday && isSameCalculation(today.calculation, content.calculation)
}

/** By what went in, or where rules or parameters have changed since, by what came out. */
export function isSameCalculation(
  one: Calculation | undefined,
  other: Calculation | null | undefined,
): boolean {
  if (!one || !other) return false
  const rulesOf = ({ module, parameters }: Calculation) => JSON.stringify([module, parameters])
  if (rulesOf(one) !== rulesOf(other)) return amountsOf(one) === amountsOf(other)
  return JSON.stringify(one.input) === JSON.stringify(other.input)
}

function amountsOf({ result: { notices: _, ...amounts } }: Calculation): string {
  return JSON.stringify(amounts)
}
