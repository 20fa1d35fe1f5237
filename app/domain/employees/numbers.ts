import { hasCheckDigit } from '../values/check-digit'

const TAX_ID = /^[1-9]\d{10}$/
/** Area, birth date, initial, serial number, check digit (§ 147 SGB VI). */
const SOCIAL_INSURANCE_NUMBER = /^\d{8}[A-Z]\d{3}$/
/** As people write them on letters. */
const SEPARATORS = /[\s./-]/g
const WEIGHTS = [2, 1, 2, 5, 7, 1, 2, 1, 2, 1, 2, 1]
const SHOWN = 3

/** Whether a text has the form of a tax id, whatever its check digit says. */
export function isLikeTaxId(text: string): boolean {
  return TAX_ID.test(text.replace(SEPARATORS, ''))
}

/** The same of a social insurance number. */
export function isLikeSocialInsuranceNumber(text: string): boolean {
  return SOCIAL_INSURANCE_NUMBER.test(text.replace(SEPARATORS, '').toUpperCase())
}

/** A tax id (§ 139b AO) without blanks, or undefined if it cannot be one. */
export function parseTaxId(text: string): string | undefined {
  const id = text.replace(SEPARATORS, '')
  return TAX_ID.test(id) && hasCheckDigit(id) ? id : undefined
}

/** A social insurance number without blanks and in capitals, or undefined if it cannot be one. */
export function parseSocialInsuranceNumber(text: string): string | undefined {
  const number = text.replace(SEPARATORS, '').toUpperCase()
  if (!SOCIAL_INSURANCE_NUMBER.test(number)) return undefined
  return checkDigitOf(number.slice(0, -1)) === Number(number.slice(-1)) ? number : undefined
}

/** Enough of a number to tell it from others. */
export function maskNumber(number: string): string {
  return `… ${number.slice(-SHOWN)}`
}

/** Each digit by its weight, the letter as its place in the alphabet; of a product the sum of its digits. */
function checkDigitOf(start: string): number {
  const digits = start.replace(/[A-Z]/, (letter) => String(letter.charCodeAt(0) - 64).padStart(2, '0'))
  const sum = WEIGHTS.reduce((total, weight, index) => {
    const product = weight * Number(digits[index])
    return total + Math.floor(product / 10) + (product % 10)
  }, 0)
  return sum % 10
}
