import { sql } from 'kysely'

/**
 * Said in the words of the index `outbox_unfinished`: SQLite then looks at the few mails that are not over and not
 * at all that were ever sent.
 */
export const isUnfinished = sql<boolean>`outbox.status in ('queued', 'sending', 'failed', 'bounced', 'doubtful')`
