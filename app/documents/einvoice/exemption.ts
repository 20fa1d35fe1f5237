import type { InvoiceView } from '~/domain/invoices/view'
import { documentsTexts } from '~/i18n/documents.server'
import type { TaxCategory } from '~db/schema'

/** VATEX; § 19 UStG has no code. */
const CODES: Partial<Record<TaxCategory, string>> = {
  AE: 'VATEX-EU-AE',
  K: 'VATEX-EU-IC',
  G: 'VATEX-EU-G',
  O: 'VATEX-EU-O',
}

interface Exemption {
  text?: string
  code?: string | undefined
}

/** Why a category bears no tax (BT-120, BT-121); a rate of zero is a rate and has no reason (BR-Z-10). */
export function exemptionOf(category: TaxCategory, { language }: InvoiceView): Exemption {
  if (category === 'S' || category === 'Z') return {}
  return { text: documentsTexts[language].invoice.notes[category], code: CODES[category] }
}
