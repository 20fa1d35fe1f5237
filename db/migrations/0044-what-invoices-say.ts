import { type Kysely, sql } from 'kysely'

// Credit notes never give back more than their invoice came to, and a cancellation gives back all of it: never both.
const BOUNDS = [
  `create trigger credit_notes_within_invoice before update of status on invoices
    when new.kind = 'credit_note' and new.status = 'issued' and exists (
      select 1 from invoices i where i.tenant_id = new.tenant_id and i.id = new.refers_to_id
        and i.gross_cents + i.rounding_cents + new.gross_cents + new.rounding_cents + coalesce(
          (select sum(x.gross_cents + x.rounding_cents) from invoices x where x.tenant_id = new.tenant_id
            and x.refers_to_id = new.refers_to_id and x.status = 'issued'), 0) < 0)
    begin select raise(abort, 'invoices: a credit note takes more than its invoice has'); end`,
  `create trigger cancellations_of_whole_invoices before update of status on invoices
    when new.kind = 'cancellation' and new.status = 'issued' and exists (
      select 1 from invoices x where x.tenant_id = new.tenant_id and x.refers_to_id = new.refers_to_id
        and x.kind = 'credit_note' and x.status = 'issued')
    begin select raise(abort, 'invoices: what was credited in part is not cancelled'); end`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of BOUNDS) await sql.raw(statement).execute(db)
}
