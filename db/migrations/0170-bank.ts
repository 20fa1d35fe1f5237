import { type Kysely, sql } from 'kysely'

// What the firm's banks say, as they said it. An entry is what a balance changes by; its items are what it consists of,
// and what is assigned. An assignment is undone by another one; what is left of an item is kept by triggers, also where
// the receipt that came of it is reversed.

/** The account that invoices name is one of the firm's accounts; the first has the firm's id. */
const OWN_ACCOUNT = `insert into bank_accounts (tenant_id, id, name, bank_name, iban, bic, created_at)
  select t.id,
    iif(exists (select 1 from bank_accounts a where a.tenant_id = t.id), lower(hex(randomblob(16))), t.id),
    coalesce(t.bank_name, 'Geschäftskonto'), t.bank_name, t.iban, t.bic, t.created_at
  from tenants t where t.iban is not null`

const STATEMENTS = [
  `create table bank_accounts (
    tenant_id text not null references tenants (id),
    id text not null,
    name text not null,
    bank_name text,
    iban text not null,
    bic text,
    created_at text not null,
    revision integer not null default 1,
    primary key (tenant_id, id),
    unique (tenant_id, iban)
  ) strict`,
  OWN_ACCOUNT,
  ...['insert', 'update of iban'].map(
    (event, index) => `create trigger bank_accounts_of_tenants_${index + 1} after ${event} on tenants begin
      ${OWN_ACCOUNT} and t.id = new.id
      and not exists (select 1 from bank_accounts a where a.tenant_id = t.id and a.iban = t.iban); end`,
  ),
  // As received (§ 147 AO); read again when a reader of files has learnt something.
  `create table bank_files (
    tenant_id text not null references tenants (id),
    id text not null,
    sha256 text not null,
    format text not null,
    bytes blob not null,
    byte_length integer not null,
    created_at text not null,
    created_by text,
    taken_back_at text,
    primary key (tenant_id, id)
  ) strict`,
  'create unique index bank_files_once on bank_files (tenant_id, sha256) where taken_back_at is null',
  `create table bank_statements (
    tenant_id text not null references tenants (id),
    id text not null,
    account_id text not null,
    file_id text not null,
    sequence text,
    from_on text not null,
    to_on text not null,
    opening_cents integer,
    closing_cents integer,
    entry_count integer not null,
    new_count integer not null,
    ignored_json text not null default '[]',
    created_at text not null,
    primary key (tenant_id, id),
    foreign key (tenant_id, account_id) references bank_accounts (tenant_id, id),
    foreign key (tenant_id, file_id) references bank_files (tenant_id, id)
  ) strict`,
  'create index bank_statements_account on bank_statements (tenant_id, account_id, to_on, from_on)',
  'create index bank_statements_file on bank_statements (tenant_id, file_id)',
  `create table bank_entries (
    tenant_id text not null references tenants (id),
    id text not null,
    account_id text not null,
    entry_key text not null,
    booked_on text not null,
    value_on text not null,
    amount_cents integer not null,
    label text not null,
    code text,
    iso_code text,
    reference text,
    is_reversal integer not null default 0 check (is_reversal in (0, 1)),
    batch_id text,
    message_id text,
    created_at text not null,
    primary key (tenant_id, id),
    foreign key (tenant_id, account_id) references bank_accounts (tenant_id, id)
  ) strict`,
  'create unique index bank_entries_once on bank_entries (tenant_id, account_id, entry_key)',
  `create table bank_statement_entries (
    tenant_id text not null,
    statement_id text not null,
    entry_id text not null,
    primary key (tenant_id, statement_id, entry_id),
    foreign key (tenant_id, statement_id) references bank_statements (tenant_id, id),
    foreign key (tenant_id, entry_id) references bank_entries (tenant_id, id)
  ) strict, without rowid`,
  'create index bank_statement_entries_entry on bank_statement_entries (tenant_id, entry_id)',
]

