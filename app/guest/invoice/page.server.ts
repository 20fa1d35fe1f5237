import { randomUUID } from 'node:crypto'
import { data } from '@remix-run/node'
import { giroCodeImage } from '~/documents/girocode'
import { findLinkedInvoice, type LinkedInvoice } from '~/domain/invoices/linked-invoice.server'
import { NotFound } from '~/domain/kernel/errors'
import type { LinkScope } from '~/domain/kernel/scope'
import { tenantContact } from '~/domain/tenants/contact.server'
import { house } from '~/house.server'
import type { NotPublished } from '~/http/error-data'

export interface InvoiceVisit {
  request: Request
  scope: LinkScope
  /** Set for a portal link. */
  invoiceId?: string
  page: string
}

export interface InvoicePageData {
  page: string
  invoice: LinkedInvoice
  firm: LinkedInvoice['firm']
  /** As an image; null if there is nothing to transfer. */
  giroCodeImage: string | null
  formKeys: { choice: string; message: string; transfer: string }
}

/** 404 with a page of its own until the invoice is issued. */
export async function invoicePage({
  scope,
  invoiceId,
  page,
}: Omit<InvoiceVisit, 'request'>): Promise<InvoicePageData> {
  const invoice = await getLinkedInvoice(scope, invoiceId)
  const { howToPay } = invoice
  const giroCode = howToPay.method === 'transfer' ? howToPay.giroCode : null
  return {
    page,
    invoice,
    firm: invoice.firm,
    giroCodeImage: giroCode === null ? null : giroCodeImage(giroCode),
    formKeys: { choice: randomUUID(), message: randomUUID(), transfer: randomUUID() },
  }
}

export async function getLinkedInvoice(scope: LinkScope, invoiceId?: string): Promise<LinkedInvoice> {
  const invoice = await findLinkedInvoice(house.reader, scope, invoiceId)
  if (!invoice) throw await noInvoice(scope)
  return invoice
}

/** Response to throw: only an invoice's own link tells that it is not issued yet. */
export async function noInvoice(scope: LinkScope) {
  if (scope.purpose === 'portal') return new NotFound()
  const body: NotPublished = {
    kind: 'not-published',
    tenant: await tenantContact(house.reader, scope.tenantId),
  }
  return data(body, { status: 404 })
}
