import { type DateText, isDate } from '../../../values/calendar'
import type { Cents } from '../../../values/money'
import { interestDay } from '../interest-day'
import type { DateOrder } from './layout'

/** With one or two digits, points, strokes or hyphens, years of two digits, and a time behind it. */
const DATE = /^(\d{1,4})[./-](\d{1,2})[./-](\d{2,4})(?:[ T].*)?$/

const WITH_POINTS = /^\d{1,2}\.\d{1,2}\.\d{4}/

/** Undefined if it is no day. */
export function csvDay(text: string, dates: DateOrder): DateText | undefined {
  const date = written(text, dates)
  return isDate(date) ? date : undefined
}

export function csvValueDay(text: string, dates: DateOrder): DateText | undefined {
  return interestDay(written(text, dates))
}

/** A spreadsheet that saved a file may have written its days its own way, where these can only be meant so. */
function orderIn(text: string, dates: DateOrder): DateOrder {
  if (/^\d{4}-/.test(text)) return 'YMD'
  return dates === 'YMD' && WITH_POINTS.test(text) ? 'DMY' : dates
}

function written(text: string, dates: DateOrder): string {
  const [, one = '', two = '', three = ''] = DATE.exec(text) ?? []
  const orders = { DMY: [three, two, one], MDY: [three, one, two], YMD: [one, two, three] }
  const parts = orders[orderIn(text, dates)]
  const [year = '', month = '', day = ''] = parts
  const whole = year.length === 2 ? `20${year}` : year
  return `${whole}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/**
 * The one order in which all of these are dates; undefined if several orders fit, or none. With points, the day always comes
 * first.
 */
export function datesOf(days: readonly string[]): DateOrder | undefined {
  if (days.length > 0 && days.every((day) => WITH_POINTS.test(day))) return 'DMY'
  const fitting = (['DMY', 'MDY', 'YMD'] as const).filter((order) =>
    days.every((day) => csvDay(day, order) !== undefined),
  )
  return fitting.length === 1 ? fitting[0] : undefined
}

const COMMA = /^(?:(?:\d{1,3}(?:[.'’]\d{3})+|\d+)(?:,\d{1,2})?|,\d{2})$/
const POINT = /^(?:(?:\d{1,3}(?:[,'’]\d{3})+|\d+)(?:\.\d{1,2})?|\.\d{2})$/
const MOST_DIGITS = 15

/** One of: a sign in front, behind, the letter of a debit or credit (`S`, `H`), brackets of an accountant. */
const SIGNED = /^(?:([+-])(.+)|(.+?)([+-]|[SH])|\((.+)\)|(.+))$/

/**
 * `-1.234,5`, `1.000` (a thousand, where a comma parts cents), `100,00 €`, `(12,00)` and `12,00 S` for what left;
 * undefined if it is no amount in euros.
 */
export function csvCents(text: string, decimal: ',' | '.'): Cents | undefined {
  const written = text.replace(/\s|€|EUR|^'/g, '').replace('−', '-')
  const [, before, signed, unsigned, behind, inBrackets, plain] = SIGNED.exec(written) ?? []
  const digits = signed ?? unsigned ?? inBrackets ?? plain ?? ''
  if (!(decimal === ',' ? COMMA : POINT).test(digits) || digits.length > MOST_DIGITS) return undefined
  const [euros = '', cents = ''] = digits.replace(decimal === ',' ? /[.'’]/g : /[,'’]/g, '').split(decimal)
  const amount = Number(`${euros}${cents.padEnd(2, '0')}`)
  return (before ?? behind) === '-' || behind === 'S' || inBrackets !== undefined ? 0 - amount : amount
}

/** What parts cents in these amounts; undefined where they do not agree. */
export function decimalOf(amounts: readonly string[]): ',' | '.' | undefined {
  const marks = new Set(amounts.map((text) => /([,.])\d{1,2}\D*$/.exec(text)?.[1]).filter(Boolean))
  if (marks.size > 1) return undefined
  return marks.has('.') ? '.' : ','
}
