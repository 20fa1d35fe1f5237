import { sql } from 'kysely'

/**
 * What a firm calls a person. Until they accept it is what the firm typed: the name of the account is known to the
 * firms that they work for.
 */
export const memberName = sql<string>`case when memberships.accepted_at is null
  then coalesce(memberships.invited_name, users.email) else users.name end`.as('name')
