import { fileName } from '~/documents/file-name'
import { qrCodePng } from '~/documents/qr-code'
import { renderReceiptPdf } from '~/documents/receipt-pdf.server'
import { findDocument } from '~/domain/documents/stored-documents.server'
import { E_INVOICE_TYPE } from '~/domain/invoices/issuing/e-invoice'
import { linkTarget } from '~/domain/invoices/link-target'
import { standing } from '~/domain/invoices/payments/bookings'
import type { InvoiceDetail } from '~/domain/invoices/read.server'
import { findInvoice, hasInvoice } from '~/domain/invoices/read.server'
import { NotFound } from '~/domain/kernel/errors'
import type { LinkScope } from '~/domain/kernel/scope'
import { readLetterhead } from '~/domain/letterhead/logo.server'
import { house } from '~/house.server'
import { download, madeFile } from '~/http/download.server'
import { getLinkedInvoice } from './page.server'

const PDF = 'application/pdf'

// The files of an invoice opened by a link.

export async function invoicePdf(request: Request, scope: LinkScope, invoiceId?: string) {
  return storedFile(request, scope, await ownInvoiceId(scope, invoiceId), PDF)
}

export async function invoiceXml(request: Request, scope: LinkScope, invoiceId?: string) {
  return storedFile(request, scope, await ownInvoiceId(scope, invoiceId), E_INVOICE_TYPE)
}

/** The cancellation of this invoice, or the invoice that this one cancels. */
export async function cancellationPdf(request: Request, scope: LinkScope, invoiceId?: string) {
  const { counterpart } = await getInvoice(scope, invoiceId)
  if (!counterpart) throw new NotFound()
  return storedFile(request, scope, counterpart.id, PDF)
}

export async function creditPdf(request: Request, scope: LinkScope, creditId: string, invoiceId?: string) {
  const { credits } = await getInvoice(scope, invoiceId)
  if (!credits.some(({ id }) => id === creditId)) throw new NotFound()
  return storedFile(request, scope, creditId, PDF)
}

/** A receipt for a paid invoice. Generated each time, as reversing a payment makes it untrue; then there is none. */
export async function receiptPdf(request: Request, scope: LinkScope, invoiceId?: string) {
  const { view, status, payments, credits } = await getInvoice(scope, invoiceId)
  if (!view || status?.state !== 'paid' || status.paidOn === null) throw new NotFound()
  const receipt = {
    invoice: view,
    payments: standing(payments),
    credits,
    paidOn: status.paidOn,
    issuedOn: scope.today,
  }
  return madeFile(request, await renderReceiptPdf(receipt, await readLetterhead(house.reader, scope)))
}

/** The GiroCode as an image file, for a banking app on the same phone. */
export async function giroCodePicture(request: Request, scope: LinkScope, invoiceId?: string) {
  const { howToPay, number } = await getLinkedInvoice(scope, invoiceId)
  if (howToPay.method !== 'transfer' || howToPay.giroCode === null) throw new NotFound()
  return madeFile(request, {
    bytes: qrCodePng(howToPay.giroCode),
    mediaType: 'image/png',
    fileName: fileName('png', 'GiroCode', number),
  })
}

/** Issued files are frozen, so only the id is read. */
async function ownInvoiceId(scope: LinkScope, invoiceId: string | undefined): Promise<string> {
  const target = linkTarget(scope, invoiceId)
  if (!(await hasInvoice(house.reader, scope, target.invoiceId, target.customerId))) throw new NotFound()
  return target.invoiceId
}

async function getInvoice(scope: LinkScope, invoiceId: string | undefined): Promise<InvoiceDetail> {
  const target = linkTarget(scope, invoiceId)
  const invoice = await findInvoice(house.reader, scope, target.invoiceId, target.customerId)
  if (!invoice) throw new NotFound()
  return invoice
}

async function storedFile(request: Request, scope: LinkScope, invoiceId: string, mediaType: string) {
  return download(request, await findDocument(house.reader, house, scope, { invoiceId, mediaType }))
}
