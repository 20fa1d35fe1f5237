import type { Executor } from '../../kernel/house'
import { joined } from '../../kernel/joined.server'
import type { Within } from '../../kernel/scope'

/** Customers by the fingerprint of an account that has a mandate, or from which money of theirs came. */
export async function readPayersOfAccounts(
  executor: Executor,
  { tenantId }: Within,
  fingerprints: readonly string[],
): Promise<Map<string, string[]>> {
  const payers = new Map<string, string[]>()
  if (fingerprints.length === 0) return payers
  const wanted = [...new Set(fingerprints)]
  const mandates = await executor
    .selectFrom('mandates')
    .select(['iban_fingerprint as fingerprint', 'customer_id as customerId'])
    .where('tenant_id', '=', tenantId)
    .where('iban_fingerprint', 'in', wanted)
    .execute()
  const paid = await executor
    .selectFrom('bank_items')
    .innerJoin('bank_assignments', (join) => joined(join, 'bank_assignments.item_id', 'bank_items.id'))
    .innerJoin('receipts', (join) => joined(join, 'receipts.id', 'bank_assignments.receipt_id'))
    .select(['bank_items.iban_fingerprint as fingerprint', 'receipts.customer_id as customerId'])
    .distinct()
    .where('bank_items.tenant_id', '=', tenantId)
    .where('bank_items.iban_fingerprint', 'in', wanted)
    .where('bank_items.open_cents', '=', 0)
    .where('bank_assignments.kind', '=', 'customer')
    .execute()
  for (const { fingerprint, customerId } of [...mandates, ...paid]) {
    const known = payers.get(fingerprint ?? '') ?? []
    if (!known.includes(customerId)) payers.set(fingerprint ?? '', [...known, customerId])
  }
  return payers
}
