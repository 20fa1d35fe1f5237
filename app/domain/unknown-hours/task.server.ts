import { among } from '../kernel/among.server'
import type { Trx } from '../kernel/house'
import { prepared } from '../kernel/prepared.server'
import type { Actor, Within } from '../kernel/scope'
import { finishTaskAbout } from '../tasks/about.server'
import { openTask } from '../tasks/open.server'
import type { Instant, MonthText } from '../values/calendar'
import { isNoEmployee, unknownIds } from './ids.server'

interface Recorded {
  month: MonthText
  /** Under which hours came just now. */
  ids: readonly string[]
}

/**
 * One task per month, however many ids have no employee. Once the office has put it aside, only a delivery that changes
 * such hours opens it again.
 */
export async function notifyOfUnknown(trx: Trx, actor: Actor, { month, ids }: Recorded): Promise<void> {
  const { tenantId, at } = actor
  const [unknown] = await selectUnknownNow(trx, { tenantId, month, at, ids: JSON.stringify(ids) })
  if (unknown) await openFor(trx, actor, month)
}

interface Released {
  foreignId: string
  /** All months with hours. */
  months: readonly MonthText[]
}

/** After an id was released: a task for each month in which it has hours. */
export async function notifyOfReleased(
  trx: Trx,
  actor: Actor,
  { foreignId, months }: Released,
): Promise<void> {
  const named = await trx
    .selectFrom('newest_hours')
    .select('month')
    .where('tenant_id', '=', actor.tenantId)
    .where('month', 'in', months)
    .where('employee_id', '=', foreignId)
    .execute()
  for (const { month } of named) await openFor(trx, actor, month)
}

/** Finishes the tasks of months in which every id has an employee by now. */
export async function finishKnownMonths(trx: Trx, actor: Actor): Promise<void> {
  const open = await trx
    .selectFrom('tasks')
    .select('subject_id as month')
    .where('tenant_id', '=', actor.tenantId)
    .where('kind', '=', 'unknown_hours')
    .where('done_at', 'is', null)
    .execute()
  for (const { month } of open) {
    const unknown = await unknownIds(trx, actor, month).limit(1).executeTakeFirst()
    if (!unknown) await finishTaskAbout(trx, actor, 'unknown_hours', month)
  }
}

function openFor(trx: Trx, actor: Actor, month: MonthText): Promise<string> {
  return openTask(trx, actor, { kind: 'unknown_hours', subjectId: month, area: 'payroll', detail: month })
}

interface Now extends Within {
  month: MonthText
  at: Instant
  /** A JSON array. */
  ids: string
}

// By ids: a month may have many thousand rows, and a delivery one.
const selectUnknownNow = prepared((trx: Trx, { tenantId, month, at, ids }: Now) =>
  trx
    .selectFrom('newest_hours')
    .select('seq')
    .where('tenant_id', '=', tenantId)
    .where('month', '=', month)
    .where('employee_id', 'in', among(ids))
    .where('recorded_at', '=', at)
    .where(isNoEmployee)
    .limit(1),
)
