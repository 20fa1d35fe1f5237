import { recordEvent } from '../events/record.server'
import type { Trx } from '../kernel/house'
import { prepared } from '../kernel/prepared.server'
import type { Actor, Within } from '../kernel/scope'
import { yieldToLoop } from '../kernel/yield-to-loop'
import { finishTaskAbout } from '../tasks/about.server'
import { openTask } from '../tasks/open.server'
import { notifyOfUnknown } from '../unknown-hours/task.server'
import type { Instant, MonthText } from '../values/calendar'
import { appendHours, type HoursToRecord } from './append.server'
import { isMonthClosed } from './closed.server'
import { openCorrections } from './corrections.server'
import { rememberTimes, withoutOvertaken } from './overtaken.server'
import { recordTimes } from './reported-times.server'
import { withKnownIds } from './unknown-ids.server'

/** Two milliseconds: a page requested meanwhile waits for several of these. */
const AT_ONCE = 100

/**
 * Records hours of one month. A row is appended only if the newest one differs, so sending the same twice changes nothing
 * and A → B → A is three rows. If the month is closed or the employee has been paid, the row is an open correction that
 * the office is told of, and the current hours stay.
 * @returns how many entries were overtaken: older than what is known, which changed nothing
 */
export async function recordHours(
  trx: Trx,
  actor: Actor,
  { entries, month, origin }: HoursToRecord,
): Promise<{ overtaken: number }> {
  const known = await withKnownIds(trx, actor, entries)
  const madeAt = origin.source === 'webhook' ? origin.madeAt : undefined
  const counting =
    madeAt === undefined ? known : await withoutOvertaken(trx, actor, { month, madeAt, entries: known })
  const ordered = [...counting].sort((a, b) => (a.employeeId < b.employeeId ? -1 : 1))
  const isClosed = await isMonthClosed(trx, actor, month)
  const deliveryId = origin.source === 'webhook' ? origin.deliveryId : null
  for (let first = 0; first < ordered.length; first += AT_ONCE) {
    if (first > 0) await yieldToLoop()
    const some = ordered.slice(first, first + AT_ONCE)
    // What says no time was made now, so far as anybody knows.
    if (madeAt === undefined) await rememberTimes(trx, actor, { month, madeAt: actor.at, entries: some })
    await appendHours(trx, actor, { month, origin, isClosed, entries: some })
    await recordTimes(trx, actor, { month, deliveryId, isClosed, entries: some })
  }
  await notifyOfCorrections(trx, actor, month)
  await notifyOfUnknown(trx, actor, { month, ids: ordered.map(({ employeeId }) => employeeId) })
  return { overtaken: known.length - counting.length }
}

/**
 * One task per month, however many hours came late; none if nothing is open, for instance when the sender reverted it
 * all.
 */
export async function notifyOfCorrections(trx: Trx, actor: Actor, month: MonthText): Promise<void> {
  const [late] = await selectLate(trx, { tenantId: actor.tenantId, month, at: actor.at })
  if (!late) return
  const open = await openCorrections(trx, actor, month).select('late.seq').limit(1).executeTakeFirst()
  if (open) {
    await openTask(trx, actor, { kind: 'hours', subjectId: month, area: 'payroll', detail: month })
    await recordEvent(trx, actor, {
      type: 'hours.corrected',
      subjectId: month,
      streamId: month,
      data: { month },
    })
  } else await finishTaskAbout(trx, actor, 'hours', month)
}

const selectLate = prepared((trx: Trx, { tenantId, month, at }: Within & { month: MonthText; at: Instant }) =>
  trx
    .selectFrom('newest_hours')
    .select('seq')
    .where('tenant_id', '=', tenantId)
    .where('month', '=', month)
    .where('is_correction', '=', 1)
    .where('recorded_at', '=', at)
    .limit(1),
)
