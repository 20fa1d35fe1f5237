import type { DateText } from '../../../values/calendar'
import { BankConflict } from '../../conflict'
import type { Balance, Statement, StatementAccount } from '../../statement'
import { germanIban } from '../german-iban'
import { withPage } from '../with-page'
import { mt940Entry } from './entry'
import { type Mt940Field, readingMessages } from './lines'
import { commaCents, mt940Day } from './values'

const MESSAGES_A_STEP = 20
const ENTRIES_A_STEP = 25

/**
 * The statements of an MT940, one for each message: a bank may write one a day, a page or an entry; in steps.
 * @throws BankConflict
 */
export function* readingMt940(text: string): Generator<void, Statement[]> {
  const messages = yield* readingMessages(text)
  if (messages.length === 0) throw new BankConflict('bank_file_no_statement')
  const statements: Statement[] = []
  for (const [index, message] of messages.entries()) {
    if (index % MESSAGES_A_STEP === MESSAGES_A_STEP - 1) yield
    statements.push(yield* readingMessage(message))
  }
  return statements
}

function* readingMessage(message: readonly Mt940Field[]): Generator<void, Statement> {
  const field = (...tags: string[]) =>
    message
      .find(({ tag }) => tags.includes(tag))
      ?.lines.join('')
      .trim() ?? undefined
  const opening = balanceOf(field('60F', '60M'), '60F')
  const closing = balanceOf(field('62F', '62M'), '62F')
  const statement: Statement = {
    format: 'mt940',
    account: accountOf(field('25') ?? ''),
    sequence: sequenceOf(field('28C', '28') ?? ''),
    ...{ fromOn: null, toOn: closing.on, opening, closing, entries: [], ignored: [] },
  }
  for (const [index, { tag, lines }] of message.entries()) {
    if (tag !== '61') continue
    const next = message[index + 1]
    statement.entries.push(mt940Entry(lines, next?.tag === '86' ? next.lines : []))
    if (statement.entries.length % ENTRIES_A_STEP === 0) yield
  }
  return statement
}

/** Some banks count no statements and write 0. Behind the stroke is the page. */
function sequenceOf(text: string): string | null {
  const [number = '', page] = text.split('/').map((part) => part.trim().replace(/^0+/, ''))
  return number === '' ? null : withPage(number, page)
}

const BALANCE = /^([CD])(\d{6})([A-Z]{3})(\d+,\d*)$/

function balanceOf(text: string | undefined, tag: string): Balance {
  const [, mark, day = '', currency = '', amount = ''] = BALANCE.exec(text ?? '') ?? []
  const on: DateText | undefined = mt940Day(day)
  const cents = commaCents(amount)
  if (currency !== '' && currency !== 'EUR') throw new BankConflict(`bank_file_currency ${currency}`)
  if (on === undefined || cents === undefined) throw new BankConflict(`bank_file_field :${tag}:`)
  return { cents: mark === 'D' ? 0 - cents : cents, on }
}

const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/
const WITH_CURRENCY = /(?<=[0-9])\/?([A-Z]{3})$/
const GERMAN_IBAN_LENGTH = 22

/** Bank code and account, an IBAN, or BIC and account; some write strokes before it, or the currency behind it. */
function accountOf(text: string): StatementAccount {
  const plain = text.replaceAll(' ', '').replace(/^\/+/, '').toUpperCase()
  const [behind = '', currency = 'EUR'] = WITH_CURRENCY.exec(plain) ?? []
  if (currency !== 'EUR') throw new BankConflict(`bank_file_currency ${currency}`)
  const id = plain.slice(0, plain.length - behind.length)
  if (IBAN.test(id) && (!id.startsWith('DE') || id.length === GERMAN_IBAN_LENGTH))
    return { iban: id, bankCode: null, number: null, currency: 'EUR' }
  const [bank = '', number] = id.split('/')
  if (number === undefined || number === '') {
    if (bank === '') throw new BankConflict('bank_file_field :25:')
    return { iban: null, bankCode: null, number: bank, currency: 'EUR' }
  }
  if (IBAN.test(number)) return { iban: number, bankCode: bank, number: null, currency: 'EUR' }
  return { iban: germanIban(bank, number) ?? null, bankCode: bank, number, currency: 'EUR' }
}
