import type { ChargeStatement } from '~/domain/charges/statement'
import { formatDate, formatMoney, formatPercent } from '~/i18n/format'
import type { Language } from '~db/schema'
import { statement as de } from './statement.de'
import { statement as en } from './statement.en'

export const statementTexts: Record<Language, typeof de> = { de, en }

type Segment = ChargeStatement['claims'][number]['segments'][number]

/** `16.04.2026 – 30.06.2026: 119,00 € × 10,27 % × 76 ÷ 365` */
export function segmentWords(segment: Segment, language: Language): string {
  const { from, to, cents, rate, days, daysOfYear } = segment
  return statementTexts[language].segment({
    from: formatDate(from, language),
    to: formatDate(to, language),
    amount: formatMoney(cents, language),
    rate: formatPercent((rate / 100).toFixed(2), language),
    days,
    year: daysOfYear,
  })
}

type Begun = Pick<ChargeStatement['claims'][number], 'start'>

/** Since when, and by which paragraph. */
export function startWords({ start }: Begun, language: Language): string {
  const texts = statementTexts[language]
  return start === null ? texts.putOff : texts.since(formatDate(start.on, language), texts.starts[start.by])
}
