import { isDay } from '~/domain/einvoices/days'
import { decimal } from '~/domain/einvoices/decimals'
import type { Text } from '~/domain/einvoices/model'
import type { Language } from '~db/schema'
import { formatDate, formatDecimal } from './format'

/** From files of others: what is not a number or a date is shown as it is. */

export function formatReadNumber(text: Text, language: Language): string {
  return decimal(text) ? formatDecimal(text?.trim().replace(/^\+/, '') ?? '', language) : (text ?? '')
}

/** `1.234,50 EUR`: at least two decimals, the currency as in the file. */
export function formatReadAmount(text: Text, currency: Text, language: Language): string {
  const amount = decimal(text)
  if (!amount) return text ?? ''
  const digits = Math.min(Math.max(2, amount.toFixed().split('.')[1]?.length ?? 0), MOST_DECIMALS)
  const locale = language === 'de' ? 'de-DE' : 'en-GB'
  const plain = new Intl.NumberFormat(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  const shown = plain.format(amount.toFixed(digits) as `${number}`).replace('-', '\u2212')
  return currency === undefined ? shown : `${shown}\u00a0${currency === 'EUR' ? '€' : currency}`
}

const MOST_DECIMALS = 6

/** An XML date may end in a time zone. */
export function formatReadDay(text: Text, language: Language): string {
  const day = text?.replace(/(?:Z|[+-]\d\d:\d\d)$/, '') ?? ''
  return isDay(day) ? formatDate(day, language) : (text ?? '')
}
