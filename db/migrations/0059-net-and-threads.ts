import { type Kysely, sql } from 'kysely'

// The list of invoices adds up what is net as well: the narrow table (0032) has it, and its triggers are made again.
// A customer's invoices and what it owes are read from that table too. What customers wrote and asked for stands on their pages, the newest first.

const TOTAL = 'i.gross_cents + i.rounding_cents'
const REST = `${TOTAL} - i.prepaid_cents - i.credited_cents - i.waived_cents - i.paid_cents`

function writtenAnew(where: string): string {
  return `insert into invoice_standings (tenant_id, invoice_id, customer_id, standing, number, issued_on, due_on,
      gross_cents, open_cents, mandate_used_on, listed_key, net_cents)
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
      coalesce(i.issued_on || i.issued_at || i.number, '~' || i.created_at || i.id),
      i.net_cents
    from current_invoices i where ${where}
    on conflict (tenant_id, invoice_id) do update set customer_id = excluded.customer_id,
      standing = excluded.standing, number = excluded.number, issued_on = excluded.issued_on,
      due_on = excluded.due_on, gross_cents = excluded.gross_cents, open_cents = excluded.open_cents,
      mandate_used_on = excluded.mandate_used_on, listed_key = excluded.listed_key,
      net_cents = excluded.net_cents;`
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
    `update of status, kind, number, customer_id, issued_on, issued_at, due_on, net_cents, gross_cents,
      prepaid_cents, rounding_cents, mandate_id on invoices`,
    OF_INVOICE,
  ),
  standings('after_payments', 'insert on payments', BESIDE_INVOICE),
  standings('after_choices', 'insert on payment_choices', BESIDE_INVOICE),
  standings('after_mandates', 'update of status, signed_on, last_used_on on mandates', WITH_MANDATE),
]

const REPLACED = [
  ...['of_new_invoices', 'of_changed_invoices', 'after_payments', 'after_choices', 'after_mandates'].map(
    (name) => `drop trigger standings_${name}`,
  ),
  ...['listed', 'due', 'amount'].map((name) => `drop index standings_${name}`),
  'alter table invoice_standings add column net_cents integer not null default 0',
  `update invoice_standings set net_cents = (select i.net_cents from invoices i
    where i.tenant_id = invoice_standings.tenant_id and i.id = invoice_standings.invoice_id)`,
]

// A list is read along the index of its order, which has all that filters and sums ask for.
const ASKED_FOR =
  'standing, issued_on, gross_cents, net_cents, open_cents, mandate_used_on, customer_id, number'
const INDEXES = [
  `create index standings_listed on invoice_standings (tenant_id, listed_key, due_on, ${ASKED_FOR})`,
  `create index standings_due on invoice_standings (tenant_id, coalesce(due_on, '~'), invoice_id, due_on, ${ASKED_FOR})`,
  `create index standings_amount on invoice_standings (tenant_id, gross_cents, invoice_id, due_on, standing, issued_on,
    net_cents, open_cents, mandate_used_on, customer_id, number)`,
  `create index standings_of_customer on invoice_standings
    (tenant_id, customer_id, listed_key, standing, due_on, open_cents, mandate_used_on, issued_on, number)`,
  // The view worked these lists out before.
  'drop index invoices_listed',
  'drop index invoices_listed_by_customer',
  // A search looks for words along them, without the rows.
  'drop index customers_by_name',
  `create index customers_by_name on customers (tenant_id, name_key, id, search_key) where archived_at is null`,
  'create index customers_by_words on customers (tenant_id, id, search_key)',
  'drop index contracts_by_title',
  `create index contracts_by_title on contracts (tenant_id, title_key, id, customer_id, search_key)
    where archived_at is null`,
  'create index tasks_of_customer on tasks (tenant_id, customer_id, created_at, id, area)',
  'drop index tasks_customer',
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...REPLACED, ...STANDINGS, ...INDEXES]) await sql.raw(statement).execute(db)
}
