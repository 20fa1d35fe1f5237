import { type Kysely, sql } from 'kysely'

// A file of table definitions: longer than 200 lines because the first schema is one step.
// Every tenant-owned table has the key (tenant_id, id), and every reference between two of them
// carries tenant_id, so no row can point across tenants.
const TABLES = [
  `create table tenants (
    id text primary key,
    name text not null check (name <> ''),
    street text not null,
    postal_code text not null,
    city text not null,
    country text not null check (length(country) = 2),
    email text not null,
    phone text,
    website text,
    managing_director text,
    register_entry text,
    vat_id text,
    tax_number text,
    bank_name text,
    iban text,
    bic text,
    creditor_id text,
    language text not null default 'de' check (language in ('de', 'en')),
    payment_term_days integer not null default 14 check (payment_term_days between 0 and 365),
    employee_link_days integer not null default 90 check (employee_link_days between 1 and 730),
    invoice_link_days integer not null default 180 check (invoice_link_days between 1 and 730),
    portal_link_days integer not null default 365 check (portal_link_days between 1 and 730),
    created_at text not null
  ) strict`,
  `create table tenant_logos (
    tenant_id text not null primary key references tenants (id),
    media_type text not null check (media_type in ('image/png', 'image/jpeg')),
    bytes blob not null check (length(bytes) between 1 and 524288),
    updated_at text not null
  ) strict`,
  `create table users (
    id text primary key,
    email text not null unique check (email = lower(email)),
    name text not null,
    password_hash text,
    is_active integer not null default 1 check (is_active in (0, 1)),
    created_at text not null
  ) strict`,
  `create table memberships (
    tenant_id text not null references tenants (id),
    user_id text not null references users (id),
    role text not null check (role in ('owner', 'invoicing', 'payroll', 'read_only')),
    created_at text not null,
    primary key (tenant_id, user_id)
  ) strict`,
  `create table sessions (
    token_hash text primary key,
    user_id text not null references users (id),
    tenant_id text not null references tenants (id),
    user_agent text,
    created_at text not null,
    last_used_at text not null,
    expires_at text not null,
    ended_at text
  ) strict`,
  `create table number_ranges (
    tenant_id text not null references tenants (id),
    name text not null,
    year integer not null,
    last_number integer not null check (last_number >= 0),
    primary key (tenant_id, name, year)
  ) strict`,
  `create table customers (
    tenant_id text not null references tenants (id),
    id text not null,
    number text not null,
    kind text not null check (kind in ('business', 'consumer')),
    name text not null check (name <> ''),
    contact_name text,
    street text not null,
    address_extra text,
    postal_code text not null,
    city text not null,
    country text not null check (length(country) = 2),
    email text,
    phone text,
    vat_id text,
    language text not null check (language in ('de', 'en')),
    created_at text not null,
    archived_at text,
    primary key (tenant_id, id),
    unique (tenant_id, number)
  ) strict`,
  `create table contracts (
    tenant_id text not null references tenants (id),
    id text not null,
    customer_id text not null,
    number text not null,
    title text not null check (title <> ''),
    starts_on text not null,
    ends_on text,
    notice_months integer not null check (notice_months between 0 and 24),
    interval_months integer not null check (interval_months in (1, 3, 6, 12)),
    next_invoice_on text,
    created_at text not null,
    primary key (tenant_id, id),
    unique (tenant_id, number),
    foreign key (tenant_id, customer_id) references customers (tenant_id, id),
    check (ends_on is null or ends_on >= starts_on)
  ) strict`,
  `create table contract_lines (
    tenant_id text not null references tenants (id),
    contract_id text not null,
    position integer not null check (position > 0),
    description text not null check (description <> ''),
    quantity text not null,
    unit text not null,
    unit_price_cents integer not null,
    tax_category text not null check (tax_category in ('S', 'AE', 'Z', 'E', 'K', 'G')),
    tax_rate text not null,
    primary key (tenant_id, contract_id, position),
    foreign key (tenant_id, contract_id) references contracts (tenant_id, id)
  ) strict`,
  `create table mandates (
    tenant_id text not null references tenants (id),
    id text not null,
    customer_id text not null,
    reference text not null,
    type text not null check (type in ('CORE', 'B2B')),
    status text not null check (status in ('requested', 'active', 'revoked', 'rejected')),
    holder text not null check (holder <> ''),
    iban_sealed text not null,
    iban_masked text not null,
    iban_fingerprint text not null,
    signed_on text not null,
    source text not null check (source in ('office', 'customer', 'webhook')),
    created_at text not null,
    status_changed_at text not null,
    primary key (tenant_id, id),
    unique (tenant_id, reference),
    foreign key (tenant_id, customer_id) references customers (tenant_id, id)
  ) strict`,
  `create table invoices (
    tenant_id text not null references tenants (id),
    id text not null,
    customer_id text not null,
    contract_id text,
    contract_period text,
    kind text not null check (kind in ('invoice', 'cancellation', 'credit_note')),
    refers_to_id text,
    status text not null check (status in ('draft', 'issued')),
    number text,
    language text not null check (language in ('de', 'en')),
    issued_on text,
    due_on text,
    service_from text not null,
    service_to text not null,
    payment_method text not null check (payment_method in ('transfer', 'direct_debit')),
    mandate_id text,
    note text,
    net_cents integer not null,
    tax_cents integer not null,
    gross_cents integer not null,
    view_json text check (view_json is null or json_valid(view_json)),
    revision integer not null default 1,
    created_at text not null,
    issued_at text,
    primary key (tenant_id, id),
    unique (tenant_id, number),
    unique (tenant_id, contract_id, contract_period),
    foreign key (tenant_id, customer_id) references customers (tenant_id, id),
    foreign key (tenant_id, contract_id) references contracts (tenant_id, id),
    foreign key (tenant_id, refers_to_id) references invoices (tenant_id, id),
    foreign key (tenant_id, mandate_id) references mandates (tenant_id, id),
    check (gross_cents = net_cents + tax_cents),
    check ((payment_method = 'direct_debit') = (mandate_id is not null)),
    check (service_to >= service_from),
    check ((status = 'draft') = (number is null)),
    check ((status = 'draft') = (issued_at is null)),
    check ((status = 'draft') = (issued_on is null)),
    check ((status = 'draft') = (view_json is null)),
    check ((kind = 'invoice') = (refers_to_id is null))
  ) strict`,
  `create table invoice_lines (
    tenant_id text not null references tenants (id),
    invoice_id text not null,
    position integer not null check (position > 0),
    description text not null check (description <> ''),
    quantity text not null,
    unit text not null,
    unit_price_cents integer not null,
    tax_category text not null check (tax_category in ('S', 'AE', 'Z', 'E', 'K', 'G')),
    tax_rate text not null,
    net_cents integer not null,
    primary key (tenant_id, invoice_id, position),
    foreign key (tenant_id, invoice_id) references invoices (tenant_id, id)
  ) strict`,
  `create table payments (
    tenant_id text not null references tenants (id),
    id text not null,
    invoice_id text not null,
    amount_cents integer not null check (amount_cents <> 0),
    paid_on text not null,
    method text not null check (method in ('transfer', 'direct_debit', 'cash', 'set_off')),
    created_at text not null,
    primary key (tenant_id, id),
    foreign key (tenant_id, invoice_id) references invoices (tenant_id, id)
  ) strict`,
  // seq tells which choice is the latest, also where two share their instant.
  `create table payment_choices (
    seq integer primary key autoincrement,
    tenant_id text not null references tenants (id),
    invoice_id text not null,
    method text not null check (method in ('transfer', 'direct_debit')),
    mandate_id text,
    chosen_at text not null,
    foreign key (tenant_id, invoice_id) references invoices (tenant_id, id),
    foreign key (tenant_id, mandate_id) references mandates (tenant_id, id),
    check ((method = 'direct_debit') = (mandate_id is not null))
  ) strict`,
  `create table employees (
    tenant_id text not null references tenants (id),
    id text not null check (id = lower(id)),
    number text not null,
    first_name text not null,
    last_name text not null check (last_name <> ''),
    email text,
    street text not null,
    postal_code text not null,
    city text not null,
    country text not null check (length(country) = 2),
    birth_date text,
    language text not null check (language in ('de', 'en')),
    employment_type text not null check (employment_type in
      ('full_time', 'part_time', 'minijob', 'midijob', 'working_student', 'apprentice')),
    entry_on text not null,
    exit_on text,
    tax_class integer check (tax_class between 1 and 6),
    health_fund text,
    social_insurance_number_sealed text,
    tax_id_sealed text,
    iban_sealed text,
    iban_masked text,
    created_at text not null,
    primary key (tenant_id, id),
    unique (tenant_id, number)
  ) strict`,
  `create table webhook_deliveries (
    tenant_id text not null references tenants (id),
    id text not null,
    event text not null,
    idempotency_key text,
    body_sha256 text not null,
    status text not null check (status in ('understood', 'kept', 'settled')),
    processed integer not null check (processed >= 0),
    payload_sealed text,
    reason text,
    received_at text not null,
    primary key (tenant_id, id),
    unique (tenant_id, idempotency_key),
    check ((status = 'kept') <= (payload_sealed is not null))
  ) strict`,
  // Refused before a tenant was known: no payload is kept, so the row belongs to nobody.
  `create table webhook_refusals (
    id integer primary key autoincrement,
    claimed_tenant_id text not null,
    event text not null,
    reason text not null,
    received_at text not null
  ) strict`,
  // employee_id is what the sender named; it becomes an employee's row once that employee exists.
  `create table hours (
    seq integer primary key autoincrement,
    tenant_id text not null references tenants (id),
    month text not null,
    employee_id text not null check (employee_id = lower(employee_id)),
    hours text not null,
    overtime text not null,
    source text not null check (source in ('webhook', 'office')),
    delivery_id text,
    is_correction integer not null check (is_correction in (0, 1)),
    recorded_at text not null,
    foreign key (tenant_id, delivery_id) references webhook_deliveries (tenant_id, id)
  ) strict`,
  `create table accounting_exports (
    tenant_id text not null references tenants (id),
    id text not null,
    month text not null,
    format text,
    delivery_id text not null,
    received_at text not null,
    primary key (tenant_id, id),
    foreign key (tenant_id, delivery_id) references webhook_deliveries (tenant_id, id)
  ) strict`,
  `create table payslips (
    tenant_id text not null references tenants (id),
    id text not null,
    employee_id text not null,
    month text not null,
    revision integer not null check (revision > 0),
    gross_cents integer not null,
    net_cents integer not null,
    payout_cents integer not null,
    published_at text not null,
    primary key (tenant_id, id),
    unique (tenant_id, employee_id, month, revision),
    foreign key (tenant_id, employee_id) references employees (tenant_id, id)
  ) strict`,
  `create table payslip_lines (
    tenant_id text not null references tenants (id),
    payslip_id text not null,
    position integer not null check (position > 0),
    kind text not null check (kind in
      ('earning', 'tax', 'social_insurance', 'employer', 'net_addition', 'net_deduction')),
    code text not null,
    label text not null,
    quantity text,
    rate text,
    base_cents integer,
    amount_cents integer not null,
    primary key (tenant_id, payslip_id, position),
    foreign key (tenant_id, payslip_id) references payslips (tenant_id, id)
  ) strict`,
  `create table payslip_notices (
    tenant_id text not null references tenants (id),
    id text not null,
    employee_id text not null,
    month text not null,
    sent_at text,
    channel text,
    delivery_id text not null,
    received_at text not null,
    primary key (tenant_id, id),
    foreign key (tenant_id, delivery_id) references webhook_deliveries (tenant_id, id)
  ) strict`,
  `create table documents (
    tenant_id text not null references tenants (id),
    id text not null,
    invoice_id text,
    payslip_id text,
    media_type text not null,
    file_name text not null,
    byte_length integer not null,
    sha256 text not null check (length(sha256) = 64),
    is_sealed integer not null check (is_sealed in (0, 1)),
    bytes blob not null,
    created_at text not null,
    primary key (tenant_id, id),
    unique (tenant_id, invoice_id, media_type),
    unique (tenant_id, payslip_id, media_type),
    foreign key (tenant_id, invoice_id) references invoices (tenant_id, id),
    foreign key (tenant_id, payslip_id) references payslips (tenant_id, id),
    check ((invoice_id is null) <> (payslip_id is null))
  ) strict`,
  `create table access_links (
    tenant_id text not null references tenants (id),
    id text not null unique,
    purpose text not null check (purpose in ('rechnung', 'portal', 'mitarbeiter-portal')),
    invoice_id text,
    customer_id text,
    employee_id text,
    key_id text not null,
    created_at text not null,
    expires_at text not null,
    revoked_at text,
    replaced_by_id text,
    opens integer not null default 0,
    last_used_at text,
    primary key (tenant_id, id),
    foreign key (tenant_id, invoice_id) references invoices (tenant_id, id),
    foreign key (tenant_id, customer_id) references customers (tenant_id, id),
    foreign key (tenant_id, employee_id) references employees (tenant_id, id),
    foreign key (tenant_id, replaced_by_id) references access_links (tenant_id, id),
    check ((purpose = 'rechnung') = (invoice_id is not null)),
    check ((purpose = 'portal') = (customer_id is not null)),
    check ((purpose = 'mitarbeiter-portal') = (employee_id is not null))
  ) strict`,
  `create table messages (
    tenant_id text not null references tenants (id),
    id text not null,
    customer_id text not null,
    invoice_id text,
    form_key text not null,
    body text not null check (body <> ''),
    reply_to text,
    created_at text not null,
    done_at text,
    primary key (tenant_id, id),
    unique (tenant_id, form_key),
    foreign key (tenant_id, customer_id) references customers (tenant_id, id),
    foreign key (tenant_id, invoice_id) references invoices (tenant_id, id)
  ) strict`,
  `create table change_requests (
    tenant_id text not null references tenants (id),
    id text not null,
    customer_id text not null,
    kind text not null check (kind in ('address', 'bank')),
    form_key text not null,
    details_sealed text not null,
    created_at text not null,
    done_at text,
    primary key (tenant_id, id),
    unique (tenant_id, form_key),
    foreign key (tenant_id, customer_id) references customers (tenant_id, id)
  ) strict`,
  `create table outbox (
    tenant_id text not null references tenants (id),
    id text not null,
    kind text not null,
    dedupe_key text not null,
    recipient text not null,
    language text not null check (language in ('de', 'en')),
    link_id text,
    data_json text not null check (json_valid(data_json)),
    status text not null check (status in ('queued', 'sent', 'failed')),
    attempts integer not null default 0,
    next_attempt_at text not null,
    created_at text not null,
    sent_at text,
    primary key (tenant_id, id),
    unique (tenant_id, dedupe_key),
    foreign key (tenant_id, link_id) references access_links (tenant_id, id)
  ) strict`,
  `create table audit_entries (
    seq integer primary key autoincrement,
    tenant_id text not null references tenants (id),
    at text not null,
    actor text not null,
    action text not null,
    subject_type text not null,
    subject_id text not null,
    before_json text check (before_json is null or json_valid(before_json)),
    after_json text check (after_json is null or json_valid(after_json))
  ) strict`,
  `create table retention_permits (
    tenant_id text not null references tenants (id),
    table_name text not null,
    row_id text not null,
    granted_at text not null,
    primary key (tenant_id, table_name, row_id)
  ) strict`,
]

