import { sql } from 'kysely'
import type { Executor } from '../../kernel/house'
import { joined } from '../../kernel/joined.server'
import type { Within } from '../../kernel/scope'

/** Customers by the fingerprint of an account that has a mandate, or from which money of theirs came. */
export type PayersOfAccounts = Map<string, string[]>

/** Adds those of the accounts that are not looked up yet: one that pays often has many payments. */
export async function readPayersOfAccounts(
  executor: Executor,
  { tenantId }: Within,
  payers: PayersOfAccounts,
  fingerprints: readonly string[],
): Promise<void> {
  const wanted = [...new Set(fingerprints)].filter((one) => !payers.has(one))
  if (wanted.length === 0) return
  for (const one of wanted) payers.set(one, [])
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
    .where('bank_assignments.reverses_id', 'is', null)
    // An assignment that was undone identifies nobody.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('bank_assignments as undone')
            .select('undone.id')
            .where('undone.tenant_id', '=', tenantId)
            .whereRef('undone.reverses_id', '=', 'bank_assignments.id'),
        ),
      ),
    )
    .execute()
  for (const { fingerprint, customerId } of [...mandates, ...paid])
    if (fingerprint !== null) addPayer(payers, fingerprint, customerId)
}

/** References are compared without regard to capitals, and so kept. */
export function referenceKey(reference: string): string {
  return reference.toUpperCase()
}

/** Customers by the reference of their mandate. Adds those that are not looked up yet. */
export async function readPayersOfMandates(
  executor: Executor,
  { tenantId }: Within,
  payers: Map<string, string[]>,
  references: readonly string[],
): Promise<void> {
  const wanted = [...new Set(references.map(referenceKey))].filter((one) => !payers.has(one))
  if (wanted.length === 0) return
  for (const one of wanted) payers.set(one, [])
  const rows = await executor
    .selectFrom('mandates')
    .select(['reference', 'customer_id as customerId'])
    .where('tenant_id', '=', tenantId)
    .where(sql<string>`reference collate nocase`, 'in', wanted)
    .execute()
  for (const { reference, customerId } of rows) addPayer(payers, referenceKey(reference), customerId)
}

export function addPayer(payers: Map<string, string[]>, key: string, customerId: string): void {
  const known = payers.get(key)
  if (!known) payers.set(key, [customerId])
  else if (!known.includes(customerId)) known.push(customerId)
}
