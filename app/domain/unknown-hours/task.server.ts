import type { Trx } from '../kernel/house'
import { prepared } from '../kernel/prepared.server'
import type { Actor, Within } from '../kernel/scope'
import { finishTaskAbout } from '../tasks/about.server'
import { openTask } from '../tasks/open.server'
import type { Instant, MonthText } from '../values/calendar'
import { unknownIds } from './ids.server'

/**
 * One task per month, however many of its ids belong to nobody. Once it was put aside, only a delivery that changes such
 * hours opens it again.
 */
export async function notifyOfUnknown(trx: Trx, actor: Actor, month: MonthText): Promise<void> {
  const [named] = await selectUnknownNow(trx, { tenantId: actor.tenantId, month, at: actor.at })
  if (named)
    await openTask(trx, actor, { kind: 'unknown_hours', subjectId: month, area: 'payroll', detail: month })
}

interface Released {
  foreignId: string
  /** All months with hours. */
  months: readonly MonthText[]
}

/** For an id that belongs to nobody again: one task for each month in which it has hours. */
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
  for (const { month } of named)
    await openTask(trx, actor, { kind: 'unknown_hours', subjectId: month, area: 'payroll', detail: month })
}

/** Finishes the tasks of those months in which everybody is known by now. */
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

const selectUnknownNow = prepared(
  (trx: Trx, { tenantId, month, at }: Within & { month: MonthText; at: Instant }) =>
    trx
      .selectFrom('newest_hours')
      .select('seq')
      .where('tenant_id', '=', tenantId)
      .where('month', '=', month)
      .where('recorded_at', '=', at)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('employees')
              .select('employees.id')
              .whereRef('employees.tenant_id', '=', 'newest_hours.tenant_id')
              .whereRef('employees.id', '=', 'newest_hours.employee_id'),
          ),
        ),
      )
      .limit(1),
)
