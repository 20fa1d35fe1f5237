import type { MailStatus } from '~db/schema'
import type { Executor } from '../kernel/house'
import type { Within } from '../kernel/scope'
import { namesOf } from '../records/history.server'
import type { Instant, MonthText } from '../values/calendar'
import type { PayslipVersion as SlipVersion } from './versions.server'

/** One event of any version of a month's payslip. */
export interface SlipEvent {
  at: Instant
  what:
    | 'released'
    | 'recalled'
    | 'queued'
    | 'mailed'
    | 'failed'
    | 'opened'
    | 'downloaded'
    | 'printed'
    | 'fetched'
    | 'delivered'
  revision: number | null
  /** Member who did it, or the channel that another program reported. */
  by: string | null
}

const OF_AUDIT: Record<string, SlipEvent['what']> = {
  'payslip.published': 'released',
  'payslip.recalled': 'recalled',
  'payslip.printed': 'printed',
  'payslip.downloaded': 'fetched',
}
const OF_MAIL: Record<MailStatus, SlipEvent['what']> = {
  queued: 'queued',
  sending: 'queued',
  sent: 'mailed',
} as Record<MailStatus, SlipEvent['what']>

/** Events of all versions, newest first: the proof that a payslip reached its employee. */
export async function readSlipTimeline(
  executor: Executor,
  { tenantId }: Within,
  { employeeId, month, versions }: { employeeId: string; month: MonthText; versions: readonly SlipVersion[] },
): Promise<SlipEvent[]> {
  const ids = versions.map(({ id }) => id)
  const revisionOf = (id: string) => versions.find((version) => version.id === id)?.revision ?? null
  const audit = await executor
    .selectFrom('audit_entries')
    .select(['at', 'actor', 'action', 'subject_id'])
    .where('tenant_id', '=', tenantId)
    .where('subject_type', '=', 'payslip')
    .where('subject_id', 'in', ids)
    .where('action', 'in', Object.keys(OF_AUDIT))
    .execute()
  const names = await namesOf(
    executor,
    { tenantId },
    audit.map(({ actor }) => actor),
  )
  const keys = ids.map((id) => `payslip_published:${id}`)
  const mails = await executor
    .selectFrom('outbox')
    .select(['dedupe_key', 'status', 'status_changed_at', 'sent_at'])
    .where('tenant_id', '=', tenantId)
    .where('dedupe_key', 'in', keys)
    .execute()
  const reads = await executor
    .selectFrom('payslip_reads')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('payslip_id', 'in', ids)
    .execute()
  const notices = await executor
    .selectFrom('payslip_notices')
    .select(['sent_at', 'received_at', 'channel'])
    .where('tenant_id', '=', tenantId)
    .where('employee_id', '=', employeeId)
    .where('month', '=', month)
    .execute()
  const events: SlipEvent[] = [
    ...audit.map(({ at, actor, action, subject_id }) => ({
      at,
      what: OF_AUDIT[action] ?? 'released',
      revision: revisionOf(subject_id),
      by: names.get(actor) ?? null,
    })),
    ...mails.map(({ dedupe_key, status, status_changed_at, sent_at }) => ({
      at: sent_at ?? status_changed_at,
      what: OF_MAIL[status] ?? 'failed',
      revision: revisionOf(dedupe_key.slice('payslip_published:'.length)),
      by: null,
    })),
    ...reads.flatMap(({ payslip_id, opened_at, downloaded_at }) => [
      ...readAt('opened', opened_at, revisionOf(payslip_id)),
      ...readAt('downloaded', downloaded_at, revisionOf(payslip_id)),
    ]),
    ...notices.map(({ sent_at, received_at, channel }) => ({
      at: sent_at ?? received_at,
      what: 'delivered' as const,
      revision: null,
      by: channel,
    })),
  ]
  return events.sort((one, other) => other.at.localeCompare(one.at))
}

function readAt(what: SlipEvent['what'], at: Instant | null, revision: number | null): SlipEvent[] {
  return at === null ? [] : [{ at, what, revision, by: null }]
}
