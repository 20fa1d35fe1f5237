import { type Kysely, sql } from 'kysely'

// A bank says by an end-to-end id which attempt its money, or a return, belongs to: a receipt names that collection, and
// the collection follows it, also where the invoice was paid meanwhile and the money is credit. A mark "not carried out"
// that was wrong is taken back by the money and remembered. A file that was never fetched can still lose a collection.
// A debit that came back is transferred until a person collects again or the payer chooses anew.

const COLUMNS = [
  'alter table receipts add column collection_id text',
  'alter table debit_returns add column collection_id text',
  'alter table debit_runs add column fetched_at text',
  `alter table debit_collections add column left_out_at text check (left_out_at is null or state = 'failed')`,
  `alter table debit_collections add column withdrawn_reason text
    check (withdrawn_reason is null or state <> 'failed')`,
]

const FROZEN = [
  'drop trigger debit_runs_no_update',
  // A bank may have what was made before there was this column.
  'update debit_runs set fetched_at = created_at',
  `create trigger debit_runs_no_update before update of tenant_id, id, request_id, message_id, scheme, sequence, collect_on,
      creditor_name, creditor_iban, creditor_id, collection_count, sum_cents, created_at, created_by on debit_runs
    begin select raise(abort, 'debit_runs: rows are frozen'); end`,
  `create trigger debit_runs_fetched before update of sha256, fetched_at on debit_runs when old.fetched_at is not null
    begin select raise(abort, 'debit_runs: a bank may have the file'); end`,
  `create trigger debit_collections_left_out before update of left_out_at on debit_collections
    when exists (select 1 from debit_runs r
      where r.tenant_id = old.tenant_id and r.id = old.run_id and r.fetched_at is not null)
    begin select raise(abort, 'debit_collections: a bank may have the file'); end`,
  `create trigger receipts_name_collections before insert on receipts when new.collection_id is not null
      and not exists (select 1 from debit_collections c
        join invoices i on i.tenant_id = c.tenant_id and i.id = c.invoice_id
        where c.tenant_id = new.tenant_id and c.id = new.collection_id and i.customer_id = new.customer_id)
    begin select raise(abort, 'receipts: a collection of another customer'); end`,
  'create index receipts_of_collections on receipts (tenant_id, collection_id) where collection_id is not null',
  'create index debit_returns_collection on debit_returns (tenant_id, collection_id) where withdrawn_at is null',
  `update debit_returns set collection_id = (select c.id from debit_collections c
    where c.tenant_id = debit_returns.tenant_id and c.invoice_id = debit_returns.invoice_id
      and c.created_at <= debit_returns.created_at order by c.attempt desc limit 1)`,
]

/** Where no id says which, the newest attempt of an invoice follows the money. */
const NEWEST = `attempt = (select max(l.attempt) from debit_collections l
  where l.tenant_id = debit_collections.tenant_id and l.invoice_id = debit_collections.invoice_id)`
const UNNAMED = `(select r.collection_id from receipts r
  where r.tenant_id = new.tenant_id and r.id = new.receipt_id) is null`
const REVERSED = `(select r.collection_id from receipts r
  where r.tenant_id = new.tenant_id and r.id = new.reverses_id)`
const OTHER_RUNS = `exists (select 1 from debit_collections o where o.tenant_id = debit_collections.tenant_id
  and o.invoice_id = debit_collections.invoice_id and o.state = 'running')`

