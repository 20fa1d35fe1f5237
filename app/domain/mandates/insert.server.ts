import { randomUUID } from 'node:crypto'
import { type SqlBool, sql } from 'kysely'
import { recordAudit } from '../audit/audit.server'
import type { Trx } from '../kernel/house'
import type { Scope, Within } from '../kernel/scope'
import type { Place, Vault } from '../kernel/vault'
import { takeNumber } from '../numbers/take.server'
import type { DateText } from '../values/calendar'
import { maskIban, parseIban } from '../values/iban'
import { MandateConflict } from './conflict'
import { type Evidence, sealEvidence } from './evidence.server'
import { mandateKey } from './keys'
import { tellMandate } from './tell.server'

interface MandateToInsert {
  id?: string
  customerId: string
  holder: string
  iban: string
  signedOn: DateText
  type?: 'CORE' | 'B2B'
  reference?: string | undefined
  lastUsedOn?: DateText | null | undefined
  noticeDays?: number | null | undefined
  status: 'requested' | 'active'
  source: 'office' | 'customer' | 'webhook'
  evidence?: Evidence | undefined
}

/** Inserts a mandate with its IBAN sealed. @throws Conflict `iban_invalid`, `reference_taken` */
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
      notice_days: input.noticeDays ?? null,
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
  await tellMandate(trx, scope, id, input.status === 'active' ? 'mandate.approved' : 'mandate.requested')
  return { id, reference }
}

/** @throws Conflict `iban_invalid` */
export function checkedIban(text: string): string {
  const iban = parseIban(text)
  if (iban === undefined) throw new MandateConflict('iban_invalid')
  return iban
}

const SEAL = 'mandate.iban'

/** A given reference must be free; our own skip those that are taken. */
async function referenceFor(trx: Trx, scope: Scope, given: string | undefined): Promise<string> {
  if (given === undefined) return takeNumber(trx, scope, 'mandate')
  const taken = await trx
    .selectFrom('mandates')
    .select('id')
    .where('tenant_id', '=', scope.tenantId)
    .where(isReference(given))
    .executeTakeFirst()
  if (taken) throw new MandateConflict('reference_taken')
  return given
}

/** Banks treat two that differ only by case as one. */
export function isReference(reference: string) {
  return sql<SqlBool>`reference = ${reference} collate nocase`
}

export function ibanPlace({ tenantId }: Within, mandateId: string): Place {
  return { tenantId, purpose: SEAL, rowId: mandateId }
}

/** Finds the same account again without opening it. */
export function fingerprintOf(vault: Vault, scope: Scope, iban: string): string {
  return vault.fingerprint(scope.tenantId, SEAL, iban)
}
