/** Plain JavaScript in a string, as the build has no second entry. */
export const CELLS_PROGRAM = `
let bytes, format, reader, limits

function textOf(value) {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  // Workbooks store computed numbers with more digits than they show: 15.989999999999998 is 15.99.
  if (typeof value === 'number') return String(Number(value.toPrecision(15))).replace('.', ',')
  if (typeof value === 'boolean') return value ? 'ja' : 'nein'
  // Exports protect leading zeros from spreadsheets like this: ="01067".
  const [, kept] = /^="([^"]*)"$/.exec(String(value)) ?? []
  if (kept !== undefined) return kept
  // An apostrophe stops spreadsheets from calculating; our own files put it before telephone numbers.
  return String(value).replace(/^'(?=[=+@-])/, '')
}

async function* rowsOf(sheet) {
  const { streamXlsxRows, parseCsv } = await import(reader)
  if (format.kind === 'xlsx') return yield* streamXlsxRows(bytes, { sheet })
  const rows = parseCsv(new TextDecoder().decode(bytes), { delimiter: format.delimiter })
  for (const [index, values] of rows.entries()) yield { index, values }
}

class Fault extends Error {}

async function readSheet(sheet) {
  const rows = []
  let length = 0
  for await (const { index, values } of rowsOf(sheet)) {
    const cells = values.map((value) => textOf(value).trim().slice(0, limits.cell))
    while (cells.at(-1) === '') cells.pop()
    if (cells.length === 0) continue
    if (cells.length > limits.columns) throw new Fault('too_many_columns')
    if (rows.length >= limits.rows) throw new Fault('too_many_rows')
    length += cells.reduce((sum, { length }) => sum + length, 0)
    if (length > limits.text) throw new Fault('too_much_text')
    rows.push({ line: index + 1, cells })
  }
  return rows
}

// Cover sheets never have two rows with several cells each.
const isList = (rows) => rows.filter(({ cells }) => cells.filter(Boolean).length > 1).length > 1

// A later sheet too large for a list is skipped.
const unlessTooMuch = (error) => {
  if (error instanceof Fault) return []
  throw error
}

async function read() {
  const first = await readSheet(0)
  if (format.kind !== 'xlsx' || isList(first)) return first
  for (let sheet = 1; sheet < limits.sheets; sheet += 1) {
    const next = await readSheet(sheet).catch(unlessTooMuch)
    if (isList(next)) return next
  }
  return first
}

function sayRows(rows) {
  let batch = []
  let length = 0
  for (const row of rows) {
    batch.push(row)
    length += row.cells.reduce((sum, cell) => sum + cell.length + 1, 0)
    if (length < limits.batchText) continue
    say({ rows: batch })
    batch = []
    length = 0
  }
  say({ rows: batch })
}

async function work(task) {
  ;({ bytes, format, reader, limits } = task)
  sayRows(await read())
}

carryOut(work, (error) => (error instanceof Fault ? error.message : 'damaged'))
`
