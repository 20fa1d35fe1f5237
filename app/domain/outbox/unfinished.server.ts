import { sql } from 'kysely'

// Said in the words of the indexes: SQLite then looks at the few mails that are meant and not at all that were ever sent.

/** Not over: waiting, on its way, or not arrived. */
export const isUnfinished = sql<boolean>`outbox.status in ('queued', 'sending', 'failed', 'bounced', 'doubtful')`

/** Not arrived, or perhaps not (`TROUBLED`). */
export const isTroubled = sql<boolean>`outbox.status in ('failed', 'bounced', 'doubtful')`
