import type { DateText } from '../values/calendar'

export type EmployeeStanding = 'archived' | 'left' | 'coming' | 'employed'

/** As of `today`; the last day of employment still counts. */
export function standingOf(
  { isArchived, entryOn, exitOn }: { isArchived: boolean; entryOn: DateText; exitOn: DateText | null },
  today: DateText,
): EmployeeStanding {
  if (isArchived) return 'archived'
  if (exitOn !== null && exitOn < today) return 'left'
  return entryOn > today ? 'coming' : 'employed'
}
