import type { Executor } from '~/domain/kernel/house'
import type { Within } from '~/domain/kernel/scope'
import type { Waived, WaivedTax, Waiver } from './waived-taxes'

/** What was waived of an invoice; reversals are negative. */
export async function listWaived(
  executor: Executor,
  { tenantId }: Within,
  invoiceId: string,
): Promise<Waiver[]> {
  const rows = await executor
    .selectFrom('payments')
    .select(['method', 'amount_cents as cents', 'tax_json'])
    .where('tenant_id', '=', tenantId)
    .where('invoice_id', '=', invoiceId)
    .where('receipt_id', 'is', null)
    .execute()
  return rows.map(({ method, cents, tax_json }) => ({
    method: method as Waived['method'],
    cents,
    taxes: JSON.parse(tax_json ?? '[]') as WaivedTax[],
  }))
}
