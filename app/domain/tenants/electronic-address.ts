import { parseGln } from './gln'
import { parseVatId } from './vat-id'

/** Of the code list EAS, those that a small German firm meets. */
export const ADDRESS_SCHEMES = ['EM', '9930', '0088', '0204'] as const

export type AddressScheme = (typeof ADDRESS_SCHEMES)[number]

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
/** Coarse and fine part and two check digits, which are checked where Leitweg-IDs are. */
const ROUTE = /^\d{2,12}(?:-[A-Z0-9]{1,30})?-\d{2}$/i

/** An electronic address as its scheme writes it, or undefined if it cannot be one. */
export function parseElectronicAddress(scheme: AddressScheme, text: string): string | undefined {
  if (scheme === 'EM') return EMAIL.test(text) ? text : undefined
  if (scheme === '9930') return parseVatId(text)
  if (scheme === '0088') return parseGln(text)
  return ROUTE.test(text) ? text.toUpperCase() : undefined
}
