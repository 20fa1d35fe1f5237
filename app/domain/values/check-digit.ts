/** Checks the last digit by ISO 7064 MOD 11,10. */
export function hasCheckDigit(digits: string): boolean {
  let product = 10
  for (const digit of digits.slice(0, -1)) {
    const sum = (Number(digit) + product) % 10 || 10
    product = (sum * 2) % 11
  }
  return (11 - product) % 10 === Number(digits.slice(-1))
}
