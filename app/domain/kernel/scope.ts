import type { LinkPurpose, Role } from '~db/schema'
import type { DateText, Instant } from '../values/calendar'

/** The tenant that a read stays in. */
export interface Within {
  tenantId: string
}

/** Who changes something, for which tenant, and when: what audit and outbox need. */
export interface Actor extends Within {
  /** `user:<id>`, `link:<id>`, `webhook`, `provider` or `system`. */
  actor: string
  at: Instant
}

/**
 * Who acts, for whom, and when. Ownership is in the WHERE clause, and what lies outside the scope does not exist.
 * `today` is the German date, which no instant in UTC can tell: only the clock makes one.
 */
export interface Scope extends Actor {
  today: DateText
}

/** A signed-in person in one tenant. */
export interface OfficeScope extends Scope {
  userId: string
  role: Role
}

/** The bearer of a link: exactly one subject, named by the purpose. */
export interface LinkScope extends Scope {
  purpose: LinkPurpose
  linkId: string
  /** The invoice, customer or employee that the link opens. */
  subjectId: string
  /** Who of the customer has it, where it is not the customer's own. */
  contactId: string | null
}
