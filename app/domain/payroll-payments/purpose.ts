import type { MonthText } from '../values/calendar'
import { sepaText } from '../values/sepa-text'
import type { Due, DueKind } from './due'

const LONGEST = 140

/** What a recipient reads beside the amount, before it is written in the letters of SEPA. */
export interface PurposeWords {
  of: Record<DueKind, (month: string) => string>
  correction: (month: string) => string
}

interface Purposed extends Due {
  reference: string
}

/** The reference first, which a recipient looks for; then whose pay it comes from, or which month. */
export function purposeOf(
  { kind, employee, month, reference }: Purposed,
  { words, payrollMonth }: { words: PurposeWords; payrollMonth: MonthText },
): string {
  const isOwn = kind === 'pay'
  const what =
    isOwn && month !== payrollMonth ? words.correction(inDigits(month)) : words.of[kind](inDigits(month))
  const whose = employee && !isOwn ? `${employee.firstName} ${employee.lastName}` : ''
  const parts = [reference, what, whose].map((part) => sepaText(part).text ?? '').filter(Boolean)
  return parts.join(' ').slice(0, LONGEST).trim()
}

/** `11/2026`. */
function inDigits(month: MonthText): string {
  return `${month.slice(5)}/${month.slice(0, 4)}`
}
