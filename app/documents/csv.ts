export type Cell = string | number | null

/** What a spreadsheet would carry out instead of showing it; some take the wide signs of Japanese for the same. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/
/** Less than nothing, which can be added up. */
const NEGATIVE = /^-\d[\d.,]*$/

export const BYTE_ORDER_MARK = '\uFEFF'

/** A table as CSV (RFC 4180) that Excel opens in German: semicolons, and a mark that says UTF-8. */
export function csvFile(rows: readonly (readonly Cell[])[]): Buffer {
  return Buffer.from(`${BYTE_ORDER_MARK}${rows.map(csvLine).join('')}`)
}

/** One line of such a file, for files that are written piece by piece. */
export function csvLine(row: readonly Cell[]): string {
  return `${row.map(cell).join(';')}\r\n`
}

function cell(value: Cell): string {
  const said = String(value ?? '')
  const text = FORMULA.test(said) && !NEGATIVE.test(said) ? `'${said}` : said
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
