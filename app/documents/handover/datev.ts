import type { DecimalText } from '~/domain/values/money'

/** Windows-1252 without a mark in front, lines end in CR LF. Nothing comes in here that Latin-1 writes otherwise. */
export function windowsText(lines: readonly string[]): Buffer {
  return Buffer.from(lines.map((line) => `${line}\r\n`).join(''), 'latin1')
}

/** A decimal comma, two places, nothing between thousands. */
export function datevAmount(amount: DecimalText): string {
  return amount.replace('.', ',')
}

/** Without zeros in front: DATEV's numbers are numbers. */
export function datevNumber(number: string): string {
  return number.replace(/^0+/, '')
}
