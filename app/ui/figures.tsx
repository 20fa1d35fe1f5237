import { formatDate, formatLongDate, formatMoney } from '~/i18n/format'
import { useLanguage } from './language'

/** An amount of money that never breaks across lines. */
export function Money({ cents }: { cents: number }) {
  return <span className="amount">{formatMoney(cents, useLanguage())}</span>
}

/** A date in words, `5. Oktober 2026`, for sentences and facts. */
export function LongDate({ date }: { date: string }) {
  return <time dateTime={date}>{formatLongDate(date, useLanguage())}</time>
}

/** A date in digits, `05.10.2026`, for lists. */
export function ShortDate({ date }: { date: string }) {
  return (
    <time className="amount" dateTime={date}>
      {formatDate(date, useLanguage())}
    </time>
  )
}

/** A masked IBAN or a number in groups, kept on one line. */
export function unbroken(text: string): string {
  return text.replaceAll(' ', '\u00a0')
}
