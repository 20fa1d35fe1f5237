import { type Kysely, sql } from 'kysely'

// Mails listed by their address, tasks by their kind or, those that are done, by when that was. Whatever is listed
// from the oldest on is read from the other end of what the newest first have.
const STATEMENTS = [
  'drop index outbox_by_recipient',
  'create index outbox_by_recipient on outbox (tenant_id, lower(recipient), created_at, id, area, kind, status)',
  'create index tasks_open_by_kind on tasks (tenant_id, kind, created_at, id, area) where done_at is null',
  'create index tasks_done_by_kind on tasks (tenant_id, kind, created_at, id, area) where done_at is not null',
  'create index tasks_done_last on tasks (tenant_id, done_at, id, area) where done_at is not null',
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
