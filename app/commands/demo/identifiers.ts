/** No bank has this code, so no money can follow a demo invoice. */
const NO_BANK = '12345678'

/** A German IBAN with right check digits (ISO 13616) at a bank that does not exist. */
export function testIban(account: number): string {
  const bban = NO_BANK + String(account).padStart(10, '0')
  const check = 98n - (BigInt(`${bban}131400`) % 97n)
  return `DE${String(check).padStart(2, '0')}${bban}`
}

/** `digits` and their check digit by ISO 7064 MOD 11,10, as in tax ids (ten digits) and VAT ids (eight). */
export function withCheckDigit(digits: string): string {
  let product = 10
  for (const digit of digits) {
    const sum = (Number(digit) + product) % 10 || 10
    product = (sum * 2) % 11
  }
  return `${digits}${(11 - product) % 10}`
}

/** A social insurance number (§ 147 SGB VI, area 65) of a person born on that date. */
export function testSocialInsuranceNumber(birthDate: string, initial: string, serial: number): string {
  const [year = '', month = '', day = ''] = birthDate.split('-')
  const start = `65${day}${month}${year.slice(2)}`
  const letter = String(initial.charCodeAt(0) - 64).padStart(2, '0')
  const end = String(serial).padStart(2, '0')
  const weights = [2, 1, 2, 5, 7, 1, 2, 1, 2, 1, 2, 1]
  const sum = [...`${start}${letter}${end}`].reduce((total, digit, index) => {
    const product = Number(digit) * (weights[index] ?? 0)
    return total + Math.floor(product / 10) + (product % 10)
  }, 0)
  return `${start}${initial}${end}${sum % 10}`
}
