import type { Executor } from '~/domain/kernel/house'
import type { Within } from '~/domain/kernel/scope'
import { type InvoiceView, parseInvoiceView } from '../issuing/view'

/** Credit notes to an invoice, oldest first. */
export async function listCreditViews(
  executor: Executor,
  { tenantId }: Within,
  invoiceId: string,
): Promise<InvoiceView[]> {
  const rows = await executor
    .selectFrom('invoices')
    .select('view_json')
    .where('tenant_id', '=', tenantId)
    .where('refers_to_id', '=', invoiceId)
    .where('kind', '=', 'credit_note')
    .where('status', '=', 'issued')
    .orderBy('issued_at')
    .orderBy('number')
    .execute()
  return rows.map(({ view_json }) => parseInvoiceView(view_json ?? ''))
}
