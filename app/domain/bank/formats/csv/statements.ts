import { BankConflict } from '../../conflict'
import type { Balance, Statement } from '../../statement'
import { givenText } from '../given-text'
import { joinedLines } from '../joined-lines'
import { accountOfSection, countUnfit, inOrder, runningBalances } from './account'
import { centsOf, csvEntry, kindOfRow, type ReadRow, type WithBalance } from './entry'
import { withForeignLegs } from './foreign-legs'
import type { CsvField, CsvLayout, DatedLayout } from './layout'
import {
  type CsvFound,
  type CsvRow,
  type CsvSection,
  findLayout,
  isActivityList,
  likelyHeadings,
} from './sections'
import { csvDay, datesOf, decimalOf } from './values'

/** The statements of a CSV (or of a format that needs no layout), or the headings of an unknown layout with its first rows. */
export type CsvRead =
  | { layout: CsvLayout | null; statements: Statement[] }
  | { unknownHeadings: readonly string[]; rows: readonly (readonly string[])[] }

const SHOWN_ROWS = 5
const PURPOSE_LINE = 27
const ROWS_A_STEP = 50

/** Spreadsheets turn long references into such numbers, whose last digits are lost. */
const BY_SPREADSHEET = /^\d(?:[,.]\d+)?E\+\d{2,3}$/i

/** The statements of a bank's CSV, in steps. @throws BankConflict */
export function* readingCsv(
  rows: readonly CsvRow[],
  layouts: readonly CsvLayout[],
): Generator<void, CsvRead> {
  for (const [index, { cells }] of rows.entries()) {
    if (index % ROWS_A_STEP === ROWS_A_STEP - 1) yield
    if (cells.some((text) => BY_SPREADSHEET.test(text))) throw new BankConflict('bank_file_excel')
  }
  const found = findLayout(rows, layouts)
  if (!found) return unknown(rows)
  const layout = datedLayout(found)
  // A person says which it is.
  if (!layout) return unknown(rows)
  const statements: Statement[] = []
  for (const section of found.sections) statements.push(...(yield* readingSection(section, layout)))
  if (statements.length === 0) throw new BankConflict('bank_file_no_statement')
  return { layout: found.layout, statements }
}

function datedLayout({ layout, sections }: CsvFound): DatedLayout | undefined {
  const { dates } = layout
  if (dates !== 'file') return { ...layout, dates }
  const order = datesOf(
    sections.flatMap(({ rows, places }) =>
      rows.map(({ cells }) => cells[places.bookedOn ?? 0] ?? '').filter((day) => /\d/.test(day)),
    ),
  )
  return order && { ...layout, dates: order }
}

function unknown(rows: readonly CsvRow[]): CsvRead {
  if (isActivityList(rows)) throw new BankConflict('bank_file_activity')
  const head = likelyHeadings(rows)
  if (!head) throw new BankConflict('bank_file_unknown')
  const below = rows.filter(({ line }) => line > head.line).slice(0, SHOWN_ROWS)
  return { unknownHeadings: head.cells, rows: below.map(({ cells }) => cells) }
}

/** One statement for each account that its rows name. */
function* readingSection(section: CsvSection, layout: DatedLayout): Generator<void, Statement[]> {
  const decimal = decimalIn(section, layout)
  const rows = section.rows.map((row) => readRow(row, section, { layout, decimal }))
  yield
  const byAccount = new Map<string, ReadRow[]>()
  for (const row of section.places.relatedReference === undefined ? rows : withForeignLegs(rows)) {
    const account = row.cell('account')
    const own = byAccount.get(account) ?? []
    own.push(row)
    byAccount.set(account, own)
  }
  yield
  const statements: Statement[] = []
  for (const [account, own] of byAccount) {
    const read = yield* readingRows(own)
    // What stands below the entries names no account.
    if (read.entries.length === 0 && read.ignored.length === 0 && byAccount.size > 1) continue
    statements.push({
      ...{ format: 'csv', account: accountOfSection(account, section, layout), sequence: null },
      ...{ fromOn: null, toOn: null, ...read },
    })
  }
  return statements
}

