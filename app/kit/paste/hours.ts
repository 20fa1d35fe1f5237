import Big from 'big.js'
import { fitsMonth, HOUR_FIELDS, type HourField, roundedAmount } from '~/domain/hours/amounts'
import { numberReader } from './numbers'
import { tableOf } from './table'

export interface PastedHours {
  row: number
  number: string
  values: Partial<Record<HourField, string>>
  bad: HourField | null
}

type Column = HourField | 'number' | 'none'

const HEADINGS: Record<HourField | 'number', RegExp> = {
  number: /^(personal|pers|mitarbeiter|ma|employee|staff)?[\s.-]*(nr|nummer|no|number|id)\.?$/,
  overtime: /überstunden|ueberstunden|mehrarbeit|overtime/,
  special_holiday:
    /weihnacht(?!sgeld)|heilig|christmas|(feiertag|holiday).*150|150\s*%|(besonder|hohe).*feiertag|special.*holiday/,
  deep_night: /(nacht|night).*(\b40\b|\b0{1,2}([:.]00)?\s*(uhr)?\s*([–-]|bis|to)\s*0?4)|deep.?night/,
  night: /(?<!weih)nacht|night/,
  sunday: /sonntag|sunday/,
  holiday: /feiertag|public holiday|^holiday hours/,
  sick_days: /krank|sick/,
  vacation_days: /urlaub|vacation|holiday|leave/,
  hours: /^(arbeits)?stunden|^std|hours/,
}
const ABSENT = /krank|urlaub|sick|vacation|leave|^holiday/
/** `Krankstunden`, `Krank (Std.)`, `Krank h`, `Urlaub in Stunden`, `Sick hours`, but not `Feiertagsstunden`. */
const IN_HOURS = /stunden|std|\bhrs?\b|\bh\b|hours/
/** `Feiertage`, `Sonntage (Anzahl)`, `Nächte`: counts of days, not hours. */
const IN_DAYS = /(feier|sonn)tage\b|nächte\b|\b(sundays|nights|public holidays)$/
const POWER_OF_TEN = /^[-−]?\d+([.,]\d+)?e[+-]?\d{1,3}$/i
/** Columns that are ignored without a remark. */
const IGNORED_COLUMNS =
  /^(nach|vor|first |last )?name|^mitarbeiter(in)?$|^employee$|gemeldet|quelle|kennung|source|recorded|^id\b/

/** Order without headings; newer kinds come last, so that older tables are still read the same. */
const LATER: readonly HourField[] = ['deep_night', 'special_holiday']
const USUAL: Column[] = ['number', ...HOUR_FIELDS.filter((field) => !LATER.includes(field)), ...LATER]

export function readPastedHours(text: string): PastedHours[] {
  const rows = rowsOf(text)
  const headings = headingsIn(rows[0]?.cells ?? [])
  const body = headings ? rows.slice(1) : rows
  const columns = headings ?? USUAL
  const amounts = body.flatMap(({ cells }) => cells.filter((_, index) => isAmount(columns[index])))
  const read = numberReader(amounts, ',')
  return body.map(({ row, cells }) => readRow(row, cells, columns, read))
}

function rowsOf(text: string) {
  return tableOf(text.replace(/^\uFEFF/, ''))
    .map((cells, index) => ({ row: index + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
}

export function lacksNumbers(text: string): boolean {
  const columns = columnsIn(rowsOf(text)[0]?.cells ?? [])
  return columns.some(isAmount) && !columns.includes('number')
}

function headingsIn(cells: readonly string[]): Column[] | undefined {
  const columns = columnsIn(cells)
  if (!columns.includes('number') || !columns.some(isAmount)) return undefined
  return columns.map((column, index) => (columns.indexOf(column) === index ? column : 'none'))
}

function columnsIn(cells: readonly string[]): Column[] {
  return cells.map((cell): Column => {
    const word = cell.toLowerCase().trim()
    if (isAbsenceInHours(word) || IN_DAYS.test(word)) return 'none'
    return (
      (Object.keys(HEADINGS) as (keyof typeof HEADINGS)[]).find((key) => HEADINGS[key].test(word)) ?? 'none'
    )
  })
}

/** Leave or sickness in hours cannot become days: only the office knows the hours in a day. */
function isAbsenceInHours(heading: string): boolean {
  const word = heading.toLowerCase().trim()
  return ABSENT.test(word) && IN_HOURS.test(word) && !HEADINGS.holiday.test(word)
}

function isAmount(column: Column | undefined): column is HourField {
  return column !== undefined && column !== 'none' && column !== 'number'
}

function readRow(
  row: number,
  cells: readonly string[],
  columns: readonly Column[],
  read: (text: string) => string | undefined,
): PastedHours {
  const pasted: PastedHours = { row, number: cells[columns.indexOf('number')] ?? '', values: {}, bad: null }
  for (const [index, cell] of cells.entries()) {
    const column = columns[index]
    // An empty cell keeps the stored value.
    if (!isAmount(column) || cell === '' || cell === '–') continue
    const amount = amountIn(cell, read)
    if (amount === undefined || !fitsMonth(column, amount)) pasted.bad ??= column
    else pasted.values[column] = amount
  }
  return pasted
}

/** Excel copies a sum that is practically zero as `-1,42E-14`. */
function amountIn(cell: string, read: (text: string) => string | undefined): string | undefined {
  const plain = POWER_OF_TEN.test(cell)
    ? new Big(cell.replace(',', '.').replace('−', '-')).toFixed()
    : read(cell)
  return plain === undefined ? undefined : roundedAmount(plain)
}

/** Headings of ignored columns; `isTime` marks absences counted in hours. */
export function columnsLeftOut(text: string): { heading: string; isTime: boolean }[] {
  const cells = rowsOf(text)[0]?.cells ?? []
  const columns = headingsIn(cells)
  return (columns ?? []).flatMap((column, index) => {
    const heading = cells[index] ?? ''
    const isNamed = heading !== '' && column === 'none' && !IGNORED_COLUMNS.test(heading.toLowerCase().trim())
    return isNamed ? [{ heading, isTime: isAbsenceInHours(heading) }] : []
  })
}
