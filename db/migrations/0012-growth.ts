import { type Kysely, sql } from 'kysely'

// What a list or a call costs must not depend on how much a firm has gathered in its years.

// Of each employee's month the newest hours, and the newest that came after the payslip: what is read and compared.
// The history behind it is found from row to row, so it needs no index of its own.
const HOURS = [
  'drop view current_hours',
  `create table newest_hours (
    tenant_id text not null references tenants (id),
    month text not null,
    employee_id text not null,
    is_correction integer not null check (is_correction in (0, 1)),
    hours text not null,
    overtime text not null,
    source text not null check (source in ('webhook', 'office')),
    recorded_at text not null,
    seq integer not null,
    primary key (tenant_id, month, employee_id, is_correction)
  ) strict, without rowid`,
  `insert into newest_hours
    select tenant_id, month, employee_id, is_correction, hours, overtime, source, recorded_at, max(seq)
    from hours group by tenant_id, month, employee_id, is_correction`,
  'alter table hours add column replaces_seq integer not null default 0',
  'drop trigger hours_no_update',
  `update hours set replaces_seq = earlier.seq from (
      select seq as of_seq,
        lag(seq) over (partition by tenant_id, month, employee_id order by seq) as seq
      from hours) as earlier
    where hours.seq = earlier.of_seq and earlier.seq is not null`,
  `create trigger hours_no_update before update on hours
    begin select raise(abort, 'hours: rows are frozen'); end`,
  'drop index hours_key',
  `create trigger hours_newest after insert on hours begin
    insert into newest_hours
      (tenant_id, month, employee_id, is_correction, hours, overtime, source, recorded_at, seq)
      values (new.tenant_id, new.month, new.employee_id, new.is_correction, new.hours, new.overtime,
        new.source, new.recorded_at, new.seq)
      on conflict (tenant_id, month, employee_id, is_correction) do update set
        hours = excluded.hours, overtime = excluded.overtime, source = excluded.source,
        recorded_at = excluded.recorded_at, seq = excluded.seq;
  end`,
  // Retention deletes the oldest first: once the newest goes, nothing is left of the month.
  `create trigger hours_forgotten after delete on hours begin
    delete from newest_hours where tenant_id = old.tenant_id and month = old.month
      and employee_id = old.employee_id and is_correction = old.is_correction and seq = old.seq;
  end`,
  `create view current_hours as select * from newest_hours where is_correction = 0`,
]

// Lists in their own order: a page is read from its first row on, and what is counted is counted in the index.
const LISTS = [
  `create index invoices_listed on invoices
    (tenant_id, coalesce(issued_on || issued_at || number, '~' || created_at || id) desc)`,
  `create index invoices_listed_by_customer on invoices
    (tenant_id, customer_id, coalesce(issued_on || issued_at || number, '~' || created_at || id, '') desc)`,
  'drop index invoices_customer',
  'create index invoices_customer on invoices (tenant_id, customer_id, issued_on desc)',
  'drop index invoices_issued',
  'drop index outbox_newest',
  'create index outbox_newest on outbox (tenant_id, created_at desc, id desc, area)',
  'create index outbox_by_kind on outbox (tenant_id, kind, created_at desc, id desc, area, status)',
  'create index outbox_by_status on outbox (tenant_id, status, created_at desc, id desc, area)',
  `create index outbox_by_recipient on outbox
    (tenant_id, lower(recipient), created_at desc, id desc, area, kind, status)`,
  `create index messages_open on messages (tenant_id, created_at desc, id) where done_at is null`,
  `create index change_requests_open on change_requests (tenant_id, created_at desc, id)
    where done_at is null`,
  `create index mandates_open on mandates (tenant_id, created_at desc, id) where status = 'requested'`,
  `create index webhook_deliveries_kept on webhook_deliveries (tenant_id, received_at desc, id, event)
    where status = 'kept'`,
]

// SQLite looks for rows that point at a row whenever that row goes.
const FOREIGN_KEYS = [
  'create index hours_delivery on hours (tenant_id, delivery_id)',
  'create index payslip_notices_delivery on payslip_notices (tenant_id, delivery_id)',
  'create index accounting_exports_delivery on accounting_exports (tenant_id, delivery_id)',
  'create index outbox_link on outbox (tenant_id, link_id)',
  `create index access_links_replaced_by on access_links (tenant_id, replaced_by_id)
    where replaced_by_id is not null`,
  `create index invoices_mandate on invoices (tenant_id, mandate_id) where mandate_id is not null`,
  `create index payment_choices_mandate on payment_choices (tenant_id, mandate_id)
    where mandate_id is not null`,
  'create index messages_customer on messages (tenant_id, customer_id)',
  `create index messages_invoice on messages (tenant_id, invoice_id) where invoice_id is not null`,
  'create index change_requests_customer on change_requests (tenant_id, customer_id)',
  'create index sessions_tenant on sessions (tenant_id)',
]

// SQLite knows no German order, so the key of a name is stored, and changes whenever the name does.
const NAMES = [
  'create index employees_by_name on employees (tenant_id, name_key, id)',
  `create trigger employees_have_key before insert on employees when new.name_key = ''
    begin select raise(abort, 'employees: a name has its key'); end`,
  `create trigger employees_keep_key before update of last_name, first_name, number on employees
    when new.name_key = old.name_key and (new.last_name, new.first_name, new.number)
      is not (old.last_name, old.first_name, old.number)
    begin select raise(abort, 'employees: a new name has a new key'); end`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(db, [...HOURS, ...LISTS, ...FOREIGN_KEYS])
  await keyNames(db)
  await run(db, NAMES)
}

async function run(db: Kysely<unknown>, statements: string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

interface Named {
  tenant_id: string
  id: string
  last_name: string
  first_name: string
  number: string
}

async function keyNames(db: Kysely<unknown>): Promise<void> {
  await sql`alter table employees add column name_key text not null default ''`.execute(db)
  const named = sql<Named>`select tenant_id, id, last_name, first_name, number from employees`
  for (const { tenant_id, id, ...name } of (await named.execute(db)).rows) {
    await sql`update employees set name_key = ${nameKey(name)}
      where tenant_id = ${tenant_id} and id = ${id}`.execute(db)
  }
}

// As app/domain/values/by-name.ts was when this migration shipped.
function nameKey({ last_name, first_name, number }: Pick<Named, 'last_name' | 'first_name' | 'number'>) {
  const parts = [last_name, first_name, number]
  return [...parts.map(folded), ...parts].join('\t')
}

const LETTERS: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', ł: 'l', ı: 'i' }

function folded(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøđðłı]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/\d+/g, (digits) => digits.padStart(12, '0'))
}
