import { electronicFormatIBAN } from 'ibantools'

/** Country, check digits, three characters that the creditor chooses, and the national part. */
const PATTERN = /^[A-Z]{2}\d{2}[A-Z0-9]{3}[A-Z0-9]{1,28}$/
const GERMAN_LENGTH = 18

/**
 * A SEPA creditor id without blanks and in capitals, or undefined if it cannot be one. Its check digits are computed
 * as an IBAN's (ISO 7064 MOD 97-10), with the three characters of the business area left out.
 */
export function parseCreditorId(text: string): string | undefined {
  const id = electronicFormatIBAN(text) ?? ''
  if (!isLikeCreditorId(id)) return undefined
  const digits = `${id.slice(7)}${id.slice(0, 4)}`.replace(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  )
  return BigInt(digits) % 97n === 1n ? id : undefined
}

/** Whether a text has the form of a creditor id, whatever its check digits say. */
export function isLikeCreditorId(text: string): boolean {
  const id = electronicFormatIBAN(text) ?? ''
  return (
    PATTERN.test(id) && (!id.startsWith('DE') || (id.length === GERMAN_LENGTH && /^\d+$/.test(id.slice(7))))
  )
}

/**
 * By the codes of their IBANs, the countries whose accounts SEPA direct debits reach (EPC409-09, as of 2026): the EEA, and
 * those that joined. Overseas areas of France have FR, the Channel Islands and the Isle of Man GB.
 */
const COUNTRIES = new Set(
  'AD AL AT BE BG CH CY CZ DE DK EE ES FI FR GB GI GR HR HU IE IS IT LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS SE SI SK SM VA'.split(
    ' ',
  ),
)

export function isInSepa(iban: string): boolean {
  return COUNTRIES.has(iban.slice(0, 2))
}

/** The characters of SEPA references (EPC217-08); a slash may neither begin nor follow another. */
const SEPA_REFERENCE = /^(?!\/)(?!.*\/\/)[A-Za-z0-9+?/\-:().,' ]{1,35}$/

export function isSepaReference(text: string): boolean {
  return SEPA_REFERENCE.test(text)
}
