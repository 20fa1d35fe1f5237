import { randomUUID } from 'node:crypto'
import { data } from '@remix-run/node'
import type { LinkVisitor } from '~/auth/access'
import { giroCodeImage } from '~/documents/girocode'
import { type LinkedInvoice, readLinkedInvoice } from '~/domain/invoices/linked-invoice.server'
import type { LinkScope } from '~/domain/scope'
import { tenantContact } from '~/domain/tenants/contact.server'
import { house } from '~/house.server'
import type { NotPublished } from '~/http/error-data'

export interface InvoicePageData {
  token: string
  invoice: LinkedInvoice
  /** As an image; null if there is nothing to transfer. */
  giroCodeImage: string | null
  formKeys: { choice: string; message: string }
}

/** The page of a link's invoice; 404 with a text of its own until it is issued. */
export async function invoicePageData({ scope, token }: LinkVisitor): Promise<InvoicePageData> {
  const invoice = await readLinkedInvoice(house.reader, scope)
  if (!invoice) throw await notPublished(scope)
  const { howToPay } = invoice
  const giroCode = howToPay.method === 'transfer' ? howToPay.giroCode : null
  return {
    token,
    invoice,
    giroCodeImage: giroCode === null ? null : giroCodeImage(giroCode),
    formKeys: { choice: randomUUID(), message: randomUUID() },
  }
}

/** For an invoice that exists but is not issued. */
export async function notPublished(scope: LinkScope) {
  const body: NotPublished = {
    kind: 'not-published',
    tenant: await tenantContact(house.reader, scope.tenantId),
  }
  return data(body, { status: 404 })
}
