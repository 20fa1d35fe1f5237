import { electronicFormatIBAN, isValidIBAN, ValidationErrorsIBAN, validateIBAN } from 'ibantools'

const SHOWN_DIGITS = 4

/** An IBAN without spaces and in capitals, or undefined if its country, length or check digits are wrong. */
export function parseIban(text: string): string | undefined {
  const iban = normaliseIban(text)
  return isValidIBAN(iban) ? iban : undefined
}

/** Checks length and form for its country, not the check digits. */
export function isLikeIban(text: string): boolean {
  const { errorCodes } = validateIBAN(normaliseIban(text))
  return errorCodes.every(
    (code) =>
      code === ValidationErrorsIBAN.WrongIBANChecksum ||
      code === ValidationErrorsIBAN.WrongAccountBankBranchChecksum,
  )
}

/** Without spaces and in capitals; does not validate. */
function normaliseIban(text: string): string {
  return electronicFormatIBAN(text) ?? ''
}

/** Enough to recognise the account, too little to use it: `DE** **** … 4711`. */
export function maskIban(iban: string): string {
  const plain = normaliseIban(iban)
  return `${plain.slice(0, 2)}** **** … ${plain.slice(-SHOWN_DIGITS)}`
}
