import { type Kysely, sql } from 'kysely'

// Money is one record of the customer, and is divided over its invoices: `payments` says what settles an invoice. Most of
// it is a share of a receipt; what was waived (a cash discount, a small rest) is none.

const RECEIPTS = `create table receipts (
  tenant_id text not null references tenants (id),
  id text not null,
  customer_id text not null,
  amount_cents integer not null check (amount_cents <> 0),
  paid_on text not null,
  method text not null check (method in ('transfer', 'direct_debit', 'cash', 'set_off')),
  reference text not null default '',
  reverses_id text,
  reason text check ((reason is null) = (reverses_id is null)),
  created_at text not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, customer_id) references customers (tenant_id, id),
  foreign key (tenant_id, reverses_id) references receipts (tenant_id, id)
) strict`

const PAYMENTS = `create table payments_divided (
  tenant_id text not null references tenants (id),
  id text not null,
  invoice_id text not null,
  amount_cents integer not null check (amount_cents <> 0),
  paid_on text not null,
  method text not null check (method in
    ('transfer', 'direct_debit', 'cash', 'set_off', 'cash_discount', 'write_off')),
  created_at text not null,
  receipt_id text check ((receipt_id is null) = (method in ('cash_discount', 'write_off'))),
  reverses_id text,
  reason text,
  tax_json text,
  primary key (tenant_id, id),
  foreign key (tenant_id, invoice_id) references invoices (tenant_id, id),
  foreign key (tenant_id, receipt_id) references receipts (tenant_id, id),
  foreign key (tenant_id, reverses_id) references payments_divided (tenant_id, id)
) strict`

/** What a customer has paid without an invoice that it is for: the sum of its receipts without what was divided. */
const CREDITS = [
  `create table customer_credits (
    tenant_id text not null,
    customer_id text not null,
    credit_cents integer not null,
    primary key (tenant_id, customer_id),
    foreign key (tenant_id, customer_id) references customers (tenant_id, id) on delete cascade
  ) strict, without rowid`,
  'create index customer_credits_left on customer_credits (tenant_id, credit_cents) where credit_cents <> 0',
]

const OLD_TRIGGERS = [
  'of_new_invoices',
  'of_changed_invoices',
  'after_payments',
  'after_choices',
  'after_mandates',
]

const MOVED = [
  ...OLD_TRIGGERS.map((name) => `drop trigger standings_${name}`),
  'drop view current_invoices',
  RECEIPTS,
  `insert into receipts (tenant_id, id, customer_id, amount_cents, paid_on, method, created_at)
    select p.tenant_id, p.id, i.customer_id, p.amount_cents, p.paid_on, p.method, p.created_at
    from payments p join invoices i on i.tenant_id = p.tenant_id and i.id = p.invoice_id`,
  PAYMENTS,
  `insert into payments_divided (tenant_id, id, invoice_id, amount_cents, paid_on, method, created_at, receipt_id)
    select tenant_id, id, invoice_id, amount_cents, paid_on, method, created_at, id from payments`,
  'drop table payments',
  'alter table payments_divided rename to payments',
]

const INDEXES = [
  'create index payments_invoice on payments (tenant_id, invoice_id, receipt_id, amount_cents, paid_on)',
  'create index payments_receipt on payments (tenant_id, receipt_id, amount_cents, invoice_id)',
  `create unique index payments_reversed_once on payments (tenant_id, reverses_id) where reverses_id is not null`,
  'create index receipts_customer on receipts (tenant_id, customer_id, created_at desc, id)',
  `create unique index receipts_reversed_once on receipts (tenant_id, reverses_id) where reverses_id is not null`,
]

