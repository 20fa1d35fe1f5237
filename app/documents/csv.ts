type Cell = string | number | null

/** What a spreadsheet would carry out instead of showing it; some take the wide signs of Japanese for the same. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/
/** Less than nothing, which can be added up. */
const NEGATIVE = /^-\d[\d.,]*$/

/** A table as CSV (RFC 4180) that Excel opens in German: semicolons, and a mark that says UTF-8. */
export function csvFile(rows: readonly (readonly Cell[])[]): Buffer {
  return Buffer.from(`\uFEFF${rows.map((row) => `${row.map(cell).join(';')}\r\n`).join('')}`)
}

function cell(value: Cell): string {
  const said = String(value ?? '')
  const text = FORMULA.test(said) && !NEGATIVE.test(said) ? `'${said}` : said
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
