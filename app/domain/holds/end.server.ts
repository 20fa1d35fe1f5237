import { recordAudit } from '../audit/audit.server'
import { readKind } from '../invoices/read.server'
import type { House, Trx } from '../kernel/house'
import type { Scope } from '../kernel/scope'
import { writing } from '../kernel/writing.server'
import { HoldConflict } from './conflict'
import { listHolds } from './holds.server'

interface Ended {
  invoiceId: string
  /** As the page showed it. */
  holdId: string
  reason: string
}

/** The invoice is asked for again as its date says. The same again changes nothing. @throws NotFound; HoldConflict `hold_not_in_force` */
export function endHold(house: House, scope: Scope, { invoiceId, holdId, reason }: Ended): Promise<void> {
  return writing(house, scope, async (trx) => {
    await readKind(trx, scope, invoiceId)
    const hold = (await listHolds(trx, scope, invoiceId)).find(({ id }) => id === holdId)
    if (hold?.end?.reason === reason) return
    if (!hold || hold.end) throw new HoldConflict('hold_not_in_force')
    await markEnded(trx, scope, { id: hold.id, reason })
    await recordAudit(trx, scope, {
      action: `${hold.kind}.ended`,
      subjectType: 'invoice',
      subjectId: invoiceId,
      after: { reason },
    })
  })
}

/** Without a reason, its days are over. */
export async function markEnded(
  trx: Trx,
  scope: Scope,
  { id, reason }: { id: string; reason: string | null },
): Promise<void> {
  await trx
    .updateTable('invoice_holds')
    .set({ ended_on: scope.today, ended_at: scope.at, ended_by: scope.actor, end_reason: reason })
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', id)
    .execute()
}
