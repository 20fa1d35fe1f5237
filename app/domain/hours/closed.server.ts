import { recordAudit } from '../audit/audit.server'
import type { Executor, House } from '../kernel/house'
import { prepared } from '../kernel/prepared.server'
import type { Scope, Within } from '../kernel/scope'
import { writing } from '../kernel/writing.server'
import { nameOfActor } from '../records/history.server'
import type { Instant, MonthText } from '../values/calendar'

export interface ClosedMonth {
  at: Instant
  /** Name of the member. */
  by: string | null
}

export async function findClosed(
  executor: Executor,
  { tenantId }: Within,
  month: MonthText,
): Promise<ClosedMonth | null> {
  const row = await executor
    .selectFrom('closed_months')
    .select(['closed_at as at', nameOfActor('closed_months.closed_by', { tenantId }).as('by')])
    .where('tenant_id', '=', tenantId)
    .where('month', '=', month)
    .executeTakeFirst()
  return row ?? null
}

export async function isMonthClosed(
  executor: Executor,
  { tenantId }: Within,
  month: MonthText,
): Promise<boolean> {
  return (await selectClosed(executor, { tenantId, month })).length > 0
}

const selectClosed = prepared((executor: Executor, { tenantId, month }: Within & { month: MonthText }) =>
  executor
    .selectFrom('closed_months')
    .select('month')
    .where('tenant_id', '=', tenantId)
    .where('month', '=', month),
)

export async function readMonthStand(
  executor: Executor,
  { tenantId }: Within,
  month: MonthText,
): Promise<{ closed: ClosedMonth | null; isHandedOver: boolean }> {
  const stand = await executor
    .selectFrom('tenants')
    .leftJoin('closed_months', (join) =>
      join.onRef('closed_months.tenant_id', '=', 'tenants.id').on('closed_months.month', '=', month),
    )
    .select(['closed_months.closed_at as at', nameOfActor('closed_months.closed_by', { tenantId }).as('by')])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('handovers')
          .select('handovers.id')
          .where('handovers.tenant_id', '=', tenantId)
          .where('handovers.month', '=', month),
      ).as('isHandedOver'),
    )
    .where('tenants.id', '=', tenantId)
    .executeTakeFirst()
  const { at = null, by = null, isHandedOver } = stand ?? {}
  return { closed: at === null ? null : { at, by }, isHandedOver: Boolean(isHandedOver) }
}

/** In a closed month new hours wait for a decision. Idempotent. */
export function closeMonth(house: House, scope: Scope, month: MonthText, isClosed: boolean): Promise<void> {
  return writing(house, scope, async (trx) => {
    if ((await isMonthClosed(trx, scope, month)) === isClosed) return
    const { tenantId, at, actor } = scope
    if (isClosed)
      await trx
        .insertInto('closed_months')
        .values({ tenant_id: tenantId, month, closed_at: at, closed_by: actor })
        .execute()
    else
      await trx
        .deleteFrom('closed_months')
        .where('tenant_id', '=', tenantId)
        .where('month', '=', month)
        .execute()
    await recordAudit(trx, scope, {
      action: isClosed ? 'hours.month_closed' : 'hours.month_opened',
      subjectType: 'tenant',
      subjectId: tenantId,
      after: { month },
    })
  })
}
