import { randomUUID } from 'node:crypto'
import type { Trx } from '../kernel/house'
import type { Scope } from '../kernel/scope'
import { type DataOf, type Effect, nothing, type Plan } from './plan'

interface Notice {
  employee_id: string
  month: string
  sent_at: string | null
  channel: string | null
}

/** A payslip was delivered. An unknown employee is stored under the id sent. */
export async function planPayslipNotice(
  trx: Trx,
  scope: Scope,
  sent: DataOf<'lohnzettel.versandt'>,
): Promise<Plan> {
  if (sent.mitarbeiter_id === undefined || sent.monat === undefined) return { kept: 'incomplete' }
  const notice: Notice = {
    employee_id: sent.mitarbeiter_id,
    month: sent.monat,
    sent_at: sent.versandt_am ?? null,
    channel: sent.kanal ?? null,
  }
  if (await isKnown(trx, scope, notice)) return { processed: 1, write: nothing }
  return { processed: 1, write: (deliveryId) => store(trx, scope, notice, deliveryId) }
}

async function isKnown(trx: Trx, scope: Scope, notice: Notice): Promise<boolean> {
  const row = await trx
    .selectFrom('payslip_notices')
    .select('id')
    .where('tenant_id', '=', scope.tenantId)
    .where('month', '=', notice.month)
    .where('employee_id', '=', notice.employee_id)
    .where('sent_at', 'is not distinct from', notice.sent_at)
    .where('channel', 'is not distinct from', notice.channel)
    .executeTakeFirst()
  return row !== undefined
}

async function store(trx: Trx, scope: Scope, notice: Notice, deliveryId: string): Promise<Effect> {
  await trx
    .insertInto('payslip_notices')
    .values({
      tenant_id: scope.tenantId,
      id: randomUUID(),
      ...notice,
      delivery_id: deliveryId,
      received_at: scope.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return {}
}
