import { type Kysely, sql } from 'kysely'

// What became of a debit that came back: collected once more, its mandate stopped, or looked at by a person. A stopped
// mandate is one that ended, with the code that stopped it, until a person or the undoing of the return lets it go on.

const RETURNS = [
  // What a bank keeps for itself needs no decision.
  `alter table bank_items add column is_fee integer not null default 0 check (is_fee in (0, 1))`,
  `alter table mandates add column stop_code text check (stop_code is null or status = 'revoked')`,
  `create table debit_returns (
    tenant_id text not null references tenants (id),
    id text not null,
    invoice_id text not null,
    mandate_id text not null,
    receipt_id text,
    attempt integer not null,
    code text,
    consequence text not null check (consequence in ('retry', 'stop', 'look')),
    created_at text not null,
    withdrawn_at text,
    primary key (tenant_id, id),
    foreign key (tenant_id, invoice_id) references invoices (tenant_id, id),
    foreign key (tenant_id, mandate_id) references mandates (tenant_id, id)
  ) strict`,
  'create index debit_returns_invoice on debit_returns (tenant_id, invoice_id, created_at) where withdrawn_at is null',
  'create index debit_returns_mandate on debit_returns (tenant_id, mandate_id)',
  'create unique index debit_returns_receipt on debit_returns (tenant_id, receipt_id) where receipt_id is not null',
]

/** After a return, the payer is told anew. */
const BY_CHOICE =
  'case when c.mandate_id is not null then max(c.chosen_at, m.status_changed_at) end as debit_known_at'
const OR_RETURN = `nullif(max(
      coalesce(case when c.mandate_id is not null then max(c.chosen_at, m.status_changed_at) end, ''),
      coalesce((select max(b.created_at) from debit_returns b
        where b.tenant_id = i.tenant_id and b.invoice_id = i.id and b.withdrawn_at is null), '')), '') as debit_known_at`

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of RETURNS) await sql.raw(statement).execute(db)
  const { rows } = await sql<{ sql: string }>`
    select sql from sqlite_schema where name = 'current_invoices'`.execute(db)
  await sql`drop view current_invoices`.execute(db)
  await sql.raw((rows[0]?.sql ?? '').replace(BY_CHOICE, OR_RETURN)).execute(db)
  await allowTasksOfReturns(db)
}

/** With another kind, all indexes as they are. */
async function allowTasksOfReturns(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ type: string; sql: string }>`
    select type, sql from sqlite_schema where tbl_name = 'tasks' and sql is not null`.execute(db)
  const table = rows.find(({ type }) => type === 'table')?.sql ?? ''
  const changed = table
    .replace(/^create table "?tasks"?/i, 'create table tasks_of_returns')
    .replace("'fresh_link'", "'fresh_link', 'returned'")
  await sql.raw(changed).execute(db)
  await sql`insert into tasks_of_returns select * from tasks`.execute(db)
  await sql`drop table tasks`.execute(db)
  await sql`alter table tasks_of_returns rename to tasks`.execute(db)
  for (const { type, sql: text } of rows) if (type !== 'table') await sql.raw(text).execute(db)
}
