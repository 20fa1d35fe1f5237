type Cell = string | number | null

/** What a spreadsheet would carry out instead of showing it. */
const FORMULA = /^[=+\-@\t\r]/

/** A table as CSV (RFC 4180) that Excel opens in German: semicolons, and a mark that says UTF-8. */
export function csvFile(rows: readonly (readonly Cell[])[]): Buffer {
  return Buffer.from(`\uFEFF${rows.map((row) => `${row.map(cell).join(';')}\r\n`).join('')}`)
}

function cell(value: Cell): string {
  const text = typeof value === 'string' && FORMULA.test(value) ? `'${value}` : String(value ?? '')
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
