import type { InvoiceView } from '~/domain/invoices/view'
import { documentsTexts } from '~/i18n/documents.server'

/** Statements required for untaxed supplies (§ 14 (4) no. 8, § 14a UStG), then the firm's own note. */
export function invoiceNotes({ taxes, seller, buyer, note, language }: InvoiceView): string[] {
  const texts = documentsTexts[language].invoice
  const categories = [...new Set(taxes.map(({ category }) => category))]
  const notes = categories.flatMap((category) => {
    if (category === 'S') return []
    const needsVatIds = category === 'AE' || category === 'K'
    const ids =
      needsVatIds && seller.vatId && buyer.vatId ? ` ${texts.vatIds(seller.vatId, buyer.vatId)}` : ''
    return [texts.notes[category] + ids]
  })
  return note?.trim() ? [...notes, note.trim()] : notes
}
