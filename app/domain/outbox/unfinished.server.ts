import { sql } from 'kysely'

// Written as the partial indexes, so that SQLite reads the few matching mails and not all ever sent.

/** Queued, being sent, or not delivered. */
export const isUnfinished = sql<boolean>`outbox.status in ('queued', 'sending', 'failed', 'bounced', 'doubtful')`

/** `TROUBLED` in SQL. */
export const isTroubled = sql<boolean>`outbox.status in ('failed', 'bounced', 'doubtful')`
