import type { MandateStatus } from '~db/schema'
import { recordAudit } from '../audit/audit.server'
import { Busy } from '../kernel/errors'
import type { Trx } from '../kernel/house'
import type { Actor, Scope, Within } from '../kernel/scope'
import { finishTaskAbout } from '../tasks/about.server'
import { MandateConflict } from './conflict'
import { getMandate, type Mandate } from './mandates.server'
import type { MandateState } from './state'
import { tellMandate, tellMandateEnded } from './tell.server'

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
  if (status !== 'requested' && status !== 'active' && status !== 'stopped')
    throw new MandateConflict('mandate_not_active')
  if (seen !== undefined && seen !== status) throw new MandateConflict('mandate_not_active')
  if (status === 'stopped') await endStopped(trx, scope, mandateId)
  else
    await changeStatus(trx, scope, { id: mandateId, status }, status === 'requested' ? 'rejected' : 'revoked')
  return mandate
}

/** Ends a mandate because a debit came back, until it goes on; `code` says why. @returns whether it was active */
export async function stop(trx: Trx, scope: Scope, mandateId: string, code: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('mandates')
    .set({ status: 'revoked', stop_code: code, status_changed_at: scope.at })
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', mandateId)
    .where('status', '=', 'active')
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) return false
  await recordAudit(trx, scope, {
    action: 'mandate.stopped',
    subjectType: 'mandate',
    subjectId: mandateId,
    before: { status: 'active' },
    after: { status: 'stopped', code },
  })
  await tellMandateEnded(trx, scope, mandateId, 'stopped')
  return true
}

/** Why a mandate is stopped, where that is another reason by now. */
export async function nameStop(
  trx: Trx,
  { tenantId }: Within,
  mandateId: string,
  code: string,
): Promise<void> {
  await trx
    .updateTable('mandates')
    .set({ stop_code: code })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', mandateId)
    .where('stop_code', '<>', code)
    .execute()
}

/** Makes a stopped mandate active again. @returns whether it was one */
export async function letGoOn(trx: Trx, scope: Scope, mandateId: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('mandates')
    .set({ status: 'active', stop_code: null, status_changed_at: scope.at })
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', mandateId)
    .where('stop_code', 'is not', null)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) return false
  await recordAudit(trx, scope, {
    action: 'mandate.resumed',
    subjectType: 'mandate',
    subjectId: mandateId,
    before: { status: 'stopped' },
    after: { status: 'active' },
  })
  await tellMandate(trx, scope, mandateId, 'mandate.approved')
  return true
}

/** For good. */
async function endStopped(trx: Trx, scope: Scope, mandateId: string): Promise<void> {
  await trx
    .updateTable('mandates')
    .set({ stop_code: null, status_changed_at: scope.at })
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', mandateId)
    .execute()
  await recordAudit(trx, scope, {
    action: 'mandate.revoked',
    subjectType: 'mandate',
    subjectId: mandateId,
    before: { status: 'stopped' },
    after: { status: 'revoked' },
  })
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
  if (status === 'active') await tellMandate(trx, actor, mandate.id, 'mandate.approved')
  if (status === 'rejected' || status === 'revoked') await tellMandateEnded(trx, actor, mandate.id, status)
}
