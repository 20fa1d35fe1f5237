import { recordAudit } from '../audit/audit.server'
import type { Trx } from '../kernel/house'
import type { Scope } from '../kernel/scope'

/** A closed account that invoices name again is in use again. */
export async function reopenAccount(trx: Trx, scope: Scope, iban: string | null): Promise<void> {
  if (iban === null) return
  const reopened = await trx
    .updateTable('bank_accounts')
    .set({ closed_at: null })
    .where('tenant_id', '=', scope.tenantId)
    .where('iban', '=', iban)
    .where('closed_at', 'is not', null)
    .returning('id')
    .executeTakeFirst()
  if (!reopened) return
  await recordAudit(trx, scope, {
    action: 'bank_account.reopened',
    subjectType: 'bank_account',
    subjectId: reopened.id,
  })
}
