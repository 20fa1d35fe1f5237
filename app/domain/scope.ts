import type { LinkPurpose, Role } from '~db/schema'
import type { DateText, Instant } from './calendar'

/**
 * Who acts, for whom, and when. Every domain function takes one: ownership is in the WHERE clause,
 * and what lies outside the scope does not exist.
 */
export interface Scope {
  tenantId: string
  /** For the audit: `user:<id>`, `link:<id>`, `webhook` or `system`. */
  actor: string
  at: Instant
  today: DateText
}

/** A signed-in person in one tenant. */
export interface OfficeScope extends Scope {
  userId: string
  role: Role
}

/** Whoever opened a link: exactly one subject, named by the purpose. */
export interface LinkScope extends Scope {
  purpose: LinkPurpose
  linkId: string
  /** The invoice, customer or employee that the link opens. */
  subjectId: string
}
