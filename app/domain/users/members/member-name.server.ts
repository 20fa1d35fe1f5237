import { sql } from 'kysely'

/**
 * A member's name. Until they accept it is the name the firm typed: only firms that they work for may know the account's
 * name.
 */
export const memberName = sql<string>`case when memberships.accepted_at is null
  then coalesce(memberships.invited_name, users.email) else users.name end`.as('name')