const ITEMS = [
  `create table bank_items (
    tenant_id text not null references tenants (id),
    id text not null,
    entry_id text not null,
    account_id text not null,
    position integer not null,
    booked_on text not null,
    value_on text not null,
    amount_cents integer not null,
    open_cents integer not null,
    name text not null,
    ultimate_name text not null default '',
    iban_sealed text,
    iban_masked text,
    iban_fingerprint text,
    purpose text not null,
    end_to_end_id text,
    mandate_reference text,
    creditor_reference text,
    returned_code text,
    returned_text text,
    original_cents integer,
    charges_cents integer,
    search_key text not null,
    -- What it could be, as found with the last file; looked at again when it is booked.
    proposal_json text,
    primary key (tenant_id, id),
    foreign key (tenant_id, entry_id) references bank_entries (tenant_id, id),
    foreign key (tenant_id, account_id) references bank_accounts (tenant_id, id)
  ) strict`,
  'create unique index bank_items_entry on bank_items (tenant_id, entry_id, position)',
  'create index bank_items_listed on bank_items (tenant_id, booked_on desc, id)',
  'create index bank_items_open on bank_items (tenant_id, booked_on, id) where open_cents <> 0',
  `create index bank_items_payer on bank_items (tenant_id, iban_fingerprint, open_cents)
    where iban_fingerprint is not null`,
  'create index bank_items_account on bank_items (tenant_id, account_id, booked_on desc, id)',
  // How a person says that money from or to an account is never an invoice's.
  `create table bank_rules (
    tenant_id text not null references tenants (id),
    id text not null,
    iban_fingerprint text,
    iban_masked text,
    name_key text,
    name text not null,
    is_incoming integer not null check (is_incoming in (0, 1)),
    kind text not null check (kind in ('fee', 'private', 'tax', 'wages', 'supplier', 'own_account', 'other')),
    created_at text not null,
    created_by text,
    primary key (tenant_id, id),
    check ((iban_fingerprint is null) <> (name_key is null))
  ) strict`,
  'create unique index bank_rules_account on bank_rules (tenant_id, iban_fingerprint, is_incoming) where iban_fingerprint is not null',
  'create unique index bank_rules_name on bank_rules (tenant_id, name_key, is_incoming) where name_key is not null',
  `create table bank_assignments (
    tenant_id text not null references tenants (id),
    id text not null,
    item_id text not null,
    kind text not null check (kind in
      ('customer', 'returned', 'refund', 'fee', 'private', 'tax', 'wages', 'supplier', 'own_account', 'other')),
    amount_cents integer not null check (amount_cents <> 0),
    receipt_id text check (receipt_id is null or kind in ('customer', 'returned', 'refund')),
    made_by text not null check (made_by in ('match', 'rule', 'user')),
    reasons_json text not null default '[]',
    reverses_id text,
    created_at text not null,
    created_by text,
    primary key (tenant_id, id),
    foreign key (tenant_id, item_id) references bank_items (tenant_id, id),
    foreign key (tenant_id, receipt_id) references receipts (tenant_id, id),
    foreign key (tenant_id, reverses_id) references bank_assignments (tenant_id, id)
  ) strict`,
  'create index bank_assignments_item on bank_assignments (tenant_id, item_id, created_at, id)',
  'create index bank_assignments_receipt on bank_assignments (tenant_id, receipt_id) where receipt_id is not null',
  `create unique index bank_assignments_reversed_once on bank_assignments (tenant_id, reverses_id)
    where reverses_id is not null`,
  `create trigger bank_items_after_assignments after insert on bank_assignments begin
    update bank_items set open_cents = amount_cents - coalesce((select sum(a.amount_cents) from bank_assignments a
      where a.tenant_id = new.tenant_id and a.item_id = new.item_id), 0)
    where tenant_id = new.tenant_id and id = new.item_id; end`,
  // A receipt that is reversed anywhere leaves its item open again.
  `create trigger bank_assignments_after_receipts after insert on receipts when new.reverses_id is not null begin
    insert into bank_assignments (tenant_id, id, item_id, kind, amount_cents, receipt_id, made_by, reverses_id, created_at)
    select a.tenant_id, a.id || '-undone', a.item_id, a.kind, -a.amount_cents, new.id, 'user', a.id, new.created_at
    from bank_assignments a
    where a.tenant_id = new.tenant_id and a.receipt_id = new.reverses_id and a.reverses_id is null
      and not exists (select 1 from bank_assignments r where r.tenant_id = a.tenant_id and r.reverses_id = a.id); end`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...STATEMENTS, ...ITEMS]) await sql.raw(statement).execute(db)
}
