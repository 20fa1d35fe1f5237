import { type Kysely, sql } from 'kysely'

// An advance is billed before the work is done, and a final invoice takes it off (§ 14 (5) UStG). The rows say what counts now:
// those of a final invoice go when it is cancelled, while what it said stays frozen in its view.

const TABLE = [
  'alter table invoices add column is_advance integer not null default 0 check (is_advance in (0, 1))',
  `create table invoice_deductions (
    tenant_id text not null references tenants (id),
    invoice_id text not null,
    advance_id text not null,
    primary key (tenant_id, invoice_id, advance_id),
    foreign key (tenant_id, invoice_id) references invoices (tenant_id, id),
    foreign key (tenant_id, advance_id) references invoices (tenant_id, id)
  ) strict, without rowid`,
  'create unique index deductions_once on invoice_deductions (tenant_id, advance_id)',
  `create index invoices_advances on invoices (tenant_id, customer_id, issued_on) where is_advance = 1`,
]

const DEDUCTED = `exists (select 1 from invoice_deductions d
  join invoices f on f.tenant_id = d.tenant_id and f.id = d.invoice_id
  where d.tenant_id = new.tenant_id and d.advance_id = new.refers_to_id and f.status = 'issued')`

const BOUNDS = [
  `create trigger deductions_of_advances before insert on invoice_deductions
    when not exists (select 1 from invoices f
      join invoices a on a.tenant_id = f.tenant_id and a.customer_id = f.customer_id and a.id = new.advance_id
      where f.tenant_id = new.tenant_id and f.id = new.invoice_id and f.status = 'draft' and f.is_advance = 0
        and a.is_advance = 1 and a.kind = 'invoice' and a.status = 'issued')
    begin select raise(abort, 'invoice_deductions: not an advance of the customer'); end`,
  `create trigger invoice_deductions_no_update before update on invoice_deductions
    begin select raise(abort, 'invoice_deductions: rows are frozen'); end`,
  `create trigger invoice_deductions_no_delete before delete on invoice_deductions
    when exists (select 1 from invoices f where f.tenant_id = old.tenant_id and f.id = old.invoice_id
        and f.status = 'issued')
      and not exists (select 1 from invoices x where x.tenant_id = old.tenant_id
        and x.refers_to_id = old.invoice_id and x.kind = 'cancellation' and x.status = 'issued')
      and not exists (select 1 from retention_permits p where p.tenant_id = old.tenant_id
        and p.table_name = 'invoices' and p.row_id = old.invoice_id)
    begin select raise(abort, 'invoice_deductions: an issued invoice is frozen'); end`,
  `create trigger deducted_advances_stand before update of status on invoices
    when new.kind <> 'invoice' and new.status = 'issued' and ${DEDUCTED}
    begin select raise(abort, 'invoices: a final invoice has deducted it'); end`,
  `create trigger deductions_within_invoice before update of status on invoices
    when new.kind = 'invoice' and new.status = 'issued' and new.prepaid_cents > 0
      and new.prepaid_cents > new.gross_cents + new.rounding_cents
    begin select raise(abort, 'invoices: more is deducted than the invoice has'); end`,
  'drop trigger credit_notes_within_invoice',
  `create trigger credit_notes_within_invoice before update of status on invoices
    when new.kind = 'credit_note' and new.status = 'issued' and exists (
      select 1 from invoices i where i.tenant_id = new.tenant_id and i.id = new.refers_to_id
        and i.gross_cents + i.rounding_cents - i.prepaid_cents + new.gross_cents + new.rounding_cents + coalesce(
          (select sum(x.gross_cents + x.rounding_cents) from invoices x where x.tenant_id = new.tenant_id
            and x.refers_to_id = new.refers_to_id and x.status = 'issued'), 0) < 0)
    begin select raise(abort, 'invoices: a credit note takes more than its invoice has'); end`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...TABLE, ...BOUNDS]) await sql.raw(statement).execute(db)
}
