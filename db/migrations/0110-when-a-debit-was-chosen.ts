import { type Kysely, sql } from 'kysely'

// As before, and since when a direct debit is known that the invoice itself did not announce: when it was chosen, or when
// the mandate came to count, if that was later.
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
    coalesce(m.last_used_on, m.signed_on) as chosen_mandate_used_on,
    case when c.mandate_id is not null then max(c.chosen_at, m.status_changed_at) end as debit_known_at
  from invoices i
  left join payment_choices c on c.seq = (select max(n.seq) from payment_choices n
    where n.tenant_id = i.tenant_id and n.invoice_id = i.id)
  left join mandates m on m.tenant_id = i.tenant_id
    and m.id = case when c.seq is null then i.mandate_id else c.mandate_id end`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop view current_invoices`.execute(db)
  await sql.raw(VIEW).execute(db)
}
