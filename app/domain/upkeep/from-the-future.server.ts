import { sql } from 'kysely'
import type { Executor } from '../kernel/house'
import type { Instant } from '../values/calendar'

/** Tables written often, with their time column. */
const DATED = {
  audit_entries: 'at',
  outbox: 'queued_at',
  webhook_deliveries: 'received_at',
  sessions: 'created_at',
  access_links: 'created_at',
  account_links: 'created_at',
  portal_codes: 'created_at',
} as const

interface Ahead {
  table: string
  count: number
  newest: Instant
}

export async function rowsFromTheFuture(executor: Executor, latest: Instant): Promise<Ahead[]> {
  const found: Ahead[] = []
  for (const [table, column] of Object.entries(DATED)) {
    const { rows } = await sql<{ count: number; newest: Instant | null }>`
      select count(*) as count, max(${sql.ref(column)}) as newest from ${sql.table(table)}
      where ${sql.ref(column)} > ${latest}`.execute(executor)
    const [{ count, newest } = { count: 0, newest: null }] = rows
    if (newest !== null) found.push({ table, count, newest })
  }
  return found
}
