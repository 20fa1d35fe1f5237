import { sql } from 'kysely'
import type { MailArea } from '~db/schema'
import type { Executor } from '../kernel/house'
import { answersTo, askJson, type Question } from '../kernel/questions.server'
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
  return (await answersTo(executor, { counts: mailsAsked(scope) })).counts
}

export function mailsAsked({ tenantId, role }: OfficeScope): Question<MailCounts> {
  const seen = isSeenBy(role)
  const counted = askJson<Omit<MailCounts, 'isPaused'> & { isPaused: 0 | 1 }>(sql`(select json_object(
      'waiting', count(*) filter (where not ${isTroubled}),
      'delayed', count(*) filter (where status = 'queued' and attempts > 0),
      'troubled', count(*) filter (where ${isTroubled}),
      'isPaused', exists (select 1 from tenants where id = ${tenantId} and mail_paused_at is not null))
    from outbox where tenant_id = ${tenantId} and area in (${sql.join(mailAreasOf(role))}) and ${isUnfinished}
      and settled_at is null ${seen ? sql`and ${seen}` : sql``})`)
  return {
    ...counted,
    read: (found) => {
      const { isPaused, ...counts } = counted.read(found)
      return { ...counts, isPaused: isPaused === 1 }
    },
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
