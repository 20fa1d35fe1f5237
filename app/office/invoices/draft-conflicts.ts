import { InvoiceConflict } from '~/domain/invoices/conflict'

/** Maps conflicts of a draft to form fields. */
export const draftConflict = {
  of: InvoiceConflict,
  at: (code: string) => (code === 'mandate_not_active' ? 'payment' : 'form'),
}
