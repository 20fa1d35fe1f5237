import { sql } from 'kysely'
import type { Executor } from '../../kernel/house'
import { prepared } from '../../kernel/prepared.server'
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
  const of = { tenantId, fingerprints: JSON.stringify(wanted) }
  for (const { fingerprint, customerId } of [
    ...(await listMandatesOf(executor, of)),
    ...(await listPaidFrom(executor, of)),
  ])
    if (fingerprint !== null) addPayer(payers, fingerprint, customerId)
}

/** `fingerprints`: a list as JSON, one value for any number of them. */
type OfAccounts = Within & { fingerprints: string }

const listMandatesOf = prepared((executor: Executor, { tenantId, fingerprints }: OfAccounts) =>
  executor
    .selectFrom('mandates')
    .select(['iban_fingerprint as fingerprint', 'customer_id as customerId'])
    .where('tenant_id', '=', tenantId)
    .where('iban_fingerprint', 'in', sql<string>`(select value from json_each(${fingerprints}))`),
)

/**
 * The customers whose invoices were paid from these accounts; an undone assignment says nothing. Cross joins keep SQLite
 * from starting with all assignments there are.
 */
const listPaidFrom = prepared(
  (_: Executor, { tenantId, fingerprints }: OfAccounts) => sql<{ fingerprint: string; customerId: string }>`
    select distinct i.iban_fingerprint as fingerprint, r.customer_id as customerId
    from bank_items i
    cross join bank_assignments a on a.tenant_id = i.tenant_id and a.item_id = i.id
    cross join receipts r on r.tenant_id = a.tenant_id and r.id = a.receipt_id
    where i.tenant_id = ${tenantId} and i.iban_fingerprint in (select value from json_each(${fingerprints}))
      and i.open_cents = 0 and a.kind = 'customer' and a.reverses_id is null
      and not exists (select 1 from bank_assignments u where u.tenant_id = i.tenant_id and u.reverses_id = a.id)`,
)

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
