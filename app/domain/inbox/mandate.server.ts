import type { Trx } from '../kernel/house'
import type { Scope } from '../kernel/scope'
import type { Vault } from '../kernel/vault'
import { isReference } from '../mandates/insert.server'
import { createMandateIn, openMandateIban } from '../mandates/mandates.server'
import { isInSepa } from '../mandates/sepa'
import { stateOfMandate } from '../mandates/state'
import { type DataOf, nothing, type Plan } from './plan'

/**
 * A SEPA mandate signed elsewhere, so active here at once. If it does not match our data (customer, reference), it is
 * left to the office.
 */
export async function planMandate(trx: Trx, vault: Vault, scope: Scope, sent: Sent): Promise<Plan> {
  const mandate = completeMandate(sent)
  if (!mandate) return { kept: 'incomplete' }
  if (mandate.signedOn > scope.today) return { kept: 'signed_later' }
  const customer = await findCustomer(trx, scope, sent)
  if (!customer) return { kept: 'unknown_customer' }
  const entry = { ...mandate, customerId: customer.id }
  const known = await findByReference(trx, scope, mandate.reference)
  if (!known) {
    // The B2B scheme is not open to consumers (EPC222-07, SEPA Direct Debit B2B Rulebook, 2.1).
    if (mandate.type === 'B2B' && customer.kind === 'consumer') return { kept: 'b2b_consumer' }
    if (customer.archived_at !== null) return { kept: 'customer_archived' }
    if (!isInSepa(mandate.iban)) return { kept: 'outside_sepa' }
    const facts = { status: 'active', signedOn: mandate.signedOn, lastUsedOn: null } as const
    if (stateOfMandate(facts, scope.today) === 'lapsed') return { kept: 'mandate_lapsed' }
    return {
      processed: 1,
      async write() {
        const { id } = await createMandateIn(trx, vault, scope, { ...entry, source: 'webhook' })
        return { subjectId: id }
      },
    }
  }
  const iban = await openMandateIban(trx, vault, scope, known.id)
  const isSame =
    iban === entry.iban &&
    known.customer_id === entry.customerId &&
    known.holder === entry.holder &&
    known.signed_on === entry.signedOn &&
    known.type === entry.type
  if (!isSame) return { kept: 'reference_taken' }
  return known.status === 'active' ? { processed: 1, write: nothing } : { kept: 'mandate_not_active' }
}

/** If both id and number are sent, they must mean the same customer. */
async function findCustomer(trx: Trx, scope: Scope, sent: Sent) {
  const { kunde_id: id, kundennummer: number } = sent
  let query = trx
    .selectFrom('customers')
    .select(['id', 'kind', 'archived_at'])
    .where('tenant_id', '=', scope.tenantId)
  if (id !== undefined) query = query.where('id', '=', id)
  if (number !== undefined) query = query.where('number', '=', number)
  return query.executeTakeFirst()
}

async function findByReference(trx: Trx, scope: Scope, reference: string) {
  return trx
    .selectFrom('mandates')
    .select(['id', 'customer_id', 'holder', 'signed_on', 'type', 'status'])
    .where('tenant_id', '=', scope.tenantId)
    .where(isReference(reference))
    .executeTakeFirst()
}

type Sent = DataOf<'mandat.neu'>

interface SignedMandate {
  reference: string
  iban: string
  holder: string
  signedOn: string
  type: 'CORE' | 'B2B'
}

function completeMandate(sent: Sent): SignedMandate | undefined {
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
