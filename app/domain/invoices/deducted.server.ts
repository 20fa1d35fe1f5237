import { sql } from 'kysely'
import type { Within } from '../kernel/scope'
import type { DateText } from '../values/calendar'
import type { Cents } from '../values/money'

export interface Deducted {
  issued_on: DateText
  customer_id: string
  net_cents: Cents
}

/** What final invoices issued between two days deduct, without tax: each advance after its credit notes. */
export function selectDeducted({ tenantId }: Within, from: DateText, to: DateText) {
  return sql<Deducted>`
    select f.issued_on, f.customer_id, a.net_cents + coalesce((select sum(x.net_cents) from invoices x
      where x.tenant_id = a.tenant_id and x.refers_to_id = a.id and x.kind = 'credit_note'
        and x.status = 'issued'), 0) as net_cents
    from invoice_deductions d
    join invoices f on f.tenant_id = d.tenant_id and f.id = d.invoice_id
    join invoices a on a.tenant_id = d.tenant_id and a.id = d.advance_id
    where d.tenant_id = ${tenantId} and f.status = 'issued' and f.issued_on between ${from} and ${to}`
}
