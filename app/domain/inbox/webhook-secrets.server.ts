import { createHash, randomBytes } from 'node:crypto'
import { recordAudit } from '../audit/audit.server'
import { idOf } from '../kernel/derived-id.server'
import { NotFound } from '../kernel/errors'
import type { Executor, House, Trx } from '../kernel/house'
import type { Scope, Within } from '../kernel/scope'
import { writing } from '../kernel/writing.server'
import type { Instant } from '../values/calendar'
import type { OwnSecret } from './incoming'

/** Recognised by secret scanners. */
const PREFIX = 'zahltag_'
const BYTES = 32
const ID_CHARACTERS = 8
/** The current one and its replacement. */
const MOST_LIVE = 2

/** Only the hash of a secret is stored. */
export interface WebhookSecret {
  id: string
  beginning: string
  createdAt: Instant
}

/** Valid secrets, newest first. */
export async function listWebhookSecrets(executor: Executor, scope: Within): Promise<WebhookSecret[]> {
  const rows = await executor
    .selectFrom('webhook_secrets')
    .select(['id', 'created_at'])
    .where('tenant_id', '=', scope.tenantId)
    .where('revoked_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ id: row.id, beginning: beginningOf(row.id), createdAt: row.created_at }))
}

export function mayMakeSecret(live: readonly WebhookSecret[]): boolean {
  return live.length < MOST_LIVE
}

/** The prefix by which its owner recognises a secret. */
function beginningOf(id: string): string {
  return PREFIX + id.slice(0, ID_CHARACTERS)
}

/** Creates a secret and returns it, this once. Undefined if there are enough, or if the form has created one before. */
export function makeWebhookSecret(house: House, scope: Scope, formKey: string): Promise<string | undefined> {
  const id = idOf([scope.tenantId, scope.actor, formKey])
  return writing(house, scope, async (trx) => {
    if (await isMade(trx, scope, id)) return undefined
    if (!mayMakeSecret(await listWebhookSecrets(trx, scope))) return undefined
    const secret = `${beginningOf(id)}_${randomBytes(BYTES).toString('base64url')}`
    await trx
      .insertInto('webhook_secrets')
      .values({ tenant_id: scope.tenantId, id, secret_hash: hashOf(secret), created_at: scope.at })
      .execute()
    await audit(trx, scope, 'webhook_secret.made', id)
    return secret
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

export async function findSecret(executor: Executor, secret: string): Promise<OwnSecret | undefined> {
  if (!secret.startsWith(PREFIX)) return undefined
  return executor
    .selectFrom('webhook_secrets')
    .select(['tenant_id as tenantId', 'id'])
    .where('secret_hash', '=', hashOf(secret))
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
}

/** A slow hash protects what people choose; these are 256 random bits. */
function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

function audit(trx: Trx, scope: Scope, action: string, subjectId: string): Promise<void> {
  return recordAudit(trx, scope, { action, subjectType: 'webhook_secret', subjectId })
}
