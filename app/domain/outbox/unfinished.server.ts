import { sql } from 'kysely'

// Worded like the partial indexes, so that SQLite reads the few matching mails and not all that were ever sent.

/** Not over: waiting, on its way, or not arrived. */
export const isUnfinished = sql<boolean>`outbox.status in ('queued', 'sending', 'failed', 'bounced', 'doubtful')`

/** Not arrived, or perhaps not (`TROUBLED`). */
export const isTroubled = sql<boolean>`outbox.status in ('failed', 'bounced', 'doubtful')`
