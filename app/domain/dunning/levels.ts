import type { DunningLevel, Language } from '~db/schema'
import { type addDays, type DateText, later } from '../values/calendar'
import type { Cents } from '../values/money'

export type { DunningLevel } from '~db/schema'

export const LEVELS: readonly DunningLevel[] = [1, 2, 3]

export interface LevelTerms {
  /** After the due date, or the notice before. */
  afterDays: number
  /** From the notice to the day that it names. */
  payDays: number
  feeCents: Cents
  /** The firm's own sentences, beside ours. */
  ownWords: Record<Language, string | null>
}

export interface DunningSettings {
  levelCount: number
  /** How old the newest bank statement may be; null for any age. */
  statementDays: number | null
  levels: Record<DunningLevel, LevelTerms>
  /** 0 while the firm has changed nothing. */
  revision: number
}

const NO_WORDS = { de: null, en: null }

/** What holds without anybody setting anything. */
export const USUAL: DunningSettings = {
  levelCount: 3,
  statementDays: 7,
  levels: {
    1: { afterDays: 7, payDays: 10, feeCents: 0, ownWords: NO_WORDS },
    2: { afterDays: 14, payDays: 10, feeCents: 0, ownWords: NO_WORDS },
    3: { afterDays: 14, payDays: 10, feeCents: 0, ownWords: NO_WORDS },
  },
  revision: 0,
}

/** The levels in use: the first, the first and the last, or all. */
function levelsInUse({ levelCount }: Pick<DunningSettings, 'levelCount'>): readonly DunningLevel[] {
  if (levelCount === 1) return [1]
  return levelCount === 2 ? [1, 3] : LEVELS
}

/** An invoice's last notice. */
export interface LastNotice {
  level: DunningLevel
  sentOn: DateText
  payByOn: DateText
}

/** The next level of an invoice and from when on it may be sent; undefined after the last. */
export function nextLevel(
  settings: DunningSettings,
  { dueOn, returnedOn, last }: { dueOn: DateText; returnedOn: DateText | null; last: LastNotice | null },
  after: typeof addDays,
): { level: DunningLevel; from: DateText } | undefined {
  const level = levelsInUse(settings).find((one) => one > (last?.level ?? 0))
  if (level === undefined) return undefined
  const { afterDays } = settings.levels[level]
  // Whoever is asked to transfer what a debit did not bring has as long as for any invoice.
  const payableOn = later(dueOn, returnedOn ?? dueOn)
  if (!last) return { level, from: after(payableOn, afterDays) }
  // Whoever was given a day has until its end, and as long as at first where the invoice was deferred since.
  const sinceNotice = later(after(last.sentOn, afterDays), after(last.payByOn, 1))
  const sincePayable = after(payableOn, settings.levels[1].afterDays)
  return { level, from: payableOn > last.sentOn ? later(sinceNotice, sincePayable) : sinceNotice }
}
