import { isLikeGln, parseGln } from './gln'
import { isLikeLeitwegId, parseLeitwegId } from './leitweg-id'
import { isLikeVatId, parseVatId } from './vat-id'

/** Of the code list EAS, those that a small German firm meets. */
export const ADDRESS_SCHEMES = ['EM', '9930', '0088', '0204'] as const

export type AddressScheme = (typeof ADDRESS_SCHEMES)[number]

/** Other countries have schemes of their own. */
function parseGermanVatId(text: string): string | undefined {
  const id = parseVatId(text)
  return id?.startsWith('DE') ? id : undefined
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** An electronic address as its scheme writes it, or undefined if it cannot be one. */
export function parseElectronicAddress(scheme: AddressScheme, text: string): string | undefined {
  if (scheme === 'EM') return EMAIL.test(text) ? text : undefined
  if (scheme === '9930') return parseGermanVatId(text)
  if (scheme === '0088') return parseGln(text)
  return parseLeitwegId(text)
}

/** Whether a text has the form that its scheme asks for, whatever its check digit says. */
export function isLikeElectronicAddress(scheme: AddressScheme, text: string): boolean {
  if (scheme === '9930') return /^\s*DE/i.test(text) && isLikeVatId(text)
  if (scheme === '0088') return isLikeGln(text)
  return scheme === '0204' && isLikeLeitwegId(text)
}
