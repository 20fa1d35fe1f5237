import { InvoiceConflict } from '~/domain/invoices/conflict'

export const draftConflict = {
  of: InvoiceConflict,
  at: (code: string) => (code === 'mandate_not_active' ? 'payment' : 'form'),
}
