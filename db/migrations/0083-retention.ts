import { type Kysely, sql } from 'kysely'

/** When what a permit names was made, by its table. */
const MADE: Record<string, string> = {
  invoices: 'select issued_on from invoices where tenant_id = new.tenant_id and id = new.row_id',
  ...made('payments', 'paid_on'),
  ...made('receipts', 'created_at'),
  ...made('documents', 'created_at'),
  ...made('payslips', 'published_at'),
  ...made('employee_documents', 'created_at'),
  ...made('hours_entries', 'recorded_at'),
  ...made('handovers', 'created_at'),
  handover_stands: 'select created_at from handovers where tenant_id = new.tenant_id and id = new.row_id',
  ...made('payment_choices', 'chosen_at', 'seq'),
  ...made('hours', 'recorded_at', 'seq'),
  ...made('audit_entries', 'at', 'seq'),
}

function made(table: string, column: string, id = 'id'): Record<string, string> {
  const row = id === 'id' ? 'new.row_id' : 'cast(new.row_id as integer)'
  return { [table]: `select ${column} from ${table} where tenant_id = new.tenant_id and ${id} = ${row}` }
}

// What is frozen goes only with a permit, and a permit is given only when eight years have passed after the one in which
// it was made: whatever a program believes of the law, it removes nothing earlier. Any other table gets none at all.
const STATEMENTS = [
  `create trigger retention_permits_in_time before insert on retention_permits
    when coalesce(cast(substr(new.granted_at, 1, 4) as integer) - cast(substr(
      case new.table_name ${Object.entries(MADE)
        .map(([table, select]) => `when '${table}' then (${select})`)
        .join(' ')} end, 1, 4) as integer), 0) <= 8
    begin select raise(abort, 'retention_permits: the period is not over'); end`,
  `create table retention_runs (
    tenant_id text not null references tenants (id),
    id text not null,
    kind text not null,
    before_on text not null,
    removed integer not null check (removed > 0),
    ran_at text not null,
    primary key (tenant_id, id)
  ) strict`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
