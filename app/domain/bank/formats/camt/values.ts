import { type DateText, dayInGermany, isDate } from '../../../values/calendar'
import type { Cents } from '../../../values/money'
import { first, textAt, type XmlElement } from '../../../values/xml-tree'
import { BankConflict } from '../../conflict'

const CENTS = 2

/** @throws BankConflict that names what is missing */
export function need<Value>(value: Value | undefined, place: string): Value {
  if (value === undefined) throw new BankConflict(`bank_file_field ${place}`)
  return value
}

/** Unsigned, of an amount in euros. @throws BankConflict for another currency, or parts of a cent */
export function euros(amount: XmlElement): Cents {
  const currency = amount.attributes.Ccy
  if (currency !== 'EUR') throw new BankConflict(`bank_file_currency ${currency ?? '?'}`)
  return need(decimalCents(amount.text), amount.name)
}

/** Undefined where it is in another currency. */
export function eurosIfAny(amount: XmlElement | undefined): Cents | undefined {
  return amount?.attributes.Ccy === 'EUR' ? euros(amount) : undefined
}

/**
 * What a bank's program left behind the cents by counting in binary fractions (`66.0000000000001`): seven digits or
 * more that begin with five noughts, or five nines.
 */
const BINARY_REST = /^(?:0{5}|(9{5}))\d{2,}$/

/** Undefined if it is no amount, or has parts of a cent. */
function decimalCents(text: string): Cents | undefined {
  const [, whole = '', parts = ''] = /^\+?(\d{0,13})(?:\.(\d*))?$/.exec(text) ?? []
  const rest = BINARY_REST.exec(parts.slice(CENTS))
  if (`${whole}${parts}` === '' || (!rest && /[1-9]/.test(parts.slice(CENTS)))) return undefined
  const cents = Number(`${whole}${parts.slice(0, CENTS).padEnd(CENTS, '0')}`)
  return rest?.[1] === undefined ? cents : cents + 1
}

/** What the account has less is negative. */
export function signed(cents: Cents, indicator: string | undefined): Cents {
  if (indicator === 'CRDT' || indicator === 'DBIT') return indicator === 'DBIT' ? 0 - cents : cents
  throw new BankConflict('bank_file_field CdtDbtInd')
}

export function camtBalance(balance: XmlElement): { cents: Cents; on: DateText | undefined } {
  const amount = need(first(balance, 'Amt'), 'Bal/Amt')
  return {
    cents: signed(euros(amount), textAt(balance, 'CdtDbtInd')),
    on: dayAt(first(balance, 'Dt')),
  }
}

/** A day, or the day of a time. */
export function dayAt(choice: XmlElement | undefined): DateText | undefined {
  const text = textAt(choice, 'Dt') ?? textAt(choice, 'DtTm')
  return text === undefined ? undefined : plainDay(text)
}

/** The end of a day says which day, not when. */
const END_OF_DAY = /T23:59:59(?:\.\d+)?Z$/

/** Times of German banks are German, whatever their offset; those in UTC are not. */
export function plainDay(text: string): DateText {
  const isTime = /T.*Z$/.test(text) && !END_OF_DAY.test(text) && !Number.isNaN(Date.parse(text))
  const day = isTime ? dayInGermany(text) : text.slice(0, 10)
  if (!isDate(day)) throw new BankConflict(`bank_file_field ${text.slice(0, 30)}`)
  return day
}