const VIEWS = [
  // The hours that count: the newest row that is no open correction of a closed month.
  `create view current_hours as
    select h.* from hours h
    where h.is_correction = 0 and h.seq = (
      select max(n.seq) from hours n
      where n.tenant_id = h.tenant_id and n.month = h.month
        and n.employee_id = h.employee_id and n.is_correction = 0)`,
  // Of each month the latest payslip; the ones it corrects stay on file.
  `create view current_payslips as
    select p.* from payslips p
    where p.revision = (
      select max(n.revision) from payslips n
      where n.tenant_id = p.tenant_id and n.employee_id = p.employee_id and n.month = p.month)`,
  // Invoices with what happened to them since. The latest choice decides how one is paid, and a mandate
  // counts only while it is active: one that waits for the office, or was revoked, leaves the transfer.
  `create view current_invoices as
    select i.*,
      coalesce((select sum(p.amount_cents) from payments p
        where p.tenant_id = i.tenant_id and p.invoice_id = i.id), 0) as paid_cents,
      (select max(p.paid_on) from payments p
        where p.tenant_id = i.tenant_id and p.invoice_id = i.id) as last_paid_on,
      (select x.number from invoices x
        where x.tenant_id = i.tenant_id and x.refers_to_id = i.id and x.kind = 'cancellation') as cancelled_by,
      case when m.status = 'active' then 'direct_debit' else 'transfer' end as pay_by,
      m.id as chosen_mandate_id,
      m.status as chosen_mandate_status
    from invoices i
    left join payment_choices c on c.seq = (select max(n.seq) from payment_choices n
      where n.tenant_id = i.tenant_id and n.invoice_id = i.id)
    left join mandates m on m.tenant_id = i.tenant_id
      and m.id = case when c.seq is null then i.mandate_id else c.mandate_id end`,
]

