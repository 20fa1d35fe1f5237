import type { Letterhead, RenderedFile } from '~/domain/documents/documents.server'
import type { InvoiceView } from '~/domain/invoices/view'
import type { PayslipView } from '~/domain/payslips/view'
import { renderInvoicePdf } from './invoice-pdf.server'
import { renderPayslipPdf } from './payslip-pdf.server'

/** Every file that is frozen with an issued invoice. */
export async function renderInvoice(view: InvoiceView, letterhead: Letterhead): Promise<RenderedFile[]> {
  return [await renderInvoicePdf(view, letterhead)]
}

/** Every file that is frozen with a published payslip. */
export async function renderPayslip(view: PayslipView, letterhead: Letterhead): Promise<RenderedFile[]> {
  return [await renderPayslipPdf(view, letterhead)]
}
