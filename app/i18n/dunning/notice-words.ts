import type { DunningLevel, Language } from '~db/schema'
import { formatLongDate, formatMoney } from '../format'
import { notice as de } from './notice.de'
import { notice as en } from './notice.en'

export const noticeTexts = { de, en }

interface Said {
  level: DunningLevel
  payByOn: string
  totalCents: number
  isOne: boolean
  /** Whether the firm has told its account. */
  hasAccount: boolean
  ownWords: string | null
}

/** The paragraphs above the list of invoices, in mail and letter. */
export function noticeWords(said: Said, language: Language): string[] {
  const { level, payByOn, totalCents, isOne, hasAccount, ownWords } = said
  const texts = noticeTexts[language]
  const demand = texts.demands[level](formatMoney(totalCents, language), formatLongDate(payByOn, language))
  return [
    texts.openings[level](isOne),
    hasAccount ? demand : `${demand} ${texts.noAccount}`,
    ...(ownWords === null ? [] : [ownWords]),
  ]
}
