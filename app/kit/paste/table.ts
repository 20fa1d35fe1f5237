const QUOTED = /"((?:[^"]|"")*)"(?=[\t;\r\n]|$)/y

/**
 * A table as a spreadsheet copies it, row by row: cells between tabs, in quotes where they hold a line break. Rows of
 * a file with semicolons are read too.
 */
export function tableOf(text: string): string[][] {
  const between = text.includes('\t') ? '\t' : ';'
  const rows: string[][] = [[]]
  let at = 0
  while (at < text.length) {
    const [cell, next] = cellAt(text, at, between)
    rows.at(-1)?.push(cell.trim())
    at = next + 1
    if (next >= text.length || text[next] === between) continue
    if (text[next] === '\r' && text[at] === '\n') at += 1
    rows.push([])
  }
  return rows
}

/** The cell at an offset, and where it ends. An unclosed quote is taken literally. */
function cellAt(text: string, from: number, between: string): [string, number] {
  QUOTED.lastIndex = from
  const quoted = QUOTED.exec(text)
  if (quoted) return [(quoted[1] ?? '').replaceAll('""', '"').replace(/\r\n?/g, '\n'), QUOTED.lastIndex]
  let end = from
  while (end < text.length && text[end] !== between && !/[\r\n]/.test(text[end] ?? '')) end += 1
  return [text.slice(from, end), end]
}

export function columnName(index: number): string {
  const last = String.fromCharCode(65 + (index % 26))
  return index < 26 ? last : columnName(Math.floor(index / 26) - 1) + last
}