const INDEXES = [
  'create index sessions_user on sessions (user_id)',
  'create index memberships_user on memberships (user_id)',
  'create index contracts_customer on contracts (tenant_id, customer_id)',
  'create index mandates_customer on mandates (tenant_id, customer_id, status)',
  'create index invoices_customer on invoices (tenant_id, customer_id, issued_on desc, issued_at desc, number desc)',
  'create index invoices_issued on invoices (tenant_id, issued_on desc, issued_at desc, number desc)',
  'create index invoices_refers_to on invoices (tenant_id, refers_to_id) where refers_to_id is not null',
  `create unique index invoices_cancelled_once on invoices (tenant_id, refers_to_id)
    where kind = 'cancellation'`,
  'create index payments_invoice on payments (tenant_id, invoice_id, amount_cents, paid_on)',
  'create index payment_choices_invoice on payment_choices (tenant_id, invoice_id, seq)',
  'create unique index hours_key on hours (tenant_id, month, employee_id, is_correction, seq)',
  'create index access_links_invoice on access_links (tenant_id, invoice_id) where invoice_id is not null',
  'create index access_links_customer on access_links (tenant_id, customer_id) where customer_id is not null',
  'create index access_links_employee on access_links (tenant_id, employee_id) where employee_id is not null',
  'create index webhook_deliveries_received on webhook_deliveries (tenant_id, received_at)',
  'create index accounting_exports_month on accounting_exports (tenant_id, month)',
  'create index payslip_notices_month on payslip_notices (tenant_id, month, employee_id)',
  `create index outbox_queue on outbox (next_attempt_at) where status = 'queued'`,
  'create index audit_subject on audit_entries (tenant_id, subject_type, subject_id)',
]

