import { type Kysely, sql } from 'kysely'

// A credit note to an invoice that was paid with a cash discount gives back what was paid. Such an invoice is credited in full
// once nothing of it is left but what was waived: the triggers of the narrow table (0059) are made again.

const TOTAL = 'i.gross_cents + i.rounding_cents'
const REST = `${TOTAL} - i.prepaid_cents - i.credited_cents - i.waived_cents - i.paid_cents`
const IS_CREDITED = `(i.credited_cents > 0 and i.credited_cents + i.waived_cents >= ${TOTAL})`

function writtenAnew(where: string): string {
  return `insert into invoice_standings (tenant_id, invoice_id, customer_id, standing, number, issued_on, due_on,
      gross_cents, open_cents, mandate_used_on, listed_key, net_cents)
    select i.tenant_id, i.id, i.customer_id,
      case when i.status = 'draft' then 'draft'
        when i.kind <> 'invoice' then i.kind
        when i.cancelled_by is not null then 'cancelled'
        when ${IS_CREDITED} then 'credited'
        when ${REST} <= 0 then 'paid'
        when i.chosen_mandate_status = 'active' then 'collected'
        else 'open' end,
      i.number, i.issued_on, coalesce(i.due_on, i.issued_on), ${TOTAL},
      case when i.status = 'issued' and i.kind = 'invoice' and i.cancelled_by is null
          and not ${IS_CREDITED}
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

const OLD = [
  'of_new_invoices',
  'of_changed_invoices',
  'after_payments',
  'after_choices',
  'after_mandates',
].map((name) => `drop trigger standings_${name}`)

/** Invoices that were credited before but for what was waived. */
const ANEW = writtenAnew('i.credited_cents > 0 and i.waived_cents > 0')

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...OLD, ...STANDINGS, ANEW]) await sql.raw(statement).execute(db)
}
