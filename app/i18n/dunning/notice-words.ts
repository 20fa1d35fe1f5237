import type { DunningLevel, Language } from '~db/schema'
import { formatLongDate, formatMoney } from '../format'
import { notice as de } from './notice.de'
import { notice as en } from './notice.en'

export const noticeTexts = { de, en }

/** What a notice, or its mail, says of its invoices. */
interface Leveled {
  /** The highest. */
  level: DunningLevel
  /** Older notices say the words of the highest level of all their invoices. */
  isByInvoice: boolean
  invoices: readonly { level?: DunningLevel | undefined }[]
}

interface Said extends Leveled {
  payByOn: string
  totalCents: number
  /** Whether the firm has told its account. */
  hasAccount: boolean
  ownWords: string | null
}

/** Highest first; one alone unless invoices of different levels are named with their own. */
function levelsOf({ level, isByInvoice, invoices }: Leveled): DunningLevel[] {
  if (!isByInvoice) return [level]
  const levels = new Set(invoices.map((invoice) => invoice.level ?? level))
  return [...levels].sort((one, other) => other - one)
}

/** What stands beside an invoice where not all are at the same level; else nothing. */
export function markOf(
  notice: Leveled,
  { level = notice.level }: Leveled['invoices'][number],
  language: Language,
): string | null {
  return levelsOf(notice).length > 1 ? noticeTexts[language].titles[level] : null
}

export function noticeTitle(notice: Leveled, language: Language): string {
  const texts = noticeTexts[language]
  const titles = levelsOf(notice).map((level) => texts.titles[level])
  const [last = ''] = titles.slice(-1)
  const others = titles.slice(0, -1)
  return others.length === 0 ? last : texts.and(others.join(', '), last)
}

/** The paragraphs above the list of invoices, in mail and letter: true of each of them. */
export function noticeWords(said: Said, language: Language): string[] {
  const texts = noticeTexts[language]
  const levels = levelsOf(said)
  const [opening, demand, ...others] =
    levels.length > 1 ? wordsByInvoice(said, levels, language) : wordsOfAll(said, language)
  return [opening, said.hasAccount ? demand : `${demand} ${texts.noAccount}`, ...others]
}

type Paragraphs = [opening: string, demand: string, ...others: string[]]

function wordsOfAll({ level, invoices, ownWords, ...said }: Said, language: Language): Paragraphs {
  const texts = noticeTexts[language]
  const opening = texts.openings[level](invoices.length === 1)
  const demand = texts.demands[level](...askedIn(said, language))
  return [opening, demand, ...(ownWords === null ? [] : [ownWords])]
}

function wordsByInvoice(
  { level, ownWords, ...said }: Said,
  levels: readonly DunningLevel[],
  language: Language,
): Paragraphs {
  const { mixed, titles } = noticeTexts[language]
  const demand = [
    mixed.demand(...askedIn(said, language)),
    ...(levels.includes(3) ? [mixed.last] : []),
    ...(levels.includes(2) ? [mixed.second] : []),
  ]
  return [mixed.opening, demand.join(' '), ...(ownWords === null ? [] : [`${titles[level]}: ${ownWords}`])]
}

function askedIn(
  { totalCents, payByOn }: Pick<Said, 'totalCents' | 'payByOn'>,
  language: Language,
): [amount: string, day: string] {
  return [formatMoney(totalCents, language), formatLongDate(payByOn, language)]
}
