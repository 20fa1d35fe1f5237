import { NotFound } from '../kernel/errors'
import type { Executor } from '../kernel/house'
import type { Within } from '../kernel/scope'
import type { Vault } from '../kernel/vault'

/** Proof of consent: the exact wording, and where it came from. */
export interface Evidence {
  text: string
  address: string
  browser: string
}

export function sealEvidence(vault: Vault, scope: Within, mandateId: string, evidence: Evidence): string {
  return vault.seal(placeOf(scope, mandateId), JSON.stringify(evidence))
}

/** Null for a mandate on paper, or one from before evidence was kept. @throws NotFound */
export async function readEvidence(
  executor: Executor,
  vault: Vault,
  scope: Within,
  mandateId: string,
): Promise<Evidence | null> {
  const row = await executor
    .selectFrom('mandates')
    .select('evidence_sealed')
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', mandateId)
    .executeTakeFirst()
  if (!row) throw new NotFound()
  if (row.evidence_sealed === null) return null
  return JSON.parse(vault.open(placeOf(scope, mandateId), row.evidence_sealed)) as Evidence
}

function placeOf({ tenantId }: Within, mandateId: string) {
  return { tenantId, purpose: 'mandate.evidence', rowId: mandateId }
}
