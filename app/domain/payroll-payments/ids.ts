import type { Within } from '../kernel/scope'
import type { Vault } from '../kernel/vault'
import type { Due } from './due'

/** Names a payment of a payroll month in forms and files, and says nothing of it. */
export function paymentId(vault: Vault, { tenantId }: Within, due: Due): string {
  const { kind, employee, month, name } = due
  return vault.fingerprint(
    tenantId,
    'payroll payment',
    JSON.stringify([kind, employee?.id ?? null, month, name]),
  )
}

/** Names where a payment goes, whole: a form sends it back, and whatever changed since is noticed. */
export function destinationId(
  vault: Vault,
  { tenantId }: Within,
  { holder, iban, reference }: { holder: string; iban: string | null; reference: string },
): string {
  return vault.fingerprint(tenantId, 'payroll payment destination', JSON.stringify([holder, iban, reference]))
}

/** Names its recipient, the same in every month. */
export function payeeId(vault: Vault, { tenantId }: Within, { kind, employee, name }: Due): string {
  return vault.fingerprint(tenantId, 'payroll payee', JSON.stringify([kind, employee?.id ?? null, name]))
}
