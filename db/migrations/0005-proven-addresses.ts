import { type Kysely, sql } from 'kysely'

// Whoever invites an address is shown a link that sets the password of its account. So an account says since when its
// address is proven to be the person's; and a membership that waits says by which name the firm invited them, which
// is all that the firm knows. Older accounts that somebody signs in with count as proven: what they set up stays.
// An older invitation keeps the stored name where it made the account, and shows the address otherwise.
const STEPS = [
  'alter table users add column email_proven_at text',
  `update users set email_proven_at = created_at
    where password_hash is not null or id in (select user_id from user_identities)`,
  'alter table memberships add column invited_name text',
  `update memberships set invited_name = (
      select name from users where users.id = memberships.user_id and users.created_at = memberships.created_at
    ) where accepted_at is null`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const step of STEPS) await sql.raw(step).execute(db)
}
