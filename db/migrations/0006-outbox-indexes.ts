import { type Kysely, sql } from 'kysely'

// So that what runs every few seconds reads a handful of rows, however many mails were sent or wait.
const STATEMENTS = [
  `create index outbox_due on outbox (tenant_id, kind, next_attempt_at)
    where status = 'queued' and claim_token is null`,
  `create index outbox_waiting on outbox (tenant_id, area, queued_at) where status = 'queued'`,
  'create index outbox_claimed on outbox (claimed_at) where claim_token is not null',
  `create index outbox_open on outbox (tenant_id, status, area, attempts, settled_at)
    where status in ('queued', 'sending', 'failed', 'bounced', 'doubtful') and settled_at is null`,
  `create index outbox_troubled on outbox (tenant_id, created_at desc, id desc)
    where status in ('failed', 'bounced', 'doubtful') and settled_at is null`,
  'drop index outbox_queue',
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
