import type { InvoiceView } from '~/domain/invoices/view'

/** BT-22. */
export function notesOf({ note }: InvoiceView): string[] {
  return note === null ? [] : [note]
}