/** Tables whose rows never change and never go, but through the retention command. */
const FROZEN = [
  'payslips',
  'payslip_lines',
  'documents',
  'payments',
  'payment_choices',
  'hours',
  'audit_entries',
]

function frozenTriggers(table: string, id: string): string[] {
  return [
    `create trigger ${table}_no_update before update on ${table}
      begin select raise(abort, '${table}: rows are frozen'); end`,
    `create trigger ${table}_no_delete before delete on ${table}
      when not exists (select 1 from retention_permits p
        where p.tenant_id = old.tenant_id and p.table_name = '${table}' and p.row_id = old.${id})
      begin select raise(abort, '${table}: rows are kept'); end`,
  ]
}

const ROW_ID: Record<string, string> = {
  payslip_lines: 'payslip_id',
  payment_choices: 'seq',
  hours: 'seq',
  audit_entries: 'seq',
}

const TRIGGERS = [
  ...FROZEN.flatMap((table) => frozenTriggers(table, ROW_ID[table] ?? 'id')),
  `create trigger invoices_issued_no_update before update on invoices when old.status = 'issued'
    begin select raise(abort, 'invoices: an issued invoice is frozen'); end`,
  `create trigger invoices_issued_no_delete before delete on invoices when old.status = 'issued'
      and not exists (select 1 from retention_permits p
        where p.tenant_id = old.tenant_id and p.table_name = 'invoices' and p.row_id = old.id)
    begin select raise(abort, 'invoices: an issued invoice is kept'); end`,
  ...['insert', 'update', 'delete'].map(
    (verb) => `create trigger invoice_lines_issued_no_${verb} before ${verb} on invoice_lines
      when exists (select 1 from invoices i where i.status = 'issued'
          and i.tenant_id = ${verb === 'insert' ? 'new' : 'old'}.tenant_id
          and i.id = ${verb === 'insert' ? 'new' : 'old'}.invoice_id)
        and not exists (select 1 from retention_permits p
          where '${verb}' = 'delete' and p.tenant_id = ${verb === 'insert' ? 'new' : 'old'}.tenant_id
            and p.table_name = 'invoices' and p.row_id = ${verb === 'insert' ? 'new' : 'old'}.invoice_id)
      begin select raise(abort, 'invoice_lines: an issued invoice is frozen'); end`,
  ),
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...TABLES, ...VIEWS, ...INDEXES, ...TRIGGERS]) {
    await sql.raw(statement).execute(db)
  }
}
