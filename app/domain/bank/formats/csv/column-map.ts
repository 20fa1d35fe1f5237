import type { CsvField, CsvLayout, DateOrder } from './layout'
import { csvDay, decimalOf } from './values'

/** What a person may say that a column is, in the order in which a form offers it. */
export const MAPPED_FIELDS = [
  'bookedOn',
  'valueOn',
  'amount',
  'direction',
  'debit',
  'credit',
  'currency',
  'name',
  'iban',
  'purpose',
  'note',
  'label',
  'reference',
  'endToEndId',
  'mandateReference',
  'balance',
  'account',
  'status',
] as const satisfies readonly CsvField[]

export type MappedField = (typeof MAPPED_FIELDS)[number]

/** Headings as banks write them, in plain letters. */
const USUAL: readonly [RegExp, MappedField][] = [
  [/^(?:valuta|wert|value)/, 'valueOn'],
  [/^(?:buchungstag|buchungsdatum|buchung|datum|tag|day|date|booking ?date|transaction date)$/, 'bookedOn'],
  [/^(?:s\/?h|soll ?\/ ?haben|debit ?\/ ?credit|vorzeichen)$/, 'direction'],
  [/^(?:soll|belastung|ausgang|raus|debit|paid out|withdrawal)/, 'debit'],
  [/^(?:haben|gutschrift|eingang|rein|credit|paid in|deposit)/, 'credit'],
  [/^(?:betrag|umsatz(?!art)|amount|summe)/, 'amount'],
  [/^(?:wahrung|currency)/, 'currency'],
  [/^(?:saldo|kontostand|balance)/, 'balance'],
  [/^(?:auftragskonto|eigenes konto|own account)/, 'account'],
  [/iban|kontonummer/, 'iban'],
  [/^(?:verwendungszweck|zweck|purpose|reference text|description|beschreibung|text)/, 'purpose'],
  [/^(?:notiz|bemerkung|note|memo)/, 'note'],
  [/^(?:buchungstext|art|typ|type|vorgang)/, 'label'],
  [/^(?:buchungs)?(?:status|state)$/, 'status'],
  [/^(?:end ?to ?end|ende ?zu ?ende)/, 'endToEndId'],
  [/^(?:mandat)/, 'mandateReference'],
  // A bare reference is mostly the payer's.
  [/^(?:transaktions|transaction id|umsatz-?id|id$)/, 'reference'],
  [/name|empfanger|auftraggeber|zahlungspflichtig|beguenstigt|begunstigt|payee|payer|partner/, 'name'],
]

export interface ColumnMap {
  /** By the place of the column. */
  fields: readonly (MappedField | null)[]
  decimal: CsvLayout['decimal']
  dates: DateOrder
}

/** What the columns probably are, each once; by their headings, and what is below them. */
export function proposeColumns(headings: readonly string[], rows: readonly (readonly string[])[]): ColumnMap {
  const taken = new Set<MappedField>()
  const fields = headings.map((heading) => {
    const plain = heading.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').trim()
    const field = USUAL.find(([usual, one]) => usual.test(plain) && !taken.has(one))?.[1] ?? null
    if (field) taken.add(field)
    return field
  })
  const below = (...wanted: MappedField[]) =>
    rows.flatMap((row) => row.filter((_, at) => wanted.includes(fields[at] as MappedField)))
  const days = below('bookedOn')
  const dates = (['DMY', 'YMD', 'MDY'] as const).find((order) =>
    days.every((day) => csvDay(day.trim(), order) !== undefined),
  )
  return { fields, dates: dates ?? 'DMY', decimal: decimalOf(below('amount', 'debit', 'credit')) ?? ',' }
}

/** As banks and services say, in German or English, that a row is no money yet, and that it never will be. */
const PENDING = [
  'vorgemerkt',
  'vormerk',
  'ausstehend',
  'in bearbeitung',
  'nicht gebucht',
  'pending',
  'processing',
]
const VOID = [
  'storniert',
  'abgelehnt',
  'abgebrochen',
  'fehlgeschlagen',
  'cancel',
  'declined',
  'failed',
  'rejected',
]

export type MapFault = 'bank_columns_missing' | 'bank_columns_twice'

/** The layout that a person's map makes; or why it makes none. */
export function layoutOf(
  name: string,
  headings: readonly string[],
  { fields, decimal, dates }: ColumnMap,
): CsvLayout | MapFault {
  const columns: CsvLayout['columns'] = {}
  for (const [at, field] of fields.entries()) {
    if (field === null || at >= headings.length) continue
    if (columns[field]) return 'bank_columns_twice'
    columns[field] = [`#${at + 1}`]
  }
  if (!columns.bookedOn || !(columns.amount ?? columns.credit)) return 'bank_columns_missing'
  return {
    ...{ name, headings: headings.filter((heading) => heading.trim() !== ''), columns, decimal, dates },
    ...{ width: headings.length, isExact: true },
    ...(columns.status && { pending: { status: PENDING }, information: { status: VOID } }),
  }
}

/** What a person said of the columns, of which a layout was made. */
export function mapOf(headings: readonly string[], { columns, decimal, dates }: CsvLayout): ColumnMap {
  const fields = headings.map(
    (_, at) => MAPPED_FIELDS.find((field) => columns[field]?.includes(`#${at + 1}`)) ?? null,
  )
  return { fields, decimal, dates: dates === 'file' ? 'DMY' : dates }
}
