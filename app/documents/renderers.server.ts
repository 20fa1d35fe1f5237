import type { Letterhead, RenderedFile, Secrets } from '~/domain/documents/render'
import { documentName } from '~/domain/invoices/issuing/document-name'
import { E_INVOICE_TYPE } from '~/domain/invoices/issuing/e-invoice'
import type { InvoiceView } from '~/domain/invoices/issuing/view'
import type { PayslipView } from '~/domain/payslips/view'
import { documentsTexts } from '~/i18n/documents.en.server'
import { ciiInvoice } from './einvoice/cii'
import { fileName } from './file-name'
import { renderInvoicePdf } from './invoice-pdf.server'
import { renderPayslipPdf } from './payslip-pdf.server'

/** All files frozen with an issued invoice: the PDF with embedded e-invoice, and a separate e-invoice. */
export async function renderInvoice(
  view: InvoiceView,
  letterhead: Letterhead,
  secrets: Secrets = {},
): Promise<RenderedFile[]> {
  const xml = Buffer.from(ciiInvoice(view))
  const alone = view.isXRechnung ? Buffer.from(ciiInvoice(view, { name: 'xrechnung', ...secrets })) : xml
  const kind = documentsTexts[view.language].invoice.titles[documentName(view)]
  return [
    await renderInvoicePdf(view, letterhead, xml),
    {
      bytes: alone,
      mediaType: E_INVOICE_TYPE,
      fileName: fileName('xml', kind, view.number),
      isSealed: alone !== xml && secrets.debtorIban !== undefined,
    },
  ]
}

export async function renderPayslip(view: PayslipView, letterhead: Letterhead): Promise<RenderedFile[]> {
  return [await renderPayslipPdf(view, letterhead)]
}