function* readingRows(
  rows: readonly ReadRow[],
): Generator<void, Pick<Statement, 'opening' | 'closing' | 'entries' | 'ignored'>> {
  const entries: WithBalance[] = []
  const ignored = { pending: 0, information: 0 }
  const said: Partial<Record<'opening' | 'closing', Balance>> = {}
  for (const [index, row] of rows.entries()) {
    if (index % ROWS_A_STEP === ROWS_A_STEP - 1) yield
    const end = balanceRow(row)
    const kind = end ? undefined : kindOfRow(row)
    if (end) said[end.end] = end.balance
    else if (kind === 'pending' || kind === 'information') ignored[kind] += 1
    else if (kind === 'booked' && row.isForeignLeg) ignored.information += 1
    else if (kind === 'booked') entries.push(csvEntry(inEuros(row)))
  }
  const ordered = inOrder(entries)
  const running = runningBalances(ordered)
  const unfit = running.closing === null ? countUnfit(ordered) : 0
  return {
    opening: said.opening ?? running.opening,
    closing: said.closing ?? running.closing,
    entries: ordered.map(({ entry }) => entry),
    ignored: (['pending', 'information', 'balances'] as const)
      .map((reason) => ({ reason, count: reason === 'balances' ? unfit : ignored[reason] }))
      .filter(({ count }) => count > 0),
  }
}

function inEuros(row: ReadRow): ReadRow {
  const currency = row.cell('currency')
  if (currency !== '' && currency !== 'EUR') throw new BankConflict(`bank_file_currency ${currency}`)
  return row
}

/** Some files have their balances as rows below the entries. */
function balanceRow(row: ReadRow): { end: 'opening' | 'closing'; balance: Balance } | undefined {
  const { balances } = row.layout
  if (!balances) return undefined
  const words = row.cell(balances.column)
  if (words !== balances.opening && words !== balances.closing) return undefined
  const on = csvDay(row.cell('bookedOn'), row.layout.dates)
  if (on === undefined) throw new BankConflict(`bank_file_row ${row.line}`)
  return { end: words === balances.opening ? 'opening' : 'closing', balance: { cents: centsOf(row), on } }
}

function readRow(
  { line, cells }: CsvRow,
  { places, linePlaces, notePlaces, width }: CsvSection,
  how: Pick<ReadRow, 'layout' | 'decimal'>,
): ReadRow {
  const { mayLack } = how.layout
  const lacking = mayLack && places[mayLack]
  const whole =
    lacking !== undefined && cells.length === width - 1
      ? [...cells.slice(0, lacking), '', ...cells.slice(lacking)]
      : cells
  const textAt = (place: number | undefined) => (place === undefined ? '' : (whole[place] ?? ''))
  const cell = (field: CsvField) => {
    const text = textAt(places[field])
    if (field === 'purpose' && linePlaces.length > 0)
      return joinedLines([text, ...linePlaces.map(textAt)], [PURPOSE_LINE])
    if (field === 'note' && notePlaces.length > 0)
      return distinctTexts([text, ...notePlaces.map(textAt)], textAt(places.purpose)).join(' ')
    return text.trim()
  }
  return { line, cell, ...how, isForeignLeg: false, isTooLong: cells.length > width }
}

/** Those with something in them, once each, and not what is `known`. */
function distinctTexts(texts: readonly string[], known: string): string[] {
  const found = new Set(texts.flatMap((text) => givenText(text) ?? []))
  found.delete(known.trim())
  return [...found]
}

function decimalIn({ rows, places }: CsvSection, { decimal }: CsvLayout): ',' | '.' {
  if (decimal !== 'file') return decimal
  const columns = [places.amount, places.debit, places.credit, places.gross].filter(
    (place) => place !== undefined,
  )
  const found = decimalOf(rows.flatMap(({ cells }) => columns.map((place) => cells[place] ?? '')))
  if (!found) throw new BankConflict('bank_file_excel')
  return found
}
