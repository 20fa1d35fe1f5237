import { hasCheckDigit } from '../values/check-digit'

const TAX_ID = /^[1-9]\d{10}$/
/** Area, birth date, initial, serial number, check digit (§ 147 SGB VI). */
const SOCIAL_INSURANCE_NUMBER = /^\d{8}[A-Z]\d{3}$/
const SEPARATORS = /[\s./-]/g
const WEIGHTS = [2, 1, 2, 5, 7, 1, 2, 1, 2, 1, 2, 1]
const SHOWN = 3

/** Checks the form only, not the check digit. */
export function isLikeTaxId(text: string): boolean {
  return TAX_ID.test(text.replace(SEPARATORS, ''))
}

/** Checks the form only, not the check digit. */
export function isLikeSocialInsuranceNumber(text: string): boolean {
  return SOCIAL_INSURANCE_NUMBER.test(text.replace(SEPARATORS, '').toUpperCase())
}

/** A tax id (§ 139b AO) without spaces, or undefined if it is not valid. */
export function parseTaxId(text: string): string | undefined {
  const id = text.replace(SEPARATORS, '')
  return TAX_ID.test(id) && hasCheckDigit(id) ? id : undefined
}

/** A social insurance number without spaces and in capitals, or undefined if it is not valid. */
export function parseSocialInsuranceNumber(text: string): string | undefined {
  const number = text.replace(SEPARATORS, '').toUpperCase()
  if (!SOCIAL_INSURANCE_NUMBER.test(number)) return undefined
  return checkDigitOf(number.slice(0, -1)) === Number(number.slice(-1)) ? number : undefined
}

/** Leaves enough to tell numbers apart. */
export function maskNumber(number: string): string {
  return `… ${number.slice(-SHOWN)}`
}

/** Each digit times its weight, the letter as its place in the alphabet; sums the digits of the products. */
function checkDigitOf(start: string): number {
  const digits = start.replace(/[A-Z]/, (letter) => String(letter.charCodeAt(0) - 64).padStart(2, '0'))
  const sum = WEIGHTS.reduce((total, weight, index) => {
    const product = weight * Number(digits[index])
    return total + Math.floor(product / 10) + (product % 10)
  }, 0)
  return sum % 10
}
