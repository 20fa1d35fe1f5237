import type { InvoiceView } from './view'

export const E_INVOICE_TYPE = 'application/xml'

export type EInvoiceForm = 'zugferd' | 'xrechnung'

export function eInvoiceForm({ isXRechnung }: Pick<InvoiceView, 'isXRechnung'>): EInvoiceForm {
  return isXRechnung ? 'xrechnung' : 'zugferd'
}
