import { randomBytes } from 'node:crypto'
import type { Place, Vault } from '../kernel/vault'
import type { Instant } from '../values/calendar'

/** As Standard Webhooks has it: base64 of 24 to 64 bytes. */
const PREFIX = 'whsec_'
const BYTES = 32

interface SealedSecrets {
  tenant_id: string
  id: string
  secret_sealed: string
  former_secret_sealed: string | null
  former_until_at: Instant | null
}

export function newSecret(): string {
  return PREFIX + randomBytes(BYTES).toString('base64')
}

export function secretPlace(tenantId: string, endpointId: string): Place {
  return { tenantId, purpose: 'event_endpoint.secret', rowId: endpointId }
}

export function formerSecretPlace(tenantId: string, endpointId: string): Place {
  return { tenantId, purpose: 'event_endpoint.former_secret', rowId: endpointId }
}

/** The secrets that sign now, the current one first. */
export function openSecrets(vault: Vault, row: SealedSecrets, at: Instant): string[] {
  const current = vault.open(secretPlace(row.tenant_id, row.id), row.secret_sealed)
  if (row.former_secret_sealed === null || row.former_until_at === null || row.former_until_at <= at)
    return [current]
  return [current, vault.open(formerSecretPlace(row.tenant_id, row.id), row.former_secret_sealed)]
}
