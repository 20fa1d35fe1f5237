import type { InvoiceView } from '~/domain/invoices/view'
import { documentsTexts } from '~/i18n/documents.server'
import { taxStatements } from '~/i18n/tax-reasons'

/** Statements required for untaxed supplies, then the firm's own note. */
export function invoiceNotes({ lines, seller, buyer, note, language }: InvoiceView): string[] {
  const texts = documentsTexts[language].invoice
  const notes = taxStatements(lines, language).map(({ category, text }) => {
    const needsVatIds = category === 'AE' || category === 'K'
    const ids =
      needsVatIds && seller.vatId && buyer.vatId ? ` ${texts.vatIds(seller.vatId, buyer.vatId)}` : ''
    return text + ids
  })
  return note?.trim() ? [...notes, note.trim()] : notes
}
