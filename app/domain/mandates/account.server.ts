import { recordAudit } from '../audit/audit.server'
import type { Executor, Trx } from '../kernel/house'
import type { Scope, Within } from '../kernel/scope'
import type { Vault } from '../kernel/vault'
import { maskIban } from '../values/iban'
import { keepFormerAccount } from './former-accounts.server'
import { checkedIban, fingerprintOf, ibanPlace } from './insert.server'
import { mandateKey } from './keys'
import { listActiveMandates, type Mandate, openMandateIban } from './mandates.server'

interface Account {
  iban: string
  holder: string
}

/** Why a mandate cannot move to another account; null if it can. */
export type AccountFinding = 'holder' | 'b2b' | null

/**
 * A payer who changes banks need not sign again. Another person's account needs its own mandate, and a B2B mandate is
 * valid only once the payer's bank has confirmed it.
 */
export function accountFindingOf(
  { type, holder }: Pick<Mandate, 'type' | 'holder'>,
  newHolder: string,
): AccountFinding {
  if (type === 'B2B') return 'b2b'
  return plain(holder) === plain(newHolder) ? null : 'holder'
}

function plain(name: string): string {
  return name.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase()
}

/** Increases with each change to a mandate of the customer; 0 before the first. */
export async function mandatesRevision(
  executor: Executor,
  { tenantId }: Within,
  customerId: string,
): Promise<number> {
  const { seq } = await executor
    .selectFrom('audit_entries')
    .select(({ fn }) => fn.max<number | null>('seq').as('seq'))
    .where('tenant_id', '=', tenantId)
    .where('subject_type', '=', 'mandate')
    .where('subject_id', 'in', ({ selectFrom }) =>
      selectFrom('mandates')
        .select('id')
        .where('tenant_id', '=', tenantId)
        .where('customer_id', '=', customerId),
    )
    .executeTakeFirstOrThrow()
  return seq ?? 0
}

/**
 * Moves the active mandates of a customer that allow it to another account. @returns how many
 * @throws Conflict `iban_invalid`
 */
export async function changeAccount(
  trx: Trx,
  vault: Vault,
  scope: Scope,
  { customerId, ...account }: Account & { customerId: string },
): Promise<number> {
  const iban = checkedIban(account.iban)
  const active = await listActiveMandates(trx, scope, customerId)
  const mandates = active.filter((mandate) => accountFindingOf(mandate, account.holder) === null)
  for (const mandate of mandates) {
    const { id, reference, holder, ibanMasked } = mandate
    if ((await openMandateIban(trx, vault, scope, id)) === iban) continue
    await keepFormerAccount(trx, vault, scope, mandate)
    await trx
      .updateTable('mandates')
      .set({
        iban_sealed: vault.seal(ibanPlace(scope, id), iban),
        iban_masked: maskIban(iban),
        iban_fingerprint: fingerprintOf(vault, scope, iban),
        search_key: mandateKey({ reference, holder, ibanMasked: maskIban(iban) }),
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
