import { getCustomer } from '../customers/find.server'
import type { Archive } from '../documents/documents.server'
import { findDocument, hasDocument, type StoredDocument } from '../documents/stored-documents.server'
import type { Executor } from '../kernel/house'
import type { Within } from '../kernel/scope'
import type { AttachedInvoice } from '../outbox/kinds'
import type { Letter } from '../outbox/letter'
import { E_INVOICE_TYPE } from './issuing/e-invoice'
import type { InvoiceView } from './issuing/view'

interface Sent {
  id: string
  customerId: string
  view: Pick<InvoiceView, 'isXRechnung'>
}

/** The file of an invoice that its mail carries, by the customer's setting: none, PDF or XRechnung. @throws NotFound */
export async function attachedTo(
  executor: Executor,
  scope: Within,
  { id: invoiceId, customerId, view }: Sent,
): Promise<{ attached?: AttachedInvoice }> {
  const { kind, invoiceAttachment: setting } = await getCustomer(executor, scope, customerId)
  const isWanted = setting === 'always' || (setting === 'usual' && kind === 'business')
  if (!isWanted) return {}
  const isXml =
    view.isXRechnung && (await hasDocument(executor, scope, { invoiceId, mediaType: E_INVOICE_TYPE }))
  return { attached: { invoiceId, mediaType: isXml ? E_INVOICE_TYPE : 'application/pdf' } }
}

/** @throws DocumentDamaged */
export async function openAttached(
  executor: Executor,
  archive: Archive,
  { tenantId, data }: Letter,
): Promise<StoredDocument | undefined> {
  const attached = 'attached' in data ? data.attached : undefined
  return attached && findDocument(executor, archive, { tenantId }, attached)
}
