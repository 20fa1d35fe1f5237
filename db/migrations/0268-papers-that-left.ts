import { type Kysely, sql } from 'kysely'

// A reminder or a claim for default names the account of today until its paper leaves; from then on the one that it left with.
// What was made before is taken to have left when it was made, with the account that was frozen of it.

const FROZEN = `tenant_id, id, customer_id, level, sent_on, pay_by_on, way, recipient, invoice_count, total_cents,
      is_account_enclosed, view_json, created_at, created_by`

const STATEMENTS = [
  'drop trigger dunning_notices_no_update',
  ...['dunning_notices', 'charge_statements'].flatMap((table) => [
    `alter table ${table} add column left_at text`,
    `alter table ${table} add column left_account_json text check (left_account_json is null or left_at is not null)`,
    `update ${table} set left_at = created_at`,
  ]),
  `create trigger dunning_notices_no_update before update of ${FROZEN} on dunning_notices
      begin select raise(abort, 'dunning_notices: rows are frozen'); end`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
