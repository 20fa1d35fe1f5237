/** Of the Minijob-Zentrale in Essen. */
export const MINIJOB_COMPANY_NUMBER = '98000006'

const SHAPE = /^\d{8}$/
/** Some numbers have a check digit that is five more. */
const OTHER_CHECK = 5

/** A Betriebsnummer: seven digits and a check digit by weights 1 and 2 with cross sums. */
export function isCompanyNumber(text: string): boolean {
  if (!SHAPE.test(text)) return false
  const digits = [...text].map(Number)
  const weighted = digits.slice(0, 7).map((digit, index) => digit * (1 + (index % 2)))
  const crossSums = weighted.map((value) => (value > 9 ? value - 9 : value))
  const sum = crossSums.reduce((total, value) => total + value, 0)
  return [sum % 10, (sum + OTHER_CHECK) % 10].includes(digits[7] ?? -1)
}
