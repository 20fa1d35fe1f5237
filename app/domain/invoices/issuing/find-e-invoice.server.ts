import { hasDocument } from '~/domain/documents/stored-documents.server'
import type { Executor } from '~/domain/kernel/house'
import type { Within } from '~/domain/kernel/scope'
import { E_INVOICE_TYPE, type EInvoiceForm, eInvoiceForm } from './e-invoice'
import type { InvoiceView } from './view'

/** Format of an issued invoice's XML; null for invoices of releases that wrote none. */
export async function findEInvoice(
  executor: Executor,
  scope: Within,
  invoiceId: string,
  view: Pick<InvoiceView, 'isXRechnung'>,
): Promise<EInvoiceForm | null> {
  const isThere = await hasDocument(executor, scope, { invoiceId, mediaType: E_INVOICE_TYPE })
  return isThere ? eInvoiceForm(view) : null
}
