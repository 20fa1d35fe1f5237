import { type Kysely, sql } from 'kysely'

// What is owed for an invoice is its sum as it was rounded, without what was paid in advance and what credit notes give back. How invoices
// stand knows one more way: credited in full. The table is made of the view anyway, so it is made anew with its triggers.

const VIEW = [
  'alter table invoices add column prepaid_cents integer not null default 0 check (prepaid_cents >= 0)',
  'alter table invoices add column rounding_cents integer not null default 0',
  ...['of_new_invoices', 'of_changed_invoices', 'after_payments', 'after_choices', 'after_mandates'].map(
    (name) => `drop trigger standings_${name}`,
  ),
  'drop table invoice_standings',
  'drop view current_invoices',
  `create view current_invoices as
    select i.*,
      coalesce((select sum(p.amount_cents) from payments p
        where p.tenant_id = i.tenant_id and p.invoice_id = i.id), 0) as paid_cents,
      (select max(p.paid_on) from payments p
        where p.tenant_id = i.tenant_id and p.invoice_id = i.id) as last_paid_on,
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
      and m.id = case when c.seq is null then i.mandate_id else c.mandate_id end`,
]

const TABLE = `create table invoice_standings (
  tenant_id text not null,
  invoice_id text not null,
  customer_id text not null,
  standing text not null check (standing in
    ('draft', 'open', 'collected', 'paid', 'credited', 'cancelled', 'cancellation', 'credit_note')),
  number text,
  issued_on text,
  due_on text,
  gross_cents integer not null,
  open_cents integer not null,
  mandate_used_on text,
  listed_key text not null,
  primary key (tenant_id, invoice_id),
  foreign key (tenant_id, invoice_id) references invoices (tenant_id, id) on delete cascade
) strict, without rowid`

const TOTAL = 'i.gross_cents + i.rounding_cents'
const REST = 'i.gross_cents + i.rounding_cents - i.prepaid_cents - i.credited_cents - i.paid_cents'

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

function trigger(name: string, event: string, where: string): string {
  return `create trigger ${name} after ${event} begin ${writtenAnew(where)} end`
}

const OF_INVOICE = 'i.tenant_id = new.tenant_id and i.id in (new.id, new.refers_to_id)'
const BESIDE_INVOICE = 'i.tenant_id = new.tenant_id and i.id = new.invoice_id'
const WITH_MANDATE = `i.tenant_id = new.tenant_id and i.id in (
  select c.invoice_id from payment_choices c where c.tenant_id = new.tenant_id and c.mandate_id = new.id
  union select o.id from invoices o where o.tenant_id = new.tenant_id and o.mandate_id = new.id)`

const TRIGGERS = [
  trigger('standings_of_new_invoices', 'insert on invoices', OF_INVOICE),
  trigger(
    'standings_of_changed_invoices',
    `update of status, kind, number, customer_id, issued_on, issued_at, due_on, gross_cents, prepaid_cents,
      rounding_cents, mandate_id on invoices`,
    OF_INVOICE,
  ),
  trigger('standings_after_payments', 'insert on payments', BESIDE_INVOICE),
  trigger('standings_after_choices', 'insert on payment_choices', BESIDE_INVOICE),
  trigger('standings_after_mandates', 'update of status, signed_on, last_used_on on mandates', WITH_MANDATE),
]

const ASKED_FOR = 'standing, issued_on, gross_cents, open_cents, mandate_used_on, customer_id, number'
const INDEXES = [
  'drop index invoices_owed',
  `create index invoices_owed on invoices
    (tenant_id, customer_id, id, gross_cents, due_on, issued_on, number, mandate_id, prepaid_cents,
      rounding_cents)
    where status = 'issued' and kind = 'invoice'`,
  `create index invoices_credits on invoices (tenant_id, refers_to_id, gross_cents, rounding_cents)
    where kind = 'credit_note' and status = 'issued'`,
  `create index standings_listed on invoice_standings (tenant_id, listed_key, due_on, ${ASKED_FOR})`,
  `create index standings_due on invoice_standings (tenant_id, coalesce(due_on, '~'), invoice_id, due_on, ${ASKED_FOR})`,
  `create index standings_amount on invoice_standings
    (tenant_id, gross_cents, invoice_id, due_on, standing, issued_on, open_cents, mandate_used_on, customer_id, number)`,
  `create index standings_owed on invoice_standings (tenant_id, standing, due_on, open_cents, mandate_used_on)
    where open_cents > 0`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...VIEW, TABLE, ...TRIGGERS]) await sql.raw(statement).execute(db)
  await sql.raw(writtenAnew('true')).execute(db)
  for (const index of INDEXES) await sql.raw(index).execute(db)
}
