import type { TaskKind } from '~db/schema'
import type { Instant } from '../values/calendar'

/** For information only: seen once, nothing to do. */
export const NEWS: readonly TaskKind[] = ['choice']

/** About a month: their `detail` is one. */
export const OF_A_MONTH: readonly TaskKind[] = ['question', 'hours', 'unknown_hours', 'transfer_back']

export interface Task {
  id: string
  kind: TaskKind
  subjectId: string
  area: 'invoicing' | 'payroll'
  customerId: string | null
  employeeId: string | null
  /** Name of the customer or employee. */
  about: string | null
  detail: string | null
  at: Instant
  assignedTo: string | null
  /** Name of the member. */
  assignee: string | null
  doneAt: Instant | null
}
