import type { LinkPurpose, Role } from '~db/schema'
import type { DateText, Instant } from '../values/calendar'

export interface Within {
  tenantId: string
}

/** Who changes something, for which tenant, and when: for audit and outbox. */
export interface Actor extends Within {
  /** `user:<id>`, `link:<id>`, `webhook`, `provider` or `system`. */
  actor: string
  at: Instant
}

/**
 * Who acts, for which tenant, and when. Ownership is in the WHERE clause: what is outside the scope does not exist.
 * `today` is the German date, which cannot be read off `at` in UTC: only the clock makes one.
 */
export interface Scope extends Actor {
  today: DateText
}

export interface OfficeScope extends Scope {
  userId: string
  role: Role
  /** As the firm says; without it an owner does not see what is sensitive. */
  ownerSeesSensitive?: boolean
}

/** The holder of a link: exactly one subject, by purpose. */
export interface LinkScope extends Scope {
  purpose: LinkPurpose
  linkId: string
  /** The invoice, customer or employee that the link opens. */
  subjectId: string
  /** The contact whose link it is; null for the customer's own. */
  contactId: string | null
}
