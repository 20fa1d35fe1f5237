import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Role } from '~db/schema'
import { unseenOfPayroll } from './mail-rights'

/** Condition for the mails that a role may see; undefined if it may see all. A plus keeps SQLite from using an index. */
export function isSeenBy(role: Role): RawBuilder<SqlBool> | undefined {
  const unseen = unseenOfPayroll(role)
  if (unseen.length === 0) return undefined
  return sql<SqlBool>`not (+outbox.area = 'payroll' and +outbox.kind in (${sql.join(unseen)}))`
}
