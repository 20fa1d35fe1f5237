import { sql } from 'kysely'
import type { Within } from '../kernel/scope'
import type { DateText } from '../values/calendar'
import type { Cents } from '../values/money'

export interface Deducted {
  invoice_id: string
  customer_id: string
  issued_on: DateText
  /** With tax. */
  cents: Cents
  net_cents: Cents
}

/**
 * What each issued document deducts, as it says: a final invoice its advances, the cancellation of one the same with the
 * other sign. So the month of a final invoice stays what it was when it is cancelled in another.
 */
export function selectDeducted({ tenantId }: Within) {
  const netOfAdvances = sql`(select sum(t.value ->> 'netCents')
    from json_each(f.view_json, '$.deductions') d, json_each(d.value, '$.taxes') t)`
  return sql<Deducted>`
    select f.id as invoice_id, f.customer_id, f.issued_on, f.prepaid_cents as cents, ${netOfAdvances} as net_cents
    from invoices f
    where f.tenant_id = ${tenantId} and f.status = 'issued' and f.prepaid_cents > 0
    union all
    select c.id, c.customer_id, c.issued_on, 0 - f.prepaid_cents, 0 - ${netOfAdvances}
    from invoices f
    cross join invoices c on c.tenant_id = f.tenant_id and c.refers_to_id = f.id
      and c.kind = 'cancellation' and c.status = 'issued'
    where f.tenant_id = ${tenantId} and f.status = 'issued' and f.prepaid_cents > 0`
}
