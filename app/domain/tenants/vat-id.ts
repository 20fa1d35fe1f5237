import { hasCheckDigit } from '../check-digit'

const PATTERN = /^[A-Z]{2}[A-Z0-9+*]{2,12}$/
const GERMAN = /^DE\d{9}$/

/** A VAT id without blanks and in capitals, or undefined if it cannot be one. A German one has a check digit. */
export function parseVatId(text: string): string | undefined {
  const id = text.replace(/[\s.-]/g, '').toUpperCase()
  if (!id.startsWith('DE')) return PATTERN.test(id) ? id : undefined
  return GERMAN.test(id) && hasCheckDigit(id.slice(2)) ? id : undefined
}
