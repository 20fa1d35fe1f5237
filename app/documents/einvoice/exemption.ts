import { taxReason } from '~/domain/invoices/issuing/tax-reasons'
import type { InvoiceView } from '~/domain/invoices/issuing/view'
import { taxStatements } from '~/i18n/tax-reasons'
import type { TaxCategory } from '~db/schema'

interface Exemption {
  text?: string
  code?: string | undefined
}

/** Default VATEX codes for lines without a reason; § 19 UStG has none. */
const DEFAULT_CODES: Partial<Record<TaxCategory, string>> = {
  AE: 'VATEX-EU-AE',
  K: 'VATEX-EU-IC',
  G: 'VATEX-EU-G',
  O: 'VATEX-EU-O',
}

/** Exemption reason of a category (BT-120, BT-121); a rate of zero is a rate and has none (BR-Z-10). */
export function exemptionOf(category: TaxCategory, { lines, language }: InvoiceView): Exemption {
  if (category === 'S' || category === 'Z') return {}
  const ofCategory = lines.filter((line) => line.taxCategory === category)
  const statements = taxStatements(ofCategory, language).map(({ text }) => text.replaceAll('\u00a0', ' '))
  const codes = new Set(ofCategory.map((line) => codeOf(category, line.taxReason)))
  // Different reasons have no code in common.
  return { text: statements.join(' '), code: codes.size === 1 ? [...codes][0] : undefined }
}

function codeOf(category: TaxCategory, key: string | undefined): string | undefined {
  return key === undefined ? DEFAULT_CODES[category] : taxReason(key)?.vatex
}
