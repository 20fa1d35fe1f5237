import { hasCheckDigit } from '../values/check-digit'

interface VatIdRule {
  form: RegExp
  /** Absent if a state publishes no rule, or has issued numbers that break it. */
  check?: (number: string) => boolean
}

/** For other countries, only that there is a number. */
const ELSEWHERE = /^(?=(?:.*\d){3})[A-Z]{2}[A-Z0-9]{5,14}$/

/** What follows the two letters of the country, in the European Union and nearby. */
const RULES: Record<string, VatIdRule> = {
  AT: { form: /^U\d{8}$/, check: isAustrian },
  BE: { form: /^[01]\d{9}$/, check: (number) => 97 - (head(number, 8) % 97) === tail(number, 2) },
  BG: { form: /^\d{9,10}$/ },
  CH: { form: /^E\d{9}(?:MWST|TVA|IVA)?$/ },
  CY: { form: /^\d{8}[A-Z]$/ },
  CZ: { form: /^\d{8,10}$/ },
  DE: { form: /^\d{9}$/, check: hasCheckDigit },
  DK: { form: /^\d{8}$/ },
  EE: { form: /^\d{9}$/ },
  EL: { form: /^\d{9}$/ },
  ES: { form: /^[A-Z0-9]\d{7}[A-Z0-9]$/ },
  FI: { form: /^\d{8}$/ },
  FR: { form: /^[A-HJ-NP-Z0-9]{2}\d{9}$/, check: isFrench },
  HR: { form: /^\d{11}$/, check: hasCheckDigit },
  HU: { form: /^\d{8}$/ },
  IE: { form: /^\d[A-Z0-9+*]\d{5}[A-Z]{1,2}$/ },
  IT: { form: /^\d{11}$/, check: hasLuhnDigit },
  LT: { form: /^(?:\d{9}|\d{12})$/ },
  LU: { form: /^\d{8}$/, check: (number) => head(number, 6) % 89 === tail(number, 2) },
  LV: { form: /^\d{11}$/ },
  MT: { form: /^\d{8}$/ },
  NL: { form: /^\d{9}B\d{2}$/, check: isDutch },
  PL: {
    form: /^\d{10}$/,
    check: (number) => weighted(number, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === tail(number, 1),
  },
  PT: { form: /^\d{9}$/ },
  RO: { form: /^\d{2,10}$/ },
  SE: { form: /^\d{12}$/ },
  SI: { form: /^\d{8}$/ },
  SK: { form: /^\d{10}$/ },
  XI: { form: /^(?:\d{9}|\d{12}|(?:GD|HA)\d{3})$/ },
}

/** A VAT id without spaces and in capitals, or undefined if it is not valid. */
export function parseVatId(text: string): string | undefined {
  const id = bare(text)
  const rule = RULES[id.slice(0, 2)]
  const number = id.slice(2)
  if (!rule) return ELSEWHERE.test(id) ? id : undefined
  return rule.form.test(number) && (rule.check?.(number) ?? true) ? id : undefined
}

/** Checks the form for its country only, not the check digits. */
export function isLikeVatId(text: string): boolean {
  const id = bare(text)
  return (RULES[id.slice(0, 2)]?.form.test(id.slice(2)) ?? false) || parseVatId(text) !== undefined
}

/** Greece is EL in VAT ids and GR everywhere else. */
function bare(text: string): string {
  return text
    .replace(/[\s./-]/g, '')
    .toUpperCase()
    .replace(/^GR/, 'EL')
}

function isAustrian(number: string): boolean {
  return (luhnSum(number.slice(1, 8)) + 4 + tail(number, 1)) % 10 === 0
}

/** Newer keys have letters, and no published rule. */
function isFrench(number: string): boolean {
  return !/^\d\d/.test(number) || (12 + 3 * (tail(number, 9) % 97)) % 97 === head(number, 2)
}

/** For companies by number, for sole traders since 2020 by the whole id (ISO 7064 MOD 97-10). */
function isDutch(number: string): boolean {
  if (weighted(number, [9, 8, 7, 6, 5, 4, 3, 2, -1]) % 11 === 0) return true
  const digits = [...`NL${number}`].map((sign) => parseInt(sign, 36)).join('')
  return BigInt(digits) % 97n === 1n
}

function hasLuhnDigit(number: string): boolean {
  return luhnSum(number) % 10 === 0
}

/** Doubles every second digit and sums the digits of the products. */
function luhnSum(digits: string): number {
  return [...digits].reduce((sum, digit, index) => {
    const product = index % 2 === 1 ? Number(digit) * 2 : Number(digit)
    return sum + (product > 9 ? product - 9 : product)
  }, 0)
}

function weighted(number: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, index) => sum + weight * Number(number[index]), 0)
}

function head(number: string, digits: number): number {
  return Number(number.slice(0, digits))
}

function tail(number: string, digits: number): number {
  return Number(number.slice(-digits))
}
