import type { MandateStatus, WishOutcome } from '~db/schema'
import { recordAudit } from '../audit/audit.server'
import { tellCustomer } from '../customers/tell-customer.server'
import { Busy } from '../errors'
import type { House, Trx } from '../house'
import type { Actor, Scope } from '../scope'
import { finishTaskAbout } from '../tasks/about.server'
import { writing } from '../writing.server'
import { MandateConflict } from './conflict'
import { getMandate, type Mandate } from './mandates.server'
import type { MandateState } from './state'

/**
 * Makes a requested mandate active; invoices for which it was chosen are collected from now on.
 * @throws NotFound; Conflict `mandate_not_requested`
 */
export function approveMandate(house: House, scope: Scope, mandateId: string): Promise<void> {
  return writing(house, scope, async (trx) => {
    const mandate = await getMandate(trx, scope, mandateId)
    const { status } = mandate
    if (status !== 'requested') throw new MandateConflict('mandate_not_requested')
    await changeStatus(trx, scope, { id: mandateId, status }, 'active')
    await tellIfAsked(trx, scope, mandate, 'applied')
  })
}

/**
 * Ends an active mandate, or turns down a requested one; invoices that relied on it are paid by transfer again.
 * `seen` is how the mandate stood when somebody decided this: whoever turns a request down ends no mandate that a
 * colleague has approved meanwhile. @throws NotFound; Conflict `mandate_not_active`
 */
export function revokeMandate(
  house: House,
  scope: Scope,
  mandateId: string,
  seen?: MandateState,
): Promise<void> {
  return writing(house, scope, async (trx) => {
    const mandate = await getMandate(trx, scope, mandateId)
    const { status } = mandate
    if (status !== 'requested' && status !== 'active') throw new MandateConflict('mandate_not_active')
    if (seen !== undefined && seen !== status) throw new MandateConflict('mandate_not_active')
    await changeStatus(trx, scope, { id: mandateId, status }, status === 'requested' ? 'rejected' : 'revoked')
    if (status === 'requested') await tellIfAsked(trx, scope, mandate, 'refused')
  })
}

/** A customer who asked for a mandate on a page of ours hears what became of it. */
async function tellIfAsked(
  trx: Trx,
  scope: Scope,
  { id, customerId, source, holder, ibanMasked }: Mandate,
  outcome: WishOutcome,
): Promise<void> {
  if (source !== 'customer') return
  const details = [holder, ibanMasked]
  await tellCustomer(trx, scope, {
    customerId,
    subjectId: id,
    about: 'mandate',
    outcome,
    details,
    reason: null,
  })
}

/** @throws Busy where another change came first */
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
