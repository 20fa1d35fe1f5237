import type { MandateStatus } from '~db/schema'
import { recordAudit } from '../audit/audit.server'
import { Busy } from '../kernel/errors'
import type { Trx } from '../kernel/house'
import type { Actor, Scope } from '../kernel/scope'
import { finishTaskAbout } from '../tasks/about.server'
import { MandateConflict } from './conflict'
import { getMandate, type Mandate } from './mandates.server'
import type { MandateState } from './state'

/** Makes a requested mandate active. @throws NotFound; Conflict `mandate_not_requested` */
export async function approve(trx: Trx, scope: Scope, mandateId: string): Promise<Mandate> {
  const mandate = await getMandate(trx, scope, mandateId)
  const { status } = mandate
  if (status !== 'requested') throw new MandateConflict('mandate_not_requested')
  await changeStatus(trx, scope, { id: mandateId, status }, 'active')
  return mandate
}

/**
 * Ends an active mandate or rejects a requested one. `seen` is the status on the page, so that rejecting a request does
 * not end a mandate that a colleague has approved meanwhile. @throws NotFound; Conflict `mandate_not_active`
 */
export async function revoke(
  trx: Trx,
  scope: Scope,
  mandateId: string,
  seen?: MandateState,
): Promise<Mandate> {
  const mandate = await getMandate(trx, scope, mandateId)
  const { status } = mandate
  if (status !== 'requested' && status !== 'active') throw new MandateConflict('mandate_not_active')
  if (seen !== undefined && seen !== status) throw new MandateConflict('mandate_not_active')
  await changeStatus(trx, scope, { id: mandateId, status }, status === 'requested' ? 'rejected' : 'revoked')
  return mandate
}

/** @throws Busy if another change came first */
async function changeStatus(
  trx: Trx,
  actor: Actor,
  mandate: { id: string; status: MandateStatus },
  status: MandateStatus,
): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('mandates')
    .set({ status, status_changed_at: actor.at })
    .where('tenant_id', '=', actor.tenantId)
    .where('id', '=', mandate.id)
    .where('status', '=', mandate.status)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) throw new Busy()
  if (mandate.status === 'requested') await finishTaskAbout(trx, actor, 'mandate', mandate.id)
  await recordAudit(trx, actor, {
    action: `mandate.${status}`,
    subjectType: 'mandate',
    subjectId: mandate.id,
    before: { status: mandate.status },
    after: { status },
  })
}
