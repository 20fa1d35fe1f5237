import { type Kysely, sql } from 'kysely'

// Direct debits given to a bank. A run is one file; what it says is frozen, and the bytes are made anew from it. Whether a
// collection was booked or came back follows from the money of its invoice, as statements or people record it.

const RUNS = [
  `create table debit_runs (
    tenant_id text not null references tenants (id),
    id text not null,
    request_id text not null,
    message_id text not null,
    scheme text not null check (scheme in ('CORE', 'B2B')),
    sequence text not null check (sequence in ('FRST', 'RCUR')),
    collect_on text not null,
    creditor_name text not null,
    creditor_iban text not null,
    creditor_id text not null,
    collection_count integer not null check (collection_count > 0),
    sum_cents integer not null check (sum_cents > 0),
    sha256 text not null,
    created_at text not null,
    created_by text not null,
    primary key (tenant_id, id)
  ) strict`,
  'create unique index debit_runs_messages on debit_runs (tenant_id, message_id)',
  'create index debit_runs_requests on debit_runs (tenant_id, request_id)',
  'create index debit_runs_listed on debit_runs (tenant_id, created_at desc, id)',
]

const COLLECTIONS = [
  `create table debit_collections (
    tenant_id text not null references tenants (id),
    id text not null,
    run_id text not null,
    position integer not null,
    invoice_id text not null,
    attempt integer not null check (attempt > 0),
    mandate_id text not null,
    amount_cents integer not null check (amount_cents > 0),
    end_to_end_id text not null,
    mandate_reference text not null,
    signed_on text not null,
    is_amended integer not null check (is_amended in (0, 1)),
    holder text not null,
    address_json text,
    iban_sealed text not null,
    iban_masked text not null,
    purpose text not null,
    told_on text not null,
    again_reason text check ((again_reason is null) = (attempt = 1)),
    state text not null default 'running' check (state in ('running', 'booked', 'returned', 'failed')),
    failed_reason text check ((failed_reason is null) = (state <> 'failed')),
    created_at text not null,
    primary key (tenant_id, id),
    foreign key (tenant_id, run_id) references debit_runs (tenant_id, id),
    foreign key (tenant_id, invoice_id) references invoices (tenant_id, id),
    foreign key (tenant_id, mandate_id) references mandates (tenant_id, id)
  ) strict`,
  'create unique index debit_collections_once on debit_collections (tenant_id, invoice_id, attempt)',
  `create unique index debit_collections_running_once on debit_collections (tenant_id, invoice_id)
    where state = 'running'`,
  'create unique index debit_collections_named on debit_collections (tenant_id, end_to_end_id)',
  'create unique index debit_collections_run on debit_collections (tenant_id, run_id, position)',
  'create index debit_collections_mandate on debit_collections (tenant_id, mandate_id, created_at)',
]

const FROZEN = [
  `create trigger debit_runs_no_update before update on debit_runs
    begin select raise(abort, 'debit_runs: rows are frozen'); end`,
  `create trigger debit_collections_no_update before update of tenant_id, id, run_id, position, invoice_id, attempt,
      mandate_id, amount_cents, end_to_end_id, mandate_reference, signed_on, is_amended, holder, address_json,
      iban_masked, purpose, told_on, again_reason, created_at on debit_collections
    begin select raise(abort, 'debit_collections: rows are frozen'); end`,
  ...['debit_runs', 'debit_collections'].map(
    (table) => `create trigger ${table}_no_delete before delete on ${table}
      when not exists (select 1 from retention_permits p where p.tenant_id = old.tenant_id
        and p.table_name = '${table}' and p.row_id = old.${table === 'debit_runs' ? 'id' : 'run_id'})
      begin select raise(abort, '${table}: rows are kept'); end`,
  ),
]

/** The newest attempt of an invoice follows the money. */
const NEWEST = `attempt = (select max(l.attempt) from debit_collections l
  where l.tenant_id = debit_collections.tenant_id and l.invoice_id = debit_collections.invoice_id)`

const FOLLOW_MONEY = [
  // Money that was there before is no sign of a debit: a credit that is used later.
  `create trigger debits_are_booked after insert on payments when new.method = 'direct_debit' and new.amount_cents > 0
  begin
    update debit_collections set state = 'booked'
    where tenant_id = new.tenant_id and invoice_id = new.invoice_id and state = 'running' and ${NEWEST}
      and exists (select 1 from receipts r where r.tenant_id = new.tenant_id and r.id = new.receipt_id
        and r.amount_cents > 0 and r.reverses_id is null and r.created_at >= debit_collections.created_at);
  end`,
  `create trigger debits_are_returned after insert on payments when new.method = 'direct_debit' and new.amount_cents < 0
  begin
    update debit_collections set state = 'returned'
    where tenant_id = new.tenant_id and invoice_id = new.invoice_id and state in ('running', 'booked') and ${NEWEST}
      and exists (select 1 from receipts r where r.tenant_id = new.tenant_id and r.id = new.receipt_id
        and r.amount_cents < 0 and r.reverses_id is null);
  end`,
  // A booking or a return that was a mistake, and is undone.
  `create trigger debits_after_receipts after insert on receipts
    when new.reverses_id is not null and new.method = 'direct_debit'
  begin
    update debit_collections set state = case when new.amount_cents < 0 then 'running' else 'booked' end
    where tenant_id = new.tenant_id and ${NEWEST}
      and state = case when new.amount_cents < 0 then 'booked' else 'returned' end
      and invoice_id in (select p.invoice_id from payments p
        where p.tenant_id = new.tenant_id and p.receipt_id = new.reverses_id);
  end`,
]

const MADE_AT = 'select created_at from debit_runs where tenant_id = new.tenant_id and id = new.row_id'

/** A permit for either is checked against the day on which the file was made. */
const MADE = `case new.table_name when 'debit_runs' then (${MADE_AT}) when 'debit_collections' then (${MADE_AT})`

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...RUNS, ...COLLECTIONS, ...FROZEN, ...FOLLOW_MONEY])
    await sql.raw(statement).execute(db)
  const { rows } = await sql<{ sql: string }>`
    select sql from sqlite_schema where name = 'retention_permits_in_time'`.execute(db)
  await sql`drop trigger retention_permits_in_time`.execute(db)
  await sql.raw((rows[0]?.sql ?? '').replace('case new.table_name', MADE)).execute(db)
}
