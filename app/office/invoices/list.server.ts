import { type InvoiceListItem, listInvoices } from '~/domain/invoices/list.server'
import type { InvoiceQuery } from '~/domain/invoices/listed.server'
import type { Executor } from '~/domain/kernel/house'
import type { OfficeScope } from '~/domain/kernel/scope'
import type { Paged } from '~/domain/lists/paging'

/** Number, date and status are null for a draft. */
export type OfficeInvoice = Pick<
  InvoiceListItem,
  | 'id'
  | 'number'
  | 'document'
  | 'customerName'
  | 'issuedOn'
  | 'dueOn'
  | 'grossCents'
  | 'openCents'
  | 'status'
  | 'createdAt'
>

export async function readOfficeInvoices(
  executor: Executor,
  scope: OfficeScope,
  query: InvoiceQuery,
): Promise<Paged<OfficeInvoice>> {
  const { items, ...list } = await listInvoices(executor, scope, { ...query, withDrafts: true })
  return {
    ...list,
    items: items.map(({ customerId: _, kind: __, netCents: ___, revision: ____, ...item }) => item),
  }
}
