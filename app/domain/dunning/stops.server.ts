import { sql } from 'kysely'
import { recordAudit } from '../audit/audit.server'
import { getCustomer } from '../customers/find.server'
import type { Executor, House } from '../kernel/house'
import { answersTo, type Question } from '../kernel/questions.server'
import type { Scope, Within } from '../kernel/scope'
import { writing } from '../kernel/writing.server'

/** Why a customer is not reminded; null if it is. */
export async function readStop(
  executor: Executor,
  scope: Within,
  customerId: string,
): Promise<string | null> {
  return (await answersTo(executor, { reason: stopAsked(scope, customerId) })).reason
}

export function stopAsked({ tenantId }: Within, customerId: string): Question<string | null> {
  const value = sql`(select reason from dunning_stops where tenant_id = ${tenantId} and customer_id = ${customerId})`
  return { value, read: (found) => found as string | null }
}

/** Reminds a customer no more, until that is ended. Another reason replaces the one before. @throws NotFound */
export function stopDunning(house: House, scope: Scope, customerId: string, reason: string): Promise<void> {
  return writing(house, scope, async (trx) => {
    const { id } = await getCustomer(trx, scope, customerId)
    const before = await readStop(trx, scope, id)
    if (before === reason) return
    const stop = { reason, created_at: scope.at, created_by: scope.actor }
    await trx
      .insertInto('dunning_stops')
      .values({ tenant_id: scope.tenantId, customer_id: id, ...stop })
      .onConflict((conflict) => conflict.columns(['tenant_id', 'customer_id']).doUpdateSet(stop))
      .execute()
    await recordAudit(trx, scope, {
      action: 'customer.dunning_stopped',
      subjectType: 'customer',
      subjectId: id,
      ...(before === null ? {} : { before: { reason: before } }),
      after: { reason },
    })
  })
}

/** @throws NotFound */
export function resumeDunning(house: House, scope: Scope, customerId: string): Promise<void> {
  return writing(house, scope, async (trx) => {
    const { id } = await getCustomer(trx, scope, customerId)
    const before = await readStop(trx, scope, id)
    if (before === null) return
    await trx
      .deleteFrom('dunning_stops')
      .where('tenant_id', '=', scope.tenantId)
      .where('customer_id', '=', id)
      .execute()
    await recordAudit(trx, scope, {
      action: 'customer.dunning_resumed',
      subjectType: 'customer',
      subjectId: id,
      before: { reason: before },
    })
  })
}
