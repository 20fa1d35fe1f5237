/** Plain JavaScript, since the build knows no second entry. */
export const CELLS_PROGRAM = `
// Nobody is left to hear of it.
process.on('disconnect', () => process.exit())
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

async function readSheet(sheet) {
  const rows = []
  for await (const { index, values } of rowsOf(sheet)) {
    const cells = values.map((value) => textOf(value).trim().slice(0, limits.cell))
    while (cells.at(-1) === '') cells.pop()
    if (cells.length === 0) continue
    if (cells.length > limits.columns) return { fault: 'import_too_many_columns' }
    // One more for the headings, one for the line that DATEV puts above them.
    if (rows.length > limits.rows + 1) return { fault: 'import_too_many_rows' }
    rows.push({ line: index + 1, cells })
  }
  return { rows }
}

// A cover in front of the list has no two rows of several cells.
const isList = ({ rows }) => rows && rows.filter(({ cells }) => cells.filter(Boolean).length > 1).length > 1

async function read() {
  const first = await readSheet(0)
  if (format.kind !== 'xlsx' || first.fault || isList(first)) return first
  for (let sheet = 1; sheet < limits.sheets; sheet += 1) {
    const next = await readSheet(sheet)
    if (isList(next)) return next
  }
  return first
}

process.once('message', (task) => {
  ;({ bytes, format, reader, limits } = task)
  read().then(
    (result) => process.send(result),
    () => process.send({ fault: 'import_file_damaged' }),
  )
})
`
