import { parseIban } from '../../../values/iban'
import type { Cents } from '../../../values/money'
import { BankConflict } from '../../conflict'
import type { EntryDetail, StatementEntry } from '../../statement'
import { isTransfer } from '../../transfer'
import { givenText } from '../given-text'
import { reasonInText } from '../return-codes'
import { type Payers, sepaTags } from '../sepa-tags'
import type { CsvField, CsvLayout, DatedLayout } from './layout'
import { textParts } from './texts'
import { csvCents, csvDay, csvValueDay } from './values'

/** The cell of a field, without blanks around it; empty where the file has no such column. */
export type Cell = (field: CsvField) => string

export interface ReadRow {
  line: number
  cell: Cell
  layout: DatedLayout
  decimal: ',' | '.'
  /** In another currency, and exchanged: its euros are a row of their own. */
  isForeignLeg: boolean
  /** It has more cells than there are headings: something parted one in two. */
  isTooLong: boolean
}

/** Money, or why it is none; undefined for a title or a foot. @throws BankConflict */
type RowKind = 'booked' | 'pending' | 'information' | undefined

export function kindOfRow(row: ReadRow): RowKind {
  const { cell, layout } = row
  const amount = amountText(cell)
  const hasDay = csvDay(cell('bookedOn'), layout.dates) !== undefined
  if (amount !== '' && isNamed(cell, layout.pending)) return 'pending'
  if (!hasDay && (amount === '' || isFoot(row))) return undefined
  if (amount === '' && cell('iban') === '' && isOfBalance(row)) return 'information'
  if (isNamed(cell, layout.information)) return 'information'
  if (!hasDay && BY_SPREADSHEET.test(cell('bookedOn'))) throw new BankConflict('bank_file_excel')
  if (cell('bookedOn') === '' && isOfNothing(row)) return 'information'
  if (!hasDay || amount === '' || row.isTooLong) throw new BankConflict(`bank_file_row ${row.line}`)
  return isOfNothing(row) ? 'information' : 'booked'
}

/** What a bank only says, such as its new terms, it may write as an entry of 0.00, some of them without a day. */
function isOfNothing(row: ReadRow): boolean {
  return centsOf(row) === 0 && money(row, 'gross', 0) === 0
}

