/** Rows of a CSV file (RFC 4180) by the names in its first line. */
export function parseCsv(text: string): Record<string, string>[] {
  const [head = [], ...lines] = records(text.replace(/^\uFEFF/, ''))
  return lines.map((line) => Object.fromEntries(head.map((name, column) => [name, line[column] ?? ''])))
}

const FIELD = /("(?:[^"]|"")*"|[^",\r\n]*)(,|\r?\n|$)/y

function records(text: string): string[][] {
  const found: string[][] = []
  let record: string[] = []
  FIELD.lastIndex = 0
  while (FIELD.lastIndex < text.length) {
    const match = FIELD.exec(text)
    if (!match) throw new Error(`malformed CSV after record ${found.length}`)
    const [, field = '', end] = match
    record.push(field.startsWith('"') ? field.slice(1, -1).replaceAll('""', '"') : field)
    if (end === ',') continue
    found.push(record)
    record = []
  }
  return found
}
