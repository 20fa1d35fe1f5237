import { createHash, randomBytes } from 'node:crypto'
import { recordAudit } from '../audit/audit.server'
import { idOf } from '../kernel/derived-id.server'
import { NotFound } from '../kernel/errors'
import type { Executor, House, Trx } from '../kernel/house'
import type { Scope, Within } from '../kernel/scope'
import type { Place, Vault } from '../kernel/vault'
import { writing } from '../kernel/writing.server'
import type { DateText, Instant } from '../values/calendar'
import type { OwnSecret } from './incoming'

/** Recognised by secret scanners. */
const PREFIX = 'zahltag_'
/** As Standard Webhooks has it. */
const SIGNING_PREFIX = 'whsec_'
const BYTES = 32
const ID_CHARACTERS = 8
/** The current one and its replacement. */
const MOST_LIVE = 2

/** Only the hash of a secret is stored. */
export interface WebhookSecret {
  id: string
  beginning: string
  createdAt: Instant
  lastUsedOn: DateText | null
  /** One made before 0.22.0 has no key to sign with. */
  canSign: boolean
}

/** Valid secrets, newest first. */
export async function listWebhookSecrets(executor: Executor, scope: Within): Promise<WebhookSecret[]> {
  const rows = await executor
    .selectFrom('webhook_secrets')
    .select(['id', 'created_at', 'last_used_on', 'signing_sealed'])
    .where('tenant_id', '=', scope.tenantId)
    .where('revoked_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    beginning: beginningOf(row.id),
    createdAt: row.created_at,
    lastUsedOn: row.last_used_on,
    canSign: row.signing_sealed !== null,
  }))
}

export function mayMakeSecret(live: readonly WebhookSecret[]): boolean {
  return live.length < MOST_LIVE
}

/** The prefix by which its owner recognises a secret. */
export function beginningOf(id: string): string {
  return PREFIX + id.slice(0, ID_CHARACTERS)
}

/** What is shown once: what a sender says, and what it signs with. */
export interface ShownSecret {
  secret: string
  signingKey: string
}

/** Creates a secret and returns it, this once. Undefined if there are enough, or if the form has created one before. */
export function makeWebhookSecret(
  house: House,
  scope: Scope,
  formKey: string,
): Promise<ShownSecret | undefined> {
  const id = idOf([scope.tenantId, scope.actor, formKey])
  return writing(house, scope, async (trx) => {
    if (await isMade(trx, scope, id)) return undefined
    if (!mayMakeSecret(await listWebhookSecrets(trx, scope))) return undefined
    const secret = `${beginningOf(id)}_${randomBytes(BYTES).toString('base64url')}`
    const signingKey = SIGNING_PREFIX + randomBytes(BYTES).toString('base64')
    await trx
      .insertInto('webhook_secrets')
      .values({
        tenant_id: scope.tenantId,
        id,
        secret_hash: hashOf(secret),
        created_at: scope.at,
        signing_sealed: house.vault.seal(signingPlace(scope, id), signingKey),
      })
      .execute()
    await audit(trx, scope, 'webhook_secret.made', id)
    return { secret, signingKey }
  })
}

async function isMade(trx: Trx, { tenantId }: Scope, id: string): Promise<boolean> {
  const row = await trx
    .selectFrom('webhook_secrets')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row !== undefined
}

/** @throws NotFound */
export function revokeWebhookSecret(house: House, scope: Scope, id: string): Promise<void> {
  return writing(house, scope, async (trx) => {
    const row = await trx
      .selectFrom('webhook_secrets')
      .select('revoked_at')
      .where('tenant_id', '=', scope.tenantId)
      .where('id', '=', id)
      .executeTakeFirst()
    if (!row) throw new NotFound()
    if (row.revoked_at !== null) return
    await trx
      .updateTable('webhook_secrets')
      .set({ revoked_at: scope.at })
      .where('tenant_id', '=', scope.tenantId)
      .where('id', '=', id)
      .execute()
    await audit(trx, scope, 'webhook_secret.revoked', id)
  })
}

export async function findSecret(
  executor: Executor,
  secret: string,
  today: DateText,
): Promise<OwnSecret | undefined> {
  if (!secret.startsWith(PREFIX)) return undefined
  const row = await executor
    .selectFrom('webhook_secrets')
    .select(['tenant_id as tenantId', 'id', 'last_used_on'])
    .where('secret_hash', '=', hashOf(secret))
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return row && { tenantId: row.tenantId, id: row.id, isNoted: row.last_used_on === today }
}

export async function noteSecretUse(
  house: Pick<House, 'db' | 'vault'>,
  { tenantId, id }: OwnSecret,
  today: DateText,
): Promise<void> {
  await writing(house, { tenantId }, (trx) =>
    trx
      .updateTable('webhook_secrets')
      .set({ last_used_on: today })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .execute(),
  )
}

/** What the firm's valid secrets sign with. */
export async function signingKeys(executor: Executor, vault: Vault, { tenantId }: Within): Promise<string[]> {
  const rows = await executor
    .selectFrom('webhook_secrets')
    .select(['id', 'signing_sealed'])
    .where('tenant_id', '=', tenantId)
    .where('revoked_at', 'is', null)
    .execute()
  return rows.flatMap(({ id, signing_sealed: sealed }) =>
    sealed === null ? [] : [vault.open(signingPlace({ tenantId }, id), sealed)],
  )
}

function signingPlace({ tenantId }: Within, id: string): Place {
  return { tenantId, purpose: 'webhook_secret.signing', rowId: id }
}

/** A slow hash protects what people choose; these are 256 random bits. */
function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

function audit(trx: Trx, scope: Scope, action: string, subjectId: string): Promise<void> {
  return recordAudit(trx, scope, { action, subjectType: 'webhook_secret', subjectId })
}
