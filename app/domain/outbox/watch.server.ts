import { sql } from 'kysely'
import type { MailArea } from '~db/schema'
import type { Executor } from '../kernel/house'
import { mailAreasOf } from '../kernel/rights'
import type { OfficeScope } from '../kernel/scope'
import type { Instant } from '../values/calendar'
import { TROUBLED } from './kinds'
import { isSeenBy } from './seen.server'
import { isUnfinished } from './unfinished.server'

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
  const rows = await executor
    .selectFrom('outbox')
    .select(({ fn, eb }) => [
      'status',
      fn.countAll<number>().as('count'),
      fn.count<number>(eb.case().when('attempts', '>', 0).then(1).end()).as('tried'),
    ])
    .where('tenant_id', '=', scope.tenantId)
    .where('area', 'in', mailAreasOf(scope.role))
    .where(isUnfinished)
    .$if(isSeen !== undefined, (query) => query.where(isSeen as NonNullable<typeof isSeen>))
    .where('settled_at', 'is', null)
    .groupBy('status')
    .execute()
  const tenant = await executor
    .selectFrom('tenants')
    .select('mail_paused_at')
    .where('id', '=', scope.tenantId)
    .executeTakeFirst()
  const queued = rows.find(({ status }) => status === 'queued')
  const isTroubled = (status: string) => (TROUBLED as readonly string[]).includes(status)
  const total = (some: typeof rows) => some.reduce((sum, { count }) => sum + count, 0)
  return {
    waiting: total(rows.filter(({ status }) => !isTroubled(status))),
    delayed: queued?.tried ?? 0,
    troubled: total(rows.filter(({ status }) => isTroubled(status))),
    isPaused: Boolean(tenant?.mail_paused_at),
  }
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
  const stuck = await executor
    .selectFrom('tenants')
    .select('tenants.id')
    .where(({ or, and, eb, exists }) =>
      or([
        ...waiting(executor, waitingSince, ['accounts']).map(exists),
        and([
          eb('tenants.mail_paused_at', 'is', null),
          or(waiting(executor, waitingSince, ['invoicing', 'payroll']).map(exists)),
        ]),
      ]),
    )
    .limit(1)
    .executeTakeFirst()
  const taken = await executor
    .selectFrom('outbox')
    .select('id')
    .where('claim_token', 'is not', null)
    .where('claimed_at', '<', sendingSince)
    .limit(1)
    .executeTakeFirst()
  const failed = await executor
    .selectFrom('outbox')
    .select('id')
    .where(isUnfinished)
    .where('status', '=', 'failed')
    .where('status_changed_at', '>=', failedSince)
    .where('settled_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return { isStuck: stuck !== undefined || taken !== undefined, hasFailed: failed !== undefined }
}

/** Mails of some areas that are overdue since an instant, and those queued by a clock far ahead, for a query about firms. */
function waiting(executor: Executor, since: Instant, areas: readonly MailArea[]) {
  const ahead = new Date(Date.parse(since) + FAR_AHEAD_MS).toISOString()
  const queued = executor
    .selectFrom('outbox')
    .select(sql.lit(1).as('one'))
    .where('outbox.tenant_id', '=', sql.ref<string>('tenants.id'))
    .where('outbox.status', '=', sql.lit('queued'))
    .where('outbox.area', 'in', areas)
  return [queued.where('outbox.queued_at', '<', since), queued.where('outbox.queued_at', '>', ahead)]
}
