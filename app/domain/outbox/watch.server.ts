import { sql } from 'kysely'
import type { MailArea } from '~db/schema'
import type { Executor } from '../kernel/house'
import { mailAreasOf } from '../kernel/rights'
import type { OfficeScope } from '../kernel/scope'
import type { Instant } from '../values/calendar'
import { isSeenBy } from './seen.server'
import { isTroubled, isUnfinished } from './unfinished.server'

/** Longer than any caller's waiting time. */
const FAR_AHEAD_MS = 60 * 60_000

export interface MailCounts {
  waiting: number
  /** Tried at least once. */
  delayed: number
  /** Not delivered, or possibly not, and not settled. */
  troubled: number
  isPaused: boolean
}

export async function countMails(executor: Executor, scope: OfficeScope): Promise<MailCounts> {
  const isSeen = isSeenBy(scope.role)
  const counted = await executor
    .selectFrom('tenants')
    .leftJoin('outbox', (join) =>
      join
        .onRef('outbox.tenant_id', '=', 'tenants.id')
        .on('outbox.area', 'in', mailAreasOf(scope.role))
        .on(isUnfinished)
        .on('outbox.settled_at', 'is', null)
        .$call((mails) => (isSeen ? mails.on(isSeen) : mails)),
    )
    .select([
      'tenants.mail_paused_at',
      sql<number>`count(outbox.status) filter (where not ${isTroubled})`.as('waiting'),
      sql<number>`count(*) filter (where outbox.status = 'queued' and outbox.attempts > 0)`.as('delayed'),
      sql<number>`count(*) filter (where ${isTroubled})`.as('troubled'),
    ])
    .where('tenants.id', '=', scope.tenantId)
    .groupBy('tenants.id')
    .executeTakeFirst()
  const { waiting = 0, delayed = 0, troubled = 0, mail_paused_at = null } = counted ?? {}
  return { waiting, delayed, troubled, isPaused: mail_paused_at !== null }
}

/**
 * Outbox alarms: overdue since `waitingSince` unless paused, stuck since `sendingSince`, failed since `failedSince` and
 * not settled. Mail queued in the future by a wrong clock counts as overdue. Queries the database even if the outbox is
 * empty.
 */
export async function watchMails(
  executor: Executor,
  { waitingSince, sendingSince, failedSince }: Record<`${'waiting' | 'sending' | 'failed'}Since`, Instant>,
): Promise<{ isStuck: boolean; hasFailed: boolean }> {
  const ahead = new Date(Date.parse(waitingSince) + FAR_AHEAD_MS).toISOString()
  // Each half is read from an index of its own.
  const isOverdue = (areas: MailArea[]) => {
    const queued = sql`select 1 from outbox
      where outbox.tenant_id = tenants.id and outbox.status = 'queued' and outbox.area in (${sql.join(areas)})`
    return sql`exists (${queued} and outbox.queued_at < ${waitingSince})
      or exists (${queued} and outbox.queued_at > ${ahead})`
  }
  const { rows } = await sql<Record<'isStuck' | 'hasFailed', number>>`select
    exists (select 1 from tenants where ${isOverdue(['accounts'])}
      or tenants.mail_paused_at is null and (${isOverdue(['invoicing', 'payroll'])}))
    or exists (select 1 from outbox where claim_token is not null and claimed_at < ${sendingSince}) as isStuck,
    exists (select 1 from outbox where ${isUnfinished} and status = 'failed'
      and status_changed_at >= ${failedSince} and settled_at is null) as hasFailed`.execute(executor)
  return { isStuck: rows[0]?.isStuck === 1, hasFailed: rows[0]?.hasFailed === 1 }
}
