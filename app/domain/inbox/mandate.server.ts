import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '~db/schema'
import { recordAudit } from '../audit/audit.server'
import { maskIban } from '../iban'
import type { Scope } from '../scope'
import type { Vault } from '../vault'
import { type DataOf, type KeptReason, nothing, type Plan } from './plan'

/** Purposes of the vault; whoever opens or finds a mandate's IBAN names the same. */
export const MANDATE_IBAN_SEAL = 'mandate iban'
export const IBAN_FINGERPRINT = 'iban'

type Sent = DataOf<'mandat.neu'>

interface Mandate {
  reference: string
  iban: string
  holder: string
  signedOn: string
  type: 'CORE' | 'B2B'
}

/**
 * A SEPA mandate was created elsewhere: signed there, so it is active here at once. Whatever does not fit what
 * we know (a customer, a reference) is left to the office.
 */
export async function planMandate(
  trx: Kysely<Database>,
  vault: Vault,
  scope: Scope,
  sent: Sent,
): Promise<Plan> {
  const mandate = complete(sent)
  if (!mandate) return { kept: 'incomplete' }
  if (mandate.signedOn > scope.today) return { kept: 'signed_later' }
  const customer = await findCustomer(trx, scope, sent)
  if ('kept' in customer) return customer
  const fingerprint = vault.fingerprint(scope.tenantId, IBAN_FINGERPRINT, mandate.iban)
  const existing = await findMandate(trx, scope, mandate.reference)
  if (!existing) {
    const ibanSealed = vault.seal(scope.tenantId, MANDATE_IBAN_SEAL, mandate.iban)
    return {
      processed: 1,
      write: () => store(trx, scope, customer.id, mandate, { ibanSealed, fingerprint }),
    }
  }
  const isSame =
    existing.customer_id === customer.id &&
    existing.iban_fingerprint === fingerprint &&
    existing.holder === mandate.holder &&
    existing.signed_on === mandate.signedOn &&
    existing.type === mandate.type
  if (!isSame) return { kept: 'reference_taken' }
  return existing.status === 'active' ? { processed: 1, write: nothing } : { kept: 'mandate_not_active' }
}

/** The mandate, if nothing that is required is missing. */
function complete(sent: Sent): Mandate | undefined {
  const { mandatsreferenz, iban, kontoinhaber, unterschrieben_am } = sent
  if (sent.kunde_id === undefined && sent.kundennummer === undefined) return undefined
  if (mandatsreferenz === undefined || iban === undefined) return undefined
  if (kontoinhaber === undefined || unterschrieben_am === undefined) return undefined
  return {
    reference: mandatsreferenz,
    iban,
    holder: kontoinhaber,
    signedOn: unterschrieben_am,
    type: sent.art ?? 'CORE',
  }
}

/** Where both id and number are sent they must mean the same customer. */
async function findCustomer(
  trx: Kysely<Database>,
  scope: Scope,
  sent: Sent,
): Promise<{ id: string } | { kept: KeptReason }> {
  const { kunde_id: id, kundennummer: number } = sent
  let query = trx.selectFrom('customers').select('id').where('tenant_id', '=', scope.tenantId)
  if (id !== undefined) query = query.where('id', '=', id)
  if (number !== undefined) query = query.where('number', '=', number)
  return (await query.executeTakeFirst()) ?? { kept: 'unknown_customer' }
}

async function findMandate(trx: Kysely<Database>, scope: Scope, reference: string) {
  return trx
    .selectFrom('mandates')
    .select(['customer_id', 'iban_fingerprint', 'holder', 'signed_on', 'type', 'status'])
    .where('tenant_id', '=', scope.tenantId)
    .where('reference', '=', reference)
    .executeTakeFirst()
}

async function store(
  trx: Kysely<Database>,
  scope: Scope,
  customerId: string,
  mandate: Mandate,
  secret: { ibanSealed: string; fingerprint: string },
): Promise<void> {
  const id = randomUUID()
  const shown = {
    customer_id: customerId,
    reference: mandate.reference,
    type: mandate.type,
    status: 'active' as const,
    holder: mandate.holder,
    iban_masked: maskIban(mandate.iban),
    signed_on: mandate.signedOn,
    source: 'webhook' as const,
  }
  await trx
    .insertInto('mandates')
    .values({
      ...shown,
      tenant_id: scope.tenantId,
      id,
      iban_sealed: secret.ibanSealed,
      iban_fingerprint: secret.fingerprint,
      created_at: scope.at,
      status_changed_at: scope.at,
    })
    .execute()
  await recordAudit(trx, scope, {
    action: 'mandate.created',
    subjectType: 'mandate',
    subjectId: id,
    after: shown,
  })
}
