import type { TaskKind } from '~db/schema'
import type { Instant } from '../values/calendar'

/** What the office need not do anything about, and sees once. */
export const NEWS: readonly TaskKind[] = ['choice']

/** Something that waits for the office, or did. */
export interface Task {
  id: string
  kind: TaskKind
  subjectId: string
  area: 'invoicing' | 'payroll'
  customerId: string | null
  employeeId: string | null
  /** The name of the customer or employee. */
  about: string | null
  detail: string | null
  at: Instant
  assignedTo: string | null
  /** The name of the person. */
  assignee: string | null
  doneAt: Instant | null
}
