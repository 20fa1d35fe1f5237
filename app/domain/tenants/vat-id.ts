const PATTERN = /^[A-Z]{2}[A-Z0-9+*]{2,12}$/
const GERMAN = /^DE\d{9}$/

/** A VAT id without blanks and in capitals, or undefined if it cannot be one. A German one has a check digit. */
export function parseVatId(text: string): string | undefined {
  const id = text.replace(/[\s.-]/g, '').toUpperCase()
  if (!id.startsWith('DE')) return PATTERN.test(id) ? id : undefined
  return GERMAN.test(id) && hasCheckDigit(id.slice(2)) ? id : undefined
}

/** ISO 7064 MOD 11,10. */
function hasCheckDigit(digits: string): boolean {
  let product = 10
  for (const digit of digits.slice(0, -1)) {
    const sum = (Number(digit) + product) % 10 || 10
    product = (sum * 2) % 11
  }
  return (11 - product) % 10 === Number(digits.slice(-1))
}
