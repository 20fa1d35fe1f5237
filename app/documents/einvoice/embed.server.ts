import type { InvoiceView } from '~/domain/invoices/issuing/view'
import { documentsTexts } from '~/i18n/documents.en.server'
import { dateOf, type Sheet } from '../sheet.server'
import { EINVOICE_FILE } from '../xmp'

export function embed(sheet: Sheet, xml: Uint8Array, view: InvoiceView): void {
  const date = dateOf(view)
  // A variable, since the types lack this relationship.
  const options = {
    name: EINVOICE_FILE,
    type: 'text/xml',
    relationship: 'Alternative',
    description: documentsTexts[view.language].invoice.eInvoice(view.number),
    creationDate: date,
    modifiedDate: date,
  }
  sheet.doc.file(Buffer.from(xml), options)
}
