import { electronicFormatIBAN, isValidIBAN } from 'ibantools'

/** The longest text that is looked at: 34 characters in groups of four, and some room. */
const LONGEST_AS_TYPED = 50

/** An IBAN as typed or sent, without spaces and in capitals; undefined where it is none. */
export function parseIban(text: string): string | undefined {
  if (text.length > LONGEST_AS_TYPED) return undefined
  const iban = electronicFormatIBAN(text)
  return iban !== null && isValidIBAN(iban) ? iban : undefined
}

/** An IBAN by which its owner recognises it and nobody else can use it: `DE02 •••• 2051`. */
export function maskIban(iban: string): string {
  return `${iban.slice(0, 4)} •••• ${iban.slice(-4)}`
}
