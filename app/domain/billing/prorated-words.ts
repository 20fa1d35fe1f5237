import type { Language } from '~db/schema'
import type { Share } from '../contracts/shares'

/** What an invoice says beside the days of a period that are taken off. */
export type ProratedWords = Record<Language, (share: Pick<Share, 'days' | 'ofDays'>) => string>
