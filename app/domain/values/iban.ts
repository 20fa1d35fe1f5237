import { electronicFormatIBAN, isValidIBAN, ValidationErrorsIBAN, validateIBAN } from 'ibantools'

const SHOWN_DIGITS = 4

/** An IBAN without blanks and in capitals, or undefined if its country, length or check digits are wrong. */
export function parseIban(text: string): string | undefined {
  const iban = normaliseIban(text)
  return isValidIBAN(iban) ? iban : undefined
}

/** Whether a text has the length and the form of its country's IBANs, whatever the check digits say. */
export function isLikeIban(text: string): boolean {
  const { errorCodes } = validateIBAN(normaliseIban(text))
  return errorCodes.every(
    (code) =>
      code === ValidationErrorsIBAN.WrongIBANChecksum ||
      code === ValidationErrorsIBAN.WrongAccountBankBranchChecksum,
  )
}

/** An IBAN as machines write it: no blanks, capitals. Says nothing about whether it is one. */
function normaliseIban(text: string): string {
  return electronicFormatIBAN(text) ?? ''
}

/** Enough of an IBAN to recognise the account, too little to use it: `DE** **** … 4711`. */
export function maskIban(iban: string): string {
  const plain = normaliseIban(iban)
  return `${plain.slice(0, 2)}** **** … ${plain.slice(-SHOWN_DIGITS)}`
}
