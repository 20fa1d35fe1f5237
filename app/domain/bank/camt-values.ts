import { type DateText, dayInGermany, isDate } from '../values/calendar'
import type { Cents } from '../values/money'
import { first, textAt, type XmlElement } from '../values/xml-tree'
import { BankConflict } from './conflict'
import type { Balance } from './statement'

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

/** Undefined if it is no amount, or has parts of a cent. */
function decimalCents(text: string): Cents | undefined {
  const [, whole = '', parts = ''] = /^\+?(\d{0,13})(?:\.(\d*))?$/.exec(text) ?? []
  if (`${whole}${parts}` === '' || /[1-9]/.test(parts.slice(CENTS))) return undefined
  return Number(`${whole}${parts.slice(0, CENTS).padEnd(CENTS, '0')}`)
}

/** What the account has less is negative. */
export function signed(cents: Cents, indicator: string | undefined): Cents {
  if (indicator === 'CRDT' || indicator === 'DBIT') return indicator === 'DBIT' ? 0 - cents : cents
  throw new BankConflict('bank_file_field CdtDbtInd')
}

export function camtBalance(balance: XmlElement): Balance {
  const amount = need(first(balance, 'Amt'), 'Bal/Amt')
  return {
    cents: signed(euros(amount), textAt(balance, 'CdtDbtInd')),
    on: need(dayAt(first(balance, 'Dt')), 'Bal/Dt'),
  }
}

/** A day, or the day of a time. */
export function dayAt(choice: XmlElement | undefined): DateText | undefined {
  const text = textAt(choice, 'Dt') ?? textAt(choice, 'DtTm')
  return text === undefined ? undefined : plainDay(text)
}

/** Times of German banks are German, whatever their offset; those in UTC are not. */
export function plainDay(text: string): DateText {
  const day = /T.*Z$/.test(text) && !Number.isNaN(Date.parse(text)) ? dayInGermany(text) : text.slice(0, 10)
  if (!isDate(day)) throw new BankConflict(`bank_file_field ${text.slice(0, 30)}`)
  return day
}
