import { recordAudit } from '../audit/audit.server'
import type { Trx } from '../kernel/house'
import type { Scope } from '../kernel/scope'

/** `agreed`: enough approvals; `approved`: one more needed; `gone`: nothing left to approve. */
export type Agreement = 'agreed' | 'approved' | 'gone'

/**
 * Whether a payslip has enough approvals: one, or two if the firm requires it. The first of two is recorded, and that
 * person cannot give the second.
 */
export async function agree(
  trx: Trx,
  scope: Scope,
  table: 'incoming_payslips' | 'waiting_payslips',
  id: string,
): Promise<Agreement> {
  const slip = await trx
    .selectFrom(table)
    .select('approved_by')
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!slip) return 'gone'
  const { is_release_confirmed } = await trx
    .selectFrom('tenants')
    .select('is_release_confirmed')
    .where('id', '=', scope.tenantId)
    .executeTakeFirstOrThrow()
  if (is_release_confirmed === 0) return 'agreed'
  if (slip.approved_by !== null) return slip.approved_by === scope.actor ? 'approved' : 'agreed'
  await trx
    .updateTable(table)
    .set({ approved_by: scope.actor, approved_at: scope.at })
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', id)
    .execute()
  await recordAudit(trx, scope, { action: 'payslip.approved', subjectType: 'waiting_payslip', subjectId: id })
  return 'approved'
}
