import type { InvoiceView } from './view'

/** Media type of the e-invoice that is kept separately from the PDF. */
export const E_INVOICE_TYPE = 'application/xml'

export type EInvoiceForm = 'zugferd' | 'xrechnung'

export function eInvoiceForm({ isXRechnung }: Pick<InvoiceView, 'isXRechnung'>): EInvoiceForm {
  return isXRechnung ? 'xrechnung' : 'zugferd'
}
