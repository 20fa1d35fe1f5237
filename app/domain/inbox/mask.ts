import { maskNumber } from '../employees/numbers'
import { maskIban } from '../values/iban'

// Mistyped ones too: all but one digit of a number is as good as the number.
const IBAN = /(?<![A-Za-z0-9])[A-Za-z]{2}\d{2}(?:[\s.-]?[A-Za-z0-9]){11,30}(?![A-Za-z0-9])/g
const SOCIAL_INSURANCE_NUMBER = /(?<![A-Za-z0-9])(?:\d[\s.-]?){8}[A-Za-z](?:[\s.-]?\d){3}(?![A-Za-z0-9])/g
const TAX_ID = /(?<![A-Za-z0-9])\d(?:[\s./-]?\d){10}(?![A-Za-z0-9])/g

export function maskNumbers(text: string): string {
  return text.replace(IBAN, maskIban).replace(SOCIAL_INSURANCE_NUMBER, maskNumber).replace(TAX_ID, maskNumber)
}
