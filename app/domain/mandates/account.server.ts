import { recordAudit } from '../audit/audit.server'
import type { Trx } from '../house'
import { maskIban } from '../iban'
import type { Scope } from '../scope'
import type { Vault } from '../vault'
import { checkedIban } from './insert.server'
import { listActiveMandates } from './mandates.server'
import { fingerprintOf, ibanPlace } from './reference.server'

interface Account {
  iban: string
  holder: string
}

/**
 * Lets the active mandates of a customer stand for another account: a payer who changes banks need not sign again.
 * Returns how many there are. @throws Conflict `iban_invalid`
 */
export async function changeAccount(
  trx: Trx,
  vault: Vault,
  scope: Scope,
  { customerId, ...account }: Account & { customerId: string },
): Promise<number> {
  const iban = checkedIban(account.iban)
  const mandates = await listActiveMandates(trx, scope, customerId)
  for (const { id, ibanMasked } of mandates) {
    await trx
      .updateTable('mandates')
      .set({
        holder: account.holder,
        iban_sealed: vault.seal(ibanPlace(scope, id), iban),
        iban_masked: maskIban(iban),
        iban_fingerprint: fingerprintOf(vault, scope, iban),
      })
      .where('tenant_id', '=', scope.tenantId)
      .where('id', '=', id)
      .execute()
    await recordAudit(trx, scope, {
      action: 'mandate.account_changed',
      subjectType: 'mandate',
      subjectId: id,
      before: { ibanMasked },
      after: { ibanMasked: maskIban(iban), iban: fingerprintOf(vault, scope, iban) },
    })
  }
  return mandates.length
}
