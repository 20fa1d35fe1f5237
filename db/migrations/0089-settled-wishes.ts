import { type Kysely, sql } from 'kysely'

// What became of a customer's choice. Done without either, somebody settled it by hand, or before there was this column.
// And customers listed by number or from the newest.
const STATEMENTS = [
  `alter table change_requests add column outcome text check (outcome in ('applied', 'refused'))`,
  `create index customers_by_number on customers (tenant_id, length(number), number, id)
    where archived_at is null`,
  'create index customers_newest on customers (tenant_id, created_at, id) where archived_at is null',
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
