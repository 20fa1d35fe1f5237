export type Cell = string | number | null

/** Start of a cell that spreadsheets would run as a formula; some also accept the full-width signs. */
const FORMULA_START = /^[=+\-@\t\r\n＝＋－＠]/
const NEGATIVE_NUMBER = /^-\d[\d.,]*$/

export const BYTE_ORDER_MARK = '\uFEFF'

/** A CSV file (RFC 4180) that German Excel opens: semicolons, and a UTF-8 byte order mark. */
export function csvFile(rows: readonly (readonly Cell[])[]): Buffer {
  return Buffer.from(`${BYTE_ORDER_MARK}${rows.map(csvLine).join('')}`)
}

export function csvLine(row: readonly Cell[]): string {
  return `${row.map(cell).join(';')}\r\n`
}

function cell(value: Cell): string {
  const raw = String(value ?? '')
  const text = FORMULA_START.test(raw) && !NEGATIVE_NUMBER.test(raw) ? `'${raw}` : raw
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
