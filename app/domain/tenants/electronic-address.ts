import { isLikeGln, parseGln } from './gln'
import { isLikeLeitwegId, parseLeitwegId } from './leitweg-id'
import { isLikeVatId, parseVatId } from './vat-id'

/** Schemes of the EAS code list that a small German firm comes across. */
export const ADDRESS_SCHEMES = ['EM', '9930', '0088', '0204'] as const

export type AddressScheme = (typeof ADDRESS_SCHEMES)[number]

/** Other countries have their own schemes. */
function parseGermanVatId(text: string): string | undefined {
  const id = parseVatId(text)
  return id?.startsWith('DE') ? id : undefined
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** The address in its scheme's form, or undefined if it is not valid. */
export function parseElectronicAddress(scheme: AddressScheme, text: string): string | undefined {
  if (scheme === 'EM') return EMAIL.test(text) ? text : undefined
  if (scheme === '9930') return parseGermanVatId(text)
  if (scheme === '0088') return parseGln(text)
  return parseLeitwegId(text)
}

/** Checks the form only, not the check digit. */
export function isLikeElectronicAddress(scheme: AddressScheme, text: string): boolean {
  if (scheme === '9930') return /^\s*DE/i.test(text) && isLikeVatId(text)
  if (scheme === '0088') return isLikeGln(text)
  return scheme === '0204' && isLikeLeitwegId(text)
}
