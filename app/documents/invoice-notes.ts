import type { InvoiceView } from '~/domain/invoices/issuing/view'
import { documentsTexts } from '~/i18n/documents.en.server'
import { formatCountry } from '~/i18n/format'
import { legalStatements } from '~/i18n/legal-statements'

/** Place of delivery, legal statements, then the firm's note; on a cancellation, the reason. */
export function invoiceNotes(view: InvoiceView): string[] {
  const { seller, buyer, language, kind } = view
  const texts = documentsTexts[language].invoice
  const notes = legalStatements(view, language).map(({ category, text }) => {
    const needsVatIds = category === 'AE' || category === 'K'
    const ids =
      needsVatIds && seller.vatId && buyer.vatId ? ` ${texts.vatIds(seller.vatId, buyer.vatId)}` : ''
    return text + ids
  })
  const note = view.note?.trim()
  const own = kind === 'invoice' ? note : note && `${texts.reason}: ${note}`
  return [deliveryOf(view), ...notes, own].filter((text): text is string => Boolean(text))
}

function deliveryOf({ delivery, seller, language }: InvoiceView): string | undefined {
  if (!delivery) return undefined
  const { name, addressExtra, street, postalCode, city, country } = delivery
  const place = [
    ...[name, addressExtra, street, `${postalCode} ${city}`.trim()],
    country !== seller.country && formatCountry(country, language),
  ]
  return `${documentsTexts[language].invoice.delivery}: ${place.filter(Boolean).join(', ')}`
}
