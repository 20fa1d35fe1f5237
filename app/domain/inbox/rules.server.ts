import type { Executor } from '../kernel/house'
import { prepared } from '../kernel/prepared.server'
import type { Within } from '../kernel/scope'
import type { Vault } from '../kernel/vault'
import type { CameWith } from './incoming'
import { type SignatureFault, signatureFault } from './signature.server'
import { signingKeys } from './webhook-secrets.server'

/** What a firm demands of its senders. */
export interface WebhookRules {
  isOwnSecretDemanded: boolean
  isSignatureDemanded: boolean
}

/** Why a request is not admitted whose secret is right in itself. */
export type NotAdmitted = 'own_secret_demanded' | SignatureFault

/** Undefined if there is no such firm. */
export async function findRules(executor: Executor, { tenantId }: Within): Promise<WebhookRules | undefined> {
  const [row] = await selectRules(executor, { tenantId })
  return (
    row && {
      isOwnSecretDemanded: row.is_own_secret_demanded === 1,
      isSignatureDemanded: row.is_signature_demanded === 1,
    }
  )
}

const selectRules = prepared((executor: Executor, { tenantId }: Within) =>
  executor
    .selectFrom('tenants')
    .select(['is_own_secret_demanded', 'is_signature_demanded'])
    .where('id', '=', tenantId),
)

/** Whether a request keeps the rules of its firm; undefined if it does. */
export async function whyNotAdmitted(
  executor: Executor,
  vault: Vault,
  scope: Within & { at: string },
  { rules, cameWith: { secret, signature } }: { rules: WebhookRules; cameWith: CameWith },
): Promise<NotAdmitted | undefined> {
  if (rules.isOwnSecretDemanded && !secret) return 'own_secret_demanded'
  if (!rules.isSignatureDemanded) return undefined
  if (!signature) return 'signature_missing'
  return signatureFault(signature, await signingKeys(executor, vault, scope), Date.parse(scope.at))
}
