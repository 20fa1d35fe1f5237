import type { Language } from '~db/schema'
import type { Share } from '../contracts/shares'

/** Text on an invoice for the days of a period that are deducted. */
export type ProratedWords = Record<Language, (share: Pick<Share, 'days' | 'ofDays'>) => string>