const FOLLOW_MONEY = [
  ...['debits_are_booked', 'debits_are_returned', 'debits_after_receipts', 'mandates_are_used'].map(
    (name) => `drop trigger ${name}`,
  ),
  `create trigger debits_are_booked after insert on payments
    when new.method = 'direct_debit' and new.amount_cents > 0 and ${UNNAMED}
  begin
    update debit_collections set state = 'booked'
    where tenant_id = new.tenant_id and invoice_id = new.invoice_id and state = 'running' and ${NEWEST}
      and exists (select 1 from receipts r where r.tenant_id = new.tenant_id and r.id = new.receipt_id
        and r.amount_cents > 0 and r.reverses_id is null and r.created_at >= debit_collections.created_at);
  end`,
  `create trigger debits_are_returned after insert on payments
    when new.method = 'direct_debit' and new.amount_cents < 0 and ${UNNAMED}
  begin
    update debit_collections set state = 'returned'
    where tenant_id = new.tenant_id and invoice_id = new.invoice_id and state in ('running', 'booked') and ${NEWEST}
      and exists (select 1 from receipts r where r.tenant_id = new.tenant_id and r.id = new.receipt_id
        and r.amount_cents < 0 and r.reverses_id is null);
  end`,
  `create trigger debits_follow_receipts after insert on receipts when new.collection_id is not null
  begin
    update debit_collections set state = case when new.amount_cents > 0 then 'booked' else 'returned' end,
      withdrawn_reason = coalesce(failed_reason, withdrawn_reason), failed_reason = null
    where tenant_id = new.tenant_id and id = new.collection_id;
    update mandates set last_used_on = new.paid_on
    where new.amount_cents > 0 and tenant_id = new.tenant_id and coalesce(last_used_on, '') < new.paid_on
      and id = (select c.mandate_id from debit_collections c
        where c.tenant_id = new.tenant_id and c.id = new.collection_id);
  end`,
  // A booking or a return that was a mistake, and is undone.
  `create trigger debits_after_receipts after insert on receipts
    when new.reverses_id is not null and new.method = 'direct_debit' and ${REVERSED} is null
  begin
    update debit_collections set state = case when new.amount_cents < 0 then 'running' else 'booked' end
    where tenant_id = new.tenant_id and ${NEWEST}
      and state = case when new.amount_cents < 0 then 'booked' else 'returned' end
      and invoice_id in (select p.invoice_id from payments p
        where p.tenant_id = new.tenant_id and p.receipt_id = new.reverses_id);
  end`,
  // A mark that the money had taken back is there again; so is one where another attempt is on its way.
  `create trigger debits_after_named_receipts after insert on receipts
    when new.reverses_id is not null and ${REVERSED} is not null
  begin
    update debit_collections set state = 'booked'
    where tenant_id = new.tenant_id and id = ${REVERSED} and state = 'returned' and new.amount_cents > 0;
    update debit_collections set
      state = case when withdrawn_reason is null and not ${OTHER_RUNS} then 'running' else 'failed' end,
      failed_reason = case when withdrawn_reason is null and not ${OTHER_RUNS} then null
        else coalesce(withdrawn_reason, '') end,
      withdrawn_reason = null
    where tenant_id = new.tenant_id and id = ${REVERSED} and state = 'booked' and new.amount_cents < 0;
  end`,
  `create trigger mandates_are_used after insert on payments
    when new.method = 'direct_debit' and new.amount_cents > 0 and new.reverses_id is null and ${UNNAMED}
  begin
    update mandates set last_used_on = new.paid_on
    where tenant_id = new.tenant_id and coalesce(last_used_on, '') < new.paid_on and id = (
      select chosen_mandate_id from current_invoices i
      where i.tenant_id = new.tenant_id and i.id = new.invoice_id);
  end`,
]

const SINCE_KNOWN = 'as debit_known_at,'
/** When the debit came back after which nothing was chosen or approved anew. */
const RETURNED_AT = `${SINCE_KNOWN}
    (select max(b.created_at) from debit_returns b
      where b.tenant_id = i.tenant_id and b.invoice_id = i.id and b.withdrawn_at is null
        and b.created_at >= max(coalesce(c.chosen_at, ''), coalesce(m.status_changed_at, ''))) as debit_returned_at,`

const BY_MANDATE = [
  [
    `when i.chosen_mandate_status = 'active' and coalesce(`,
    `when i.chosen_mandate_status = 'active' and i.debit_returned_at is null and coalesce(`,
  ],
  [
    `when i.chosen_mandate_status = 'active' then i.chosen_mandate_used_on`,
    `when i.chosen_mandate_status = 'active' and i.debit_returned_at is null then i.chosen_mandate_used_on`,
  ],
] as const

const EVENTS = { returns: 'insert on debit_returns', withdrawn: 'update of withdrawn_at on debit_returns' }

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...COLUMNS, ...FROZEN, ...FOLLOW_MONEY]) await sql.raw(statement).execute(db)
  await saveReturns(db)
  await allowTasksOfDoubleDebits(db)
}

async function saveReturns(db: Kysely<unknown>): Promise<void> {
  const { rows: view } = await sql<{ sql: string }>`
    select sql from sqlite_schema where name = 'current_invoices'`.execute(db)
  await sql`drop view current_invoices`.execute(db)
  await sql.raw((view[0]?.sql ?? '').replace(SINCE_KNOWN, RETURNED_AT)).execute(db)
  const { rows } = await sql<{ name: string; sql: string }>`
    select name, sql from sqlite_schema
    where type = 'trigger' and sql like '%insert into invoice_standings%'`.execute(db)
  for (const { name, sql: before } of rows) {
    const after = BY_MANDATE.reduce((text, [was, is]) => text.replace(was, is), before)
    await sql.raw(`drop trigger ${name}`).execute(db)
    await sql.raw(after).execute(db)
    if (name !== 'standings_after_payments') continue
    for (const [suffix, event] of Object.entries(EVENTS))
      await sql
        .raw(after.replace(name, `standings_after_${suffix}`).replace('insert on payments', event))
        .execute(db)
  }
  await sql`update debit_returns set withdrawn_at = withdrawn_at where withdrawn_at is null`.execute(db)
}

/** With another kind, all indexes as they are. */
async function allowTasksOfDoubleDebits(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ type: string; sql: string }>`
    select type, sql from sqlite_schema where tbl_name = 'tasks' and sql is not null`.execute(db)
  const table = rows.find(({ type }) => type === 'table')?.sql ?? ''
  const changed = table
    .replace(/^create table "?tasks"?/i, 'create table tasks_of_debits')
    .replace("'returned'", "'returned', 'double_debit'")
  await sql.raw(changed).execute(db)
  await sql`insert into tasks_of_debits select * from tasks`.execute(db)
  await sql`drop table tasks`.execute(db)
  await sql`alter table tasks_of_debits rename to tasks`.execute(db)
  for (const { type, sql: text } of rows) if (type !== 'table') await sql.raw(text).execute(db)
}
