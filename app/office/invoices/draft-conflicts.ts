import { InvoiceConflict } from '~/domain/invoices/conflict'

/** What the domain refuses of a draft, at the field that it is about. */
export const draftConflict = {
  of: InvoiceConflict,
  at: (code: string) => (code === 'mandate_not_active' ? 'payment' : 'form'),
}
