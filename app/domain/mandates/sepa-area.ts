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
