import { createHash, randomBytes } from 'node:crypto'
import { recordAudit } from '../audit/audit.server'
import { idOf } from '../kernel/derived-id.server'
import { NotFound } from '../kernel/errors'
import type { Executor, House, Trx } from '../kernel/house'
import { prepared } from '../kernel/prepared.server'
import type { Scope, Within } from '../kernel/scope'
import { writing } from '../kernel/writing.server'
import type { DateText, Instant } from '../values/calendar'
import type { ApiScope } from './scopes'

/** Recognised by secret scanners. */
const PREFIX = 'zahltag_key_'
const BYTES = 32
const SHOWN_CHARACTERS = 8

export interface NewApiKey {
  name: string
  scopes: readonly ApiScope[]
  /** The last day on which it is valid; null without an end. */
  expiresOn: DateText | null
}

export interface ApiKey extends NewApiKey {
  id: string
  /** By which its owner recognises it. */
  beginning: string
  createdAt: Instant
  lastUsedOn: DateText | null
}

/** Keys that were not revoked, newest first; those past their last day as well. */
export async function listApiKeys(executor: Executor, { tenantId }: Within): Promise<ApiKey[]> {
  const rows = await executor
    .selectFrom('api_keys')
    .select(['id', 'name', 'beginning', 'scopes_json', 'expires_on', 'created_at', 'last_used_on'])
    .where('tenant_id', '=', tenantId)
    .where('revoked_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    beginning: row.beginning,
    scopes: JSON.parse(row.scopes_json) as ApiScope[],
    expiresOn: row.expires_on,
    createdAt: row.created_at,
    lastUsedOn: row.last_used_on,
  }))
}

/**
 * Makes a key and returns it, this once: only its hash is stored. Undefined if the form made one before.
 */
export function makeApiKey(
  house: House,
  scope: Scope,
  { name, scopes, expiresOn, formKey }: NewApiKey & { formKey: string },
): Promise<string | undefined> {
  const id = idOf(['api key', scope.tenantId, scope.actor, formKey])
  return writing(house, scope, async (trx) => {
    if (await findKey(trx, scope, id)) return undefined
    const secret = PREFIX + randomBytes(BYTES).toString('base64url')
    const beginning = secret.slice(0, PREFIX.length + SHOWN_CHARACTERS)
    await trx
      .insertInto('api_keys')
      .values({
        tenant_id: scope.tenantId,
        id,
        name,
        beginning,
        secret_hash: hashOf(secret),
        scopes_json: JSON.stringify(scopes),
        expires_on: expiresOn,
        created_at: scope.at,
        created_by: scope.actor,
        last_used_on: null,
        revoked_at: null,
      })
      .execute()
    const after = { name, scopes: scopes.join(', '), expires_on: expiresOn }
    await recordAudit(trx, scope, { action: 'api_key.made', subjectType: 'api_key', subjectId: id, after })
    return secret
  })
}

/** Ends a key at once. Idempotent. @throws NotFound */
export function revokeApiKey(house: House, scope: Scope, id: string): Promise<void> {
  return writing(house, scope, async (trx) => {
    const key = await findKey(trx, scope, id)
    if (!key) throw new NotFound()
    if (key.revoked_at !== null) return
    await trx
      .updateTable('api_keys')
      .set({ revoked_at: scope.at })
      .where('tenant_id', '=', scope.tenantId)
      .where('id', '=', id)
      .execute()
    const before = { name: key.name }
    await recordAudit(trx, scope, {
      action: 'api_key.revoked',
      subjectType: 'api_key',
      subjectId: id,
      before,
    })
  })
}

function findKey(trx: Trx, { tenantId }: Within, id: string) {
  return trx
    .selectFrom('api_keys')
    .select(['name', 'revoked_at'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** A key as it was sent: whose it is, and what it may. */
export interface UsedKey extends Within {
  keyId: string
  scopes: readonly ApiScope[]
  /** Whether the key has been noted as used today. */
  isNoted: boolean
}

/** Undefined for one that is unknown, revoked or past its last day. */
export async function findUsedKey(
  executor: Executor,
  secret: string,
  today: DateText,
): Promise<UsedKey | undefined> {
  if (!secret.startsWith(PREFIX)) return undefined
  const [row] = await findByHash(executor, { hash: hashOf(secret) })
  if (!row || (row.expires_on !== null && row.expires_on < today)) return undefined
  return {
    tenantId: row.tenant_id,
    keyId: row.id,
    scopes: JSON.parse(row.scopes_json) as ApiScope[],
    isNoted: row.last_used_on === today,
  }
}

const findByHash = prepared((executor: Executor, { hash }: { hash: string }) =>
  executor
    .selectFrom('api_keys')
    .select(['tenant_id', 'id', 'scopes_json', 'expires_on', 'last_used_on'])
    .where('secret_hash', '=', hash)
    .where('revoked_at', 'is', null),
)

export async function noteUse(
  house: Pick<House, 'db' | 'vault'>,
  key: UsedKey,
  today: DateText,
): Promise<void> {
  await writing(house, key, (trx) =>
    trx
      .updateTable('api_keys')
      .set({ last_used_on: today })
      .where('tenant_id', '=', key.tenantId)
      .where('id', '=', key.keyId)
      .execute(),
  )
}

/** A slow hash protects what people choose; these are 256 random bits. */
function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}
