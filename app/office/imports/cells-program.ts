/** Plain JavaScript, since the build knows no second entry. */
export const CELLS_PROGRAM = `
let bytes, format, reader, limits

function textOf(value) {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  // What a workbook calculates is kept with more digits than it shows: 15.989999999999998 is 15.99.
  if (typeof value === 'number') return String(Number(value.toPrecision(15))).replace('.', ',')
  if (typeof value === 'boolean') return value ? 'ja' : 'nein'
  // How exports keep a spreadsheet from dropping the zero in front: ="01067".
  const [, kept] = /^="([^"]*)"$/.exec(String(value)) ?? []
  if (kept !== undefined) return kept
  // The sign that keeps a spreadsheet from calculating, as our own files have it before a telephone number.
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
    if (cells.length > limits.columns) throw new Fault('import_too_many_columns')
    // One more for the headings, one for the line that DATEV puts above them.
    if (rows.length > limits.rows + 1) throw new Fault('import_too_many_rows')
    length += cells.reduce((sum, { length }) => sum + length, 0)
    if (length > limits.text) throw new Fault('import_too_much_text')
    rows.push({ line: index + 1, cells })
  }
  return rows
}

// A cover in front of the list has no two rows of several cells.
const isList = (rows) => rows.filter(({ cells }) => cells.filter(Boolean).length > 1).length > 1

// A sheet behind the first that is too large for a list is none.
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

carryOut(work, (error) => (error instanceof Fault ? error.message : 'import_file_damaged'))
`
