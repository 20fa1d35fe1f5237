import { electronicFormatIBAN } from 'ibantools'

/** Country, check digits, three characters of the creditor's choice, and the national part. */
const PATTERN = /^[A-Z]{2}\d{2}[A-Z0-9]{3}[A-Z0-9]{1,28}$/
const GERMAN_LENGTH = 18

/**
 * A SEPA creditor id without spaces and in capitals, or undefined if it is not valid. Check digits as for an IBAN (ISO
 * 7064 MOD 97-10), leaving out the three characters of the business area.
 */
export function parseCreditorId(text: string): string | undefined {
  const id = electronicFormatIBAN(text) ?? ''
  if (!isLikeCreditorId(id)) return undefined
  const digits = `${id.slice(7)}${id.slice(0, 4)}`.replace(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  )
  return BigInt(digits) % 97n === 1n ? id : undefined
}

/** Checks the form only, not the check digits. */
export function isLikeCreditorId(text: string): boolean {
  const id = electronicFormatIBAN(text) ?? ''
  return (
    PATTERN.test(id) && (!id.startsWith('DE') || (id.length === GERMAN_LENGTH && /^\d+$/.test(id.slice(7))))
  )
}

/**
 * Country codes of IBANs that SEPA direct debit reaches (EPC409-09, as of 2026): the EEA and those that joined. French
 * overseas areas use FR, the Channel Islands and the Isle of Man GB.
 */
const COUNTRIES = new Set(
  'AD AL AT BE BG CH CY CZ DE DK EE ES FI FR GB GI GR HR HU IE IS IT LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS SE SI SK SM VA'.split(
    ' ',
  ),
)

export function isInSepa(iban: string): boolean {
  return COUNTRIES.has(iban.slice(0, 2))
}

/** Characters of SEPA references (EPC217-08); no slash at the start, no two in a row. */
const SEPA_REFERENCE = /^(?!\/)(?!.*\/\/)[A-Za-z0-9+?/\-:().,' ]{1,35}$/

export function isSepaReference(text: string): boolean {
  return SEPA_REFERENCE.test(text)
}
