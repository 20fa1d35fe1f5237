import type { DateText } from '../../../values/calendar'
import { parseIban } from '../../../values/iban'
import { all, first, textAt, type XmlElement } from '../../../values/xml-tree'
import { BankConflict } from '../../conflict'
import type { Balance, Statement, StatementAccount, StatementFormat } from '../../statement'
import { germanIban } from '../german-iban'
import { withPage } from '../with-page'
import { readingEntry } from './entry'
import { entryStatus } from './status'
import { camtBalance, dayAt, plainDay } from './values'

/** The second is that of Austrian banks. */
const NAMESPACE =
  /^(?:urn:iso:std:iso:20022:tech:xsd:|ISO:)((?:camt|pain|pacs)\.\d{3})\.001\.(\d\d)(?:$|:APC:STUZZA:)/
/** What we read has the same place in all of them. */
const VERSIONS: ReadonlySet<string> = new Set('02 03 04 05 06 07 08 09 10 11 12'.split(' '))
const MESSAGES: Readonly<Record<string, { message: string; statements: string }>> = {
  'camt.053': { message: 'BkToCstmrStmt', statements: 'Stmt' },
  'camt.052': { message: 'BkToCstmrAcctRpt', statements: 'Rpt' },
}
const ENTRIES_A_STEP = 20

/**
 * The statements of a camt.053 or camt.052, by ISO 20022 and annex 3 of the German banks' DFÜ agreement; in steps, since
 * a year has many entries. @throws BankConflict
 */
export function* readingCamt(root: XmlElement): Generator<void, Statement[]> {
  const { format, message, statements } = kindOf(root)
  const found = all(first(root, message), statements)
  if (found.length === 0) throw new BankConflict('bank_file_no_statement')
  const read: Statement[] = []
  for (const statement of found) read.push(yield* readingStatement(statement, format))
  return read
}

function kindOf({ name, namespace }: XmlElement) {
  const [, kind = '', version = ''] = NAMESPACE.exec(namespace) ?? []
  if (name !== 'Document' || kind === '') throw new BankConflict('bank_file_other_xml')
  if (kind === 'camt.054') throw new BankConflict('bank_file_notification')
  if (kind.startsWith('pain.')) throw new BankConflict('bank_file_order')
  const known = MESSAGES[kind]
  if (!known) throw new BankConflict('bank_file_other_xml')
  if (!VERSIONS.has(version)) throw new BankConflict(`bank_file_version ${kind}.001.${version}`)
  const format = `${kind}.001.${version}` as StatementFormat
  return { format, ...known }
}

function* readingStatement(statement: XmlElement, format: StatementFormat): Generator<void, Statement> {
  const account = accountOf(first(statement, 'Acct'))
  const read: Statement = {
    ...{ format, account },
    sequence: sequenceOf(
      textAt(statement, 'ElctrncSeqNb') ?? textAt(statement, 'LglSeqNb'),
      textAt(statement, 'StmtPgntn/PgNb') ?? textAt(statement, 'RptPgntn/PgNb'),
    ),
    ...balancesAndDays(statement, format),
    entries: [],
    ignored: [],
  }
  const ignored = { pending: 0, information: 0 }
  for (const [index, entry] of all(statement, 'Ntry').entries()) {
    if (index % ENTRIES_A_STEP === ENTRIES_A_STEP - 1) yield
    const status = entryStatus(entry)
    if (status === 'booked') read.entries.push(yield* readingEntry(entry, account.iban))
    else ignored[status] += 1
  }
  for (const reason of ['pending', 'information'] as const)
    if (ignored[reason] > 0) read.ignored.push({ reason, count: ignored[reason] })
  return read
}

/** Banks that do not count write 0. */
function sequenceOf(number: string | undefined, page: string | undefined): string | null {
  return number === undefined || /^0*$/.test(number) ? null : withPage(number, page)
}

function accountOf(account: XmlElement | undefined): StatementAccount {
  const said = textAt(account, 'Id/IBAN')?.replaceAll(' ', '').toUpperCase()
  const number = textAt(account, 'Id/Othr/Id') ?? null
  if (said === undefined && number === null) throw new BankConflict('bank_file_field Acct/Id')
  const currency = textAt(account, 'Ccy') ?? null
  if (currency !== null && currency !== 'EUR') throw new BankConflict(`bank_file_currency ${currency}`)
  const bankCode = textAt(account, 'Svcr/FinInstnId/ClrSysMmbId/MmbId') ?? null
  const iban = said ?? parseIban(number ?? '') ?? germanIban(bankCode ?? '', number ?? '') ?? null
  return { iban, bankCode, number, currency }
}

function balancesAndDays(statement: XmlElement, format: StatementFormat) {
  const balances = all(statement, 'Bal').map((balance) => ({
    code: textAt(balance, 'Tp/CdOrPrtry/Cd') ?? '',
    ...camtBalance(balance),
  }))
  const ends = endsOf(balances, format)
  const period = first(statement, 'FrToDt')
  const from = textAt(period, 'FrDtTm') ?? textAt(period, 'FrDt')
  const to = textAt(period, 'ToDtTm') ?? textAt(period, 'ToDt')
  const bookedOn = balances.every(({ on }) => on !== undefined) ? [] : daysOfEntries(statement)
  const opening = dated(ends.opening, from === undefined ? bookedOn[0] : plainDay(from))
  const closing = dated(ends.closing, to === undefined ? bookedOn.at(-1) : plainDay(to))
  // The closing balance of the day before says nothing of the first day of this one.
  const openedOn = opening && opening.code !== 'PRCD' ? opening.on : null
  return {
    fromOn: from === undefined ? openedOn : plainDay(from),
    toOn: to === undefined ? (closing?.on ?? null) : plainDay(to),
    opening: opening && { cents: opening.cents, on: opening.on },
    closing: closing && { cents: closing.cents, on: closing.on },
  }
}

type Undated = ReturnType<typeof camtBalance> & { code: string }

/** One version of a bank's program left the days of balances out. */
function dated(
  balance: Undated | null,
  otherwise: DateText | undefined,
): (Balance & { code: string }) | null {
  const on = balance?.on ?? otherwise
  return balance && on !== undefined ? { ...balance, on } : null
}

function daysOfEntries(statement: XmlElement): DateText[] {
  return all(statement, 'Ntry/BookgDt')
    .flatMap((choice) => dayAt(choice) ?? [])
    .sort()
}

/**
 * A page of several ends with an interim balance, with which the next begins; a report of the running day only has the
 * balance so far.
 */
function endsOf(balances: readonly Undated[], format: StatementFormat) {
  const named = (...codes: string[]) =>
    codes.map((one) => balances.find(({ code }) => code === one)).find(Boolean)
  const interim = balances.filter(({ code }) => code === 'ITBD')
  const opening = named('OPBD', 'PRCD') ?? (interim.length > 1 ? interim[0] : undefined)
  const isReport = format.startsWith('camt.052')
  const closing =
    named('CLBD') ?? (interim.length > 1 || isReport || opening?.code !== 'ITBD' ? interim.at(-1) : undefined)
  return { opening: opening ?? null, closing: closing ?? null }
}
