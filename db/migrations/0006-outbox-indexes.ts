import { type Kysely, sql } from 'kysely'

// So that what runs every few seconds reads a handful of rows, however many mails were sent or wait.
const STATEMENTS = [
  `create index outbox_due on outbox (tenant_id, kind, next_attempt_at)
    where status = 'queued' and claim_token is null`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
