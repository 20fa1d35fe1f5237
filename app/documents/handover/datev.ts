import type { DecimalText } from '~/domain/values/money'

/** Windows-1252 without a byte order mark, CR LF. The text has no characters in which Latin-1 differs. */
export function windowsText(lines: readonly string[]): Buffer {
  return Buffer.from(lines.map((line) => `${line}\r\n`).join(''), 'latin1')
}

/** Decimal comma, two decimals, no thousands separator. */
export function datevAmount(amount: DecimalText): string {
  return amount.replace('.', ',')
}

/** Without leading zeros: DATEV's numbers are numeric. */
export function datevNumber(number: string): string {
  return number.replace(/^0+/, '')
}