/** A day as a spreadsheet counts it, or the column too narrow for it. */
const BY_SPREADSHEET = /^(?:\d{5}|#+)$/
const BALANCE = /^(?:Tagessaldo|Summe|Gesamt|Total|Saldo|Kontostand|Anfangssaldo|Endsaldo|Alter|Neuer)\b/i

/** A sum or balance below or above the entries, which has no other side. */
function isFoot(row: ReadRow): boolean {
  const { cell } = row
  return cell('iban') === '' && !/\d/.test(cell('bookedOn')) && isOfBalance(row)
}

function isOfBalance({ cell, layout }: ReadRow): boolean {
  const fields = Object.keys(layout.columns) as CsvField[]
  return fields.some((field) => BALANCE.test(cell(field)))
}

function isNamed(cell: Cell, rules: CsvLayout['pending'] = {}): boolean {
  return Object.entries(rules).some(([field, words]) =>
    words.some((word) =>
      cell(field as CsvField)
        .toLowerCase()
        .includes(word.toLowerCase()),
    ),
  )
}

function amountText(cell: Cell): string {
  return cell('amount') || cell('credit') || cell('debit') || cell('gross')
}

/** How banks say that money left, and that it came. */
const OUT = /^(?:S|SOLL|D|DR|DBIT|DEBIT|BELASTUNG|AUSGANG|OUT|-)$/
const IN = /^(?:H|HABEN|C|CR|K|CRDT|CREDIT|GUTSCHRIFT|EINGANG|IN|\+)$/

/** Signed. A debit may be written with or without its minus. */
export function centsOf(row: ReadRow): Cents {
  const { cell } = row
  if (cell('amount') !== '') {
    const cents = money(row, 'amount', 0)
    const direction = cell('direction').trim().toUpperCase()
    if (direction === '') return cents
    if (OUT.test(direction)) return 0 - Math.abs(cents)
    if (IN.test(direction)) return Math.abs(cents)
    throw new BankConflict(`bank_file_row ${row.line}`)
  }
  // Some banks write a nought into the column that does not apply.
  const [credit, debit] = [money(row, 'credit', 0), money(row, 'debit', 0)]
  if (credit !== 0) return credit
  if (debit !== 0) return 0 - Math.abs(debit)
  if (cell('credit') !== '' || cell('debit') !== '') return 0
  const fee = money(row, 'fee', 0)
  return money(row, 'gross', 0) + (row.layout.isFeeUnsigned ? 0 - fee : fee)
}

function money<None>({ line, cell, decimal }: ReadRow, field: CsvField, none: None): Cents | None {
  const text = cell(field)
  if (givenText(text) === null) return none
  const cents = csvCents(text, decimal)
  if (cents === undefined) throw new BankConflict(`bank_file_row ${line}`)
  return cents
}

/** An entry, and what the bank writes that the account had behind it. */
export interface WithBalance {
  entry: StatementEntry
  balance: Cents | null
}

/** Of a row that is booked. @throws BankConflict */
export function csvEntry(row: ReadRow): WithBalance {
  const { cell, layout, line } = row
  const bookedOn = csvDay(cell('bookedOn'), layout.dates)
  if (bookedOn === undefined) throw new BankConflict(`bank_file_row ${line}`)
  const cents = centsOf(row)
  const parts = textParts(cell('purpose'), layout.text)
  const original = money(row, 'originalAmount', null)
  const label = parts.label ?? given(cell, 'label') ?? ''
  const batch = given(cell, 'batchReference')
  const entry: StatementEntry = {
    bookedOn,
    valueOn: csvValueDay(cell('valueOn'), layout.dates) ?? null,
    cents,
    reference: given(cell, 'reference') ?? givenText(parts.reference),
    ...{ isReversal: false, code: null, isoCode: null, label },
    batch: batch === null ? null : { messageId: null, batchId: batch, count: null },
    details: [detailOf(row, { cents, parts, original, label })],
  }
  return { entry, balance: money(row, 'balance', null) }
}

/** Banks’ words for what comes back, where a CSV has no code; a refund to a customer is not one. */
const RETURNED = /r(?:ue|ü)ck(?:last|l\.|belast|gabe)|retoure|debit return/i

/** What the bank takes for it, often in an entry of its own. */
const FEE = /geb(?:ue|ü)hr|entgelt|kosten|spesen|\bfee/i

interface Read {
  cents: Cents
  parts: ReturnType<typeof textParts>
  original: Cents | null
  label: string
}

function detailOf(row: ReadRow, { cents, parts, original, label }: Read): EntryDetail {
  const { cell } = row
  const note = given(cell, 'note')
  const text = [parts.purpose, note ?? ''].filter((one) => givenText(one) !== null).join(' ')
  const fee = money(row, 'fee', null) ?? money(row, 'returnCharges', null)
  const isReturn = original !== null || (RETURNED.test(label) && !FEE.test(label))
  const tags = sepaTags(text, cents > 0 && !isReturn ? payersOf(label) : null)
  const referencesOf = (said: typeof tags) => ({
    purpose: said.purpose,
    endToEndId: given(cell, 'endToEndId') ?? givenText(parts.endToEndId) ?? said.endToEndId,
    mandateReference:
      given(cell, 'mandateReference') ?? givenText(parts.mandateReference) ?? said.mandateReference,
  })
  const all = sepaTags(text)
  const byDirection = cents < 0 ? given(cell, 'payee') : given(cell, 'payer')
  const iban = given(cell, 'iban') ?? parts.iban ?? ''
  return {
    cents: money(row, 'gross', cents),
    party: {
      name: given(cell, 'name') ?? byDirection ?? parts.name ?? '',
      iban: parseIban(iban) ?? tags.iban,
      bic: bicOf(given(cell, 'bic') ?? parts.bic ?? tags.bic ?? ''),
    },
    ultimateName: given(cell, 'ultimateName') ?? tags.ultimateName,
    ...referencesOf(tags),
    // What the entry is known by, where some of it is not believed.
    ...(all.purpose !== tags.purpose && { asWritten: referencesOf(all) }),
    creditorReference: null,
    creditorId: given(cell, 'creditorId') ?? givenText(parts.creditorId) ?? tags.creditorId,
    returned: isReturn ? { code: reasonInText(parts.purpose), text: '' } : null,
    originalCents: original === null ? null : Math.abs(original),
    chargesCents: fee === null || fee === 0 ? null : Math.abs(fee),
  }
}

function payersOf(label: string): Payers {
  if (/lastschr/i.test(label)) return null
  return isTransfer({ code: null, isoCode: null, label }) ? 'transfer' : 'unsaid'
}

function given(cell: Cell, field: CsvField): string | null {
  return givenText(cell(field))
}

function bicOf(text: string): string | null {
  return /^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.test(text) ? text : null
}
