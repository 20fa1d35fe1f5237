import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Role } from '~db/schema'
import { unseenOfPayroll } from './mail-rights'

/** The mails of a role's areas that it sees; undefined where it sees them all. SQLite uses no index for what has a plus. */
export function isSeenBy(role: Role): RawBuilder<SqlBool> | undefined {
  const unseen = unseenOfPayroll(role)
  if (unseen.length === 0) return undefined
  return sql<SqlBool>`not (+outbox.area = 'payroll' and +outbox.kind in (${sql.join(unseen)}))`
}
