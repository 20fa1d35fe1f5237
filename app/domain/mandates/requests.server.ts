import { getCustomer } from '../customers/find.server'
import type { Trx } from '../kernel/house'
import type { Scope } from '../kernel/scope'
import type { Vault } from '../kernel/vault'
import { openTask } from '../tasks/open.server'
import type { Evidence } from './evidence.server'
import { checkedIban, fingerprintOf, insertMandate } from './insert.server'
import { whereState } from './state.server'

interface MandateRequest {
  customerId: string
  holder: string
  iban: string
  evidence?: Evidence | undefined
}

/** The mandate, and whether it already existed. */
interface RequestedMandate {
  id: string
  reference: string
  status: 'requested' | 'active'
  isNew: boolean
}

/**
 * Keeps a customer's request for direct debit until the office has looked at it. If the account was requested before or
 * is active, that mandate is returned. @throws NotFound for another tenant's customer; Conflict `iban_invalid`
 */
export async function requestMandateIn(
  trx: Trx,
  vault: Vault,
  scope: Scope,
  input: MandateRequest,
): Promise<RequestedMandate> {
  await getCustomer(trx, scope, input.customerId)
  const known = await trx
    .selectFrom('mandates')
    .select(['id', 'reference', 'status'])
    .where('tenant_id', '=', scope.tenantId)
    .where('customer_id', '=', input.customerId)
    .where('iban_fingerprint', '=', fingerprintOf(vault, scope, checkedIban(input.iban)))
    .where(({ or }) => or([whereState('requested', scope.today), whereState('active', scope.today)]))
    .orderBy('status')
    .$narrowType<{ status: 'requested' | 'active' }>()
    .executeTakeFirst()
  if (known) return { ...known, isNew: false }
  const mandate = await insertMandate(trx, vault, scope, {
    ...input,
    signedOn: scope.today,
    status: 'requested',
    source: 'customer',
  })
  await openTask(trx, scope, {
    kind: 'mandate',
    subjectId: mandate.id,
    area: 'invoicing',
    customerId: input.customerId,
    detail: mandate.reference,
  })
  return { ...mandate, status: 'requested', isNew: true }
}
