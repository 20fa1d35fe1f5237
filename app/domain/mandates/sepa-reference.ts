/** The characters of SEPA references (EPC217-08); a slash may neither begin nor follow another. */
const SEPA_REFERENCE = /^(?!\/)(?!.*\/\/)[A-Za-z0-9+?/\-:().,' ]{1,35}$/

export function isSepaReference(text: string): boolean {
  return SEPA_REFERENCE.test(text)
}