const VIEW = `create view current_invoices as
  select i.*,
    coalesce((select sum(p.amount_cents) from payments p
      where p.tenant_id = i.tenant_id and p.invoice_id = i.id and p.receipt_id is not null), 0) as paid_cents,
    coalesce((select sum(p.amount_cents) from payments p
      where p.tenant_id = i.tenant_id and p.invoice_id = i.id and p.receipt_id is null), 0) as waived_cents,
    (select max(paid_on) from (select p.paid_on from payments p
      where p.tenant_id = i.tenant_id and p.invoice_id = i.id and p.receipt_id is not null
      group by p.receipt_id having sum(p.amount_cents) > 0)) as last_paid_on,
    (select x.number from invoices x
      where x.tenant_id = i.tenant_id and x.refers_to_id = i.id and x.kind = 'cancellation') as cancelled_by,
    coalesce((select -sum(x.gross_cents + x.rounding_cents) from invoices x
      where x.tenant_id = i.tenant_id and x.refers_to_id = i.id and x.kind = 'credit_note'
        and x.status = 'issued'), 0) as credited_cents,
    m.id as chosen_mandate_id,
    m.status as chosen_mandate_status,
    coalesce(m.last_used_on, m.signed_on) as chosen_mandate_used_on
  from invoices i
  left join payment_choices c on c.seq = (select max(n.seq) from payment_choices n
    where n.tenant_id = i.tenant_id and n.invoice_id = i.id)
  left join mandates m on m.tenant_id = i.tenant_id
    and m.id = case when c.seq is null then i.mandate_id else c.mandate_id end`

const TOTAL = 'i.gross_cents + i.rounding_cents'
const REST = `${TOTAL} - i.prepaid_cents - i.credited_cents - i.waived_cents - i.paid_cents`

function writtenAnew(where: string): string {
  return `insert into invoice_standings
    select i.tenant_id, i.id, i.customer_id,
      case when i.status = 'draft' then 'draft'
        when i.kind <> 'invoice' then i.kind
        when i.cancelled_by is not null then 'cancelled'
        when i.credited_cents > 0 and i.credited_cents >= ${TOTAL} then 'credited'
        when ${REST} <= 0 then 'paid'
        when i.chosen_mandate_status = 'active' then 'collected'
        else 'open' end,
      i.number, i.issued_on, coalesce(i.due_on, i.issued_on), ${TOTAL},
      case when i.status = 'issued' and i.kind = 'invoice' and i.cancelled_by is null
          and not (i.credited_cents > 0 and i.credited_cents >= ${TOTAL})
        then max(${REST}, 0) else 0 end,
      case when i.chosen_mandate_status = 'active' then i.chosen_mandate_used_on end,
      coalesce(i.issued_on || i.issued_at || i.number, '~' || i.created_at || i.id)
    from current_invoices i where ${where}
    on conflict (tenant_id, invoice_id) do update set customer_id = excluded.customer_id,
      standing = excluded.standing, number = excluded.number, issued_on = excluded.issued_on,
      due_on = excluded.due_on, gross_cents = excluded.gross_cents, open_cents = excluded.open_cents,
      mandate_used_on = excluded.mandate_used_on, listed_key = excluded.listed_key;`
}

function standings(name: string, event: string, where: string): string {
  return `create trigger standings_${name} after ${event} begin ${writtenAnew(where)} end`
}

const OF_INVOICE = 'i.tenant_id = new.tenant_id and i.id in (new.id, new.refers_to_id)'
const BESIDE_INVOICE = 'i.tenant_id = new.tenant_id and i.id = new.invoice_id'
const WITH_MANDATE = `i.tenant_id = new.tenant_id and i.id in (
  select c.invoice_id from payment_choices c where c.tenant_id = new.tenant_id and c.mandate_id = new.id
  union select o.id from invoices o where o.tenant_id = new.tenant_id and o.mandate_id = new.id)`

const STANDINGS = [
  standings('of_new_invoices', 'insert on invoices', OF_INVOICE),
  standings(
    'of_changed_invoices',
    `update of status, kind, number, customer_id, issued_on, issued_at, due_on, gross_cents, prepaid_cents,
      rounding_cents, mandate_id on invoices`,
    OF_INVOICE,
  ),
  standings('after_payments', 'insert on payments', BESIDE_INVOICE),
  standings('after_choices', 'insert on payment_choices', BESIDE_INVOICE),
  standings('after_mandates', 'update of status, signed_on, last_used_on on mandates', WITH_MANDATE),
]

function frozen(table: string): string[] {
  return [
    `create trigger ${table}_no_update before update on ${table}
      begin select raise(abort, '${table}: rows are frozen'); end`,
    `create trigger ${table}_no_delete before delete on ${table}
      when not exists (select 1 from retention_permits p
        where p.tenant_id = old.tenant_id and p.table_name = '${table}' and p.row_id = old.id)
      begin select raise(abort, '${table}: rows are kept'); end`,
  ]
}

