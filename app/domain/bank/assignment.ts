import type { BankAssignmentsTable } from '~db/schema'
import type { Instant } from '../values/calendar'
import type { Cents } from '../values/money'
import type { Reason } from './matching/decision'

export type AssignmentKind = BankAssignmentsTable['kind']

/** What an item may be that is no customer's money, in the order in which a form offers it. */
export const OTHER_KINDS = ['fee', 'supplier', 'wages', 'tax', 'private', 'own_account', 'other'] as const

export type OtherKind = (typeof OTHER_KINDS)[number]

export interface Assignment {
  id: string
  kind: AssignmentKind
  cents: Cents
  madeBy: BankAssignmentsTable['made_by']
  reasons: Reason[]
  at: Instant
  by: string | null
  isUndone: boolean
  customer: { id: string; name: string } | null
  invoices: { id: string; number: string; cents: Cents }[]
}
