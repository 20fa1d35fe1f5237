import { randomUUID } from 'node:crypto'
import { recordAudit } from '../audit/audit.server'
import type { Trx } from '../kernel/house'
import type { Scope } from '../kernel/scope'
import type { Vault } from '../kernel/vault'
import type { DateText } from '../values/calendar'
import { maskIban, parseIban } from '../values/iban'
import { MandateConflict } from './conflict'
import { type Evidence, sealEvidence } from './evidence.server'
import { mandateKey } from './keys'
import { fingerprintOf, ibanPlace, referenceFor } from './reference.server'

interface MandateToInsert {
  id?: string
  customerId: string
  holder: string
  iban: string
  signedOn: DateText
  type?: 'CORE' | 'B2B'
  reference?: string | undefined
  lastUsedOn?: DateText | null | undefined
  status: 'requested' | 'active'
  source: 'office' | 'customer' | 'webhook'
  evidence?: Evidence | undefined
}

/** Writes a mandate with its IBAN sealed. @throws Conflict `iban_invalid`, `reference_taken` */
export async function insertMandate(
  trx: Trx,
  vault: Vault,
  scope: Scope,
  input: MandateToInsert,
): Promise<{ id: string; reference: string }> {
  const iban = checkedIban(input.iban)
  const fingerprint = fingerprintOf(vault, scope, iban)
  const reference = await referenceFor(trx, scope, input.reference)
  const id = input.id ?? randomUUID()
  const ibanMasked = maskIban(iban)
  await trx
    .insertInto('mandates')
    .values({
      tenant_id: scope.tenantId,
      id,
      customer_id: input.customerId,
      reference,
      type: input.type ?? 'CORE',
      status: input.status,
      holder: input.holder,
      iban_sealed: vault.seal(ibanPlace(scope, id), iban),
      iban_masked: ibanMasked,
      iban_fingerprint: fingerprint,
      signed_on: input.signedOn,
      source: input.source,
      evidence_sealed: input.evidence ? sealEvidence(vault, scope, id, input.evidence) : null,
      last_used_on: input.lastUsedOn ?? null,
      search_key: mandateKey({ reference, holder: input.holder, ibanMasked }),
      created_at: scope.at,
      status_changed_at: scope.at,
    })
    .execute()
  await recordAudit(trx, scope, {
    action: input.status === 'active' ? 'mandate.created' : 'mandate.requested',
    subjectType: 'mandate',
    subjectId: id,
    after: { reference, customerId: input.customerId, iban: fingerprint, ibanMasked },
  })
  return { id, reference }
}

/** @throws Conflict `iban_invalid` */
export function checkedIban(text: string): string {
  const iban = parseIban(text)
  if (iban === undefined) throw new MandateConflict('iban_invalid')
  return iban
}
