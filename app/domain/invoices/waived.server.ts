import type { Executor } from '../house'
import type { Within } from '../scope'
import type { Waived, WaivedTax } from './waived-taxes'

/** What was waived of an invoice, by method, category and rate; what was taken back counts less than nothing. */
export async function listWaived(
  executor: Executor,
  { tenantId }: Within,
  invoiceId: string,
): Promise<Waived[]> {
  const rows = await executor
    .selectFrom('payments')
    .select(['method', 'tax_json'])
    .where('tenant_id', '=', tenantId)
    .where('invoice_id', '=', invoiceId)
    .where('receipt_id', 'is', null)
    .execute()
  return rows.flatMap(({ method, tax_json }) =>
    (JSON.parse(tax_json ?? '[]') as WaivedTax[]).map((tax) => ({
      ...tax,
      method: method as Waived['method'],
    })),
  )
}
