import { type Kysely, sql } from 'kysely'

// How each invoice stands, in a narrow table: the view works it out from payments, choices and mandates, which is too
// much for lists and sums over twenty thousand. Triggers write the row anew from the view whenever one of these changes.

const TABLE = [
  `create table invoice_standings (
    tenant_id text not null,
    invoice_id text not null,
    customer_id text not null,
    standing text not null check (standing in
      ('draft', 'open', 'collected', 'paid', 'cancelled', 'cancellation', 'credit_note')),
    number text,
    issued_on text,
    due_on text,
    gross_cents integer not null,
    open_cents integer not null,
    mandate_used_on text,
    listed_key text not null,
    primary key (tenant_id, invoice_id),
    foreign key (tenant_id, invoice_id) references invoices (tenant_id, id) on delete cascade
  ) strict, without rowid`,
]

const OWED = `i.status = 'issued' and i.kind = 'invoice' and i.cancelled_by is null and i.paid_cents < i.gross_cents`

function writtenAnew(where: string): string {
  return `insert into invoice_standings
    select i.tenant_id, i.id, i.customer_id,
      case when i.status = 'draft' then 'draft'
        when i.kind <> 'invoice' then i.kind
        when i.cancelled_by is not null then 'cancelled'
        when i.paid_cents >= i.gross_cents then 'paid'
        when i.chosen_mandate_status = 'active' then 'collected'
        else 'open' end,
      i.number, i.issued_on, coalesce(i.due_on, i.issued_on), i.gross_cents,
      case when ${OWED} then i.gross_cents - i.paid_cents else 0 end,
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
    `update of status, kind, number, customer_id, issued_on, issued_at, due_on, gross_cents, mandate_id on invoices`,
    OF_INVOICE,
  ),
  trigger('standings_after_payments', 'insert on payments', BESIDE_INVOICE),
  trigger('standings_after_choices', 'insert on payment_choices', BESIDE_INVOICE),
  trigger('standings_after_mandates', 'update of status, signed_on, last_used_on on mandates', WITH_MANDATE),
]

// A list is read along the index of its order, which has all that filters and sums ask for.
const ASKED_FOR = 'standing, issued_on, gross_cents, open_cents, mandate_used_on, customer_id, number'
const INDEXES = [
  `create index standings_listed on invoice_standings (tenant_id, listed_key, due_on, ${ASKED_FOR})`,
  `create index standings_due on invoice_standings (tenant_id, coalesce(due_on, '~'), invoice_id, due_on, ${ASKED_FOR})`,
  `create index standings_amount on invoice_standings
    (tenant_id, gross_cents, invoice_id, due_on, standing, issued_on, open_cents, mandate_used_on, customer_id, number)`,
  `create index standings_owed on invoice_standings (tenant_id, standing, due_on, open_cents, mandate_used_on)
    where open_cents > 0`,
  `create index invoices_by_month on invoices (tenant_id, substr(issued_on, 1, 7), net_cents)
    where status = 'issued'`,
  'create index payslips_by_month on payslips (tenant_id, month, employee_id, revision)',
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...TABLE, ...TRIGGERS]) await sql.raw(statement).execute(db)
  await sql.raw(writtenAnew('true')).execute(db)
  for (const index of INDEXES) await sql.raw(index).execute(db)
}