function credit(name: string, event: string, customer: string, sign: '' | '-'): string {
  return `create trigger ${name} after ${event} begin
    insert into customer_credits select new.tenant_id, ${customer}, ${sign}new.amount_cents
      where true on conflict (tenant_id, customer_id)
      do update set credit_cents = credit_cents + excluded.credit_cents; end`
}

const RECEIPT_OF_NEW = 'select %s from receipts r where r.tenant_id = new.tenant_id and r.id = new.receipt_id'

const TRIGGERS = [
  ...frozen('payments'),
  ...frozen('receipts'),
  // A share is for the receipt's own customer, and all shares together are no more than the receipt.
  `create trigger payments_share_receipts before insert on payments when new.receipt_id is not null
    begin
      select raise(abort, 'payments: a receipt of another customer')
        where (${RECEIPT_OF_NEW.replace('%s', 'r.customer_id')}) is not
          (select i.customer_id from invoices i where i.tenant_id = new.tenant_id and i.id = new.invoice_id);
      select raise(abort, 'payments: more than the receipt')
        from receipts r where r.tenant_id = new.tenant_id and r.id = new.receipt_id
          and (select coalesce(sum(p.amount_cents), 0) + new.amount_cents from payments p
            where p.tenant_id = new.tenant_id and p.receipt_id = new.receipt_id)
          not between min(r.amount_cents, 0) and max(r.amount_cents, 0);
    end`,
  credit('credits_after_receipts', 'insert on receipts', 'new.customer_id', ''),
  credit(
    'credits_after_payments',
    'insert on payments when new.receipt_id is not null',
    `(${RECEIPT_OF_NEW.replace('%s', 'r.customer_id')})`,
    '-',
  ),
  // What is returned was presented before; what is taken back by the office was not presented.
  `create trigger mandates_are_used after insert on payments
    when new.method = 'direct_debit' and new.amount_cents > 0 and new.reverses_id is null
    begin
      update mandates set last_used_on = new.paid_on
      where tenant_id = new.tenant_id and coalesce(last_used_on, '') < new.paid_on and id = (
        select chosen_mandate_id from current_invoices i
        where i.tenant_id = new.tenant_id and i.id = new.invoice_id);
    end`,
]

const LIMIT = `alter table tenants add column write_off_limit_cents integer not null default 100
  check (write_off_limit_cents between 0 and 10000)`

export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [...MOVED, ...CREDITS, ...INDEXES, VIEW, ...STANDINGS, ...TRIGGERS, LIMIT]
  for (const statement of statements) await sql.raw(statement).execute(db)
  await giveBackExcess(db)
}

interface Overpaid {
  tenant_id: string
  id: string
  excess: number
}

interface Share {
  id: string
  receipt_id: string
  amount_cents: number
  paid_on: string
  method: string
  created_at: string
}

/** What was booked beyond what an invoice asks for becomes its customer's credit, the newest money first. */
async function giveBackExcess(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<Overpaid>`
    select tenant_id, id, paid_cents - case when cancelled_by is null
      then max(gross_cents + rounding_cents - prepaid_cents - credited_cents, 0) else 0 end as excess
    from current_invoices
    where status = 'issued' and kind = 'invoice' and paid_cents > 0
      and excess > 0`.execute(db)
  for (const { tenant_id, id, excess } of rows) {
    const shares = await sql<Share>`
      select id, receipt_id, amount_cents, paid_on, method, created_at from payments
      where tenant_id = ${tenant_id} and invoice_id = ${id} and amount_cents > 0
      order by paid_on desc, created_at desc, id desc`.execute(db)
    let left = excess
    for (const share of shares.rows) {
      const cents = Math.min(left, share.amount_cents)
      left -= cents
      if (cents > 0)
        await sql`insert into payments (tenant_id, id, invoice_id, amount_cents, paid_on, method, created_at, receipt_id)
          values (${tenant_id}, ${crypto.randomUUID()}, ${id}, ${-cents}, ${share.paid_on}, ${share.method},
            ${share.created_at}, ${share.receipt_id})`.execute(db)
    }
  }
}
