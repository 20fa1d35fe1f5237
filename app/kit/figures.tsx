import { formatDate, formatLongDate, formatMoney, formatPrice } from '~/i18n/format'
import type { Language } from '~db/schema'
import { useLanguage } from './language'

export function Money({ cents }: { cents: number }) {
  return moneyIn(useLanguage(), cents)
}

/** For the cells of a list: a component in each would ask for the language anew. */
export function moneyIn(language: Language, cents: number) {
  return <span className="amount">{formatMoney(cents, language)}</span>
}

/** Price per unit, with up to four decimals. */
export function Price({ euros }: { euros: string }) {
  return <span className="amount">{formatPrice(euros, useLanguage())}</span>
}

/** `5. Oktober 2026`, for running text and facts. */
export function LongDate({ date }: { date: string }) {
  return <time dateTime={date}>{formatLongDate(date, useLanguage())}</time>
}

/** `05.10.2026`, for lists. */
export function ShortDate({ date }: { date: string }) {
  return shortDateIn(useLanguage(), date)
}

/** As `moneyIn`. */
export function shortDateIn(language: Language, date: string) {
  return (
    <time className="amount" dateTime={date}>
      {formatDate(date, language)}
    </time>
  )
}

/** Puts non-breaking spaces into a masked IBAN or a grouped number. */
export function unbroken(text: string): string {
  return text.replaceAll(' ', '\u00a0')
}
