import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Trx } from '../kernel/house'
import type { Actor } from '../kernel/scope'
import type { Vault } from '../kernel/vault'
import type { BodyFault } from './faults'
import { type CameWith, refusedBodyPlace } from './incoming'
import type { RefusalCode } from './refusal-codes'

/** In characters. A longer body is not kept: 25 of them for each secret must not fill a disk. */
const LONGEST_KEPT = 256 * 1024
/** Requests for firms that do not exist, for each secret. */
const MOST_UNKNOWN = 200

export interface Refused extends CameWith {
  event: string | null
  code: RefusalCode
  findings: readonly BodyFault[]
}

/** Notes a refused request in the place of the oldest one of the same secret: no row is added, however many come. */
export async function noteRefused(trx: Trx, vault: Vault, actor: Actor, refused: Refused): Promise<void> {
  const { tenantId, at } = actor
  const id = randomUUID()
  const { text, secret } = refused
  const isKept = text !== undefined && text.length <= LONGEST_KEPT && !namesAnotherFirm(text, tenantId)
  const oldest = trx
    .selectFrom('refused_deliveries')
    .select('slot')
    .where('tenant_id', '=', tenantId)
    .where('secret_id', '=', secret?.id ?? '')
    .orderBy('received_at')
    .orderBy('slot')
    .limit(1)
  await trx
    .updateTable('refused_deliveries')
    .set({
      id,
      event: refused.event,
      code: refused.code,
      findings_json: JSON.stringify(refused.findings),
      body_sha256: refused.bodySha256,
      received_at: at,
      took_ms: Math.round(refused.tookMs()),
      body_sealed: isKept ? vault.seal(refusedBodyPlace(actor, id), text) : null,
    })
    .where('tenant_id', '=', tenantId)
    .where('secret_id', '=', secret?.id ?? '')
    .where('slot', '=', oldest)
    .execute()
}

const NAMED_FIRM = /"mandant_id"\s*:\s*"([^"]*)"/g

/** Whose data it is: what a sender mixes up is not for the firm whose secret it used. Read even where it is no JSON. */
function namesAnotherFirm(text: string, tenantId: string): boolean {
  const named = [...text.matchAll(NAMED_FIRM)].map(([, id = '']) => id)
  return [...named, firmIn(text)].some((id) => id !== undefined && id.toLowerCase() !== tenantId)
}

/** However its name is escaped. */
function firmIn(text: string): string | undefined {
  try {
    const { mandant_id: id } = (JSON.parse(text) ?? {}) as { mandant_id?: unknown }
    return typeof id === 'string' ? id : undefined
  } catch {
    return undefined
  }
}

/** Without its data, as it belongs to nobody; only the newest of each secret stay. */
export async function noteUnknownFirm(
  trx: Trx,
  { tenantId, at }: Actor,
  { event, secret }: { event: string } & Pick<CameWith, 'secret'>,
): Promise<void> {
  const secretId = secret?.id ?? ''
  await trx
    .insertInto('webhook_refusals')
    .values({
      claimed_tenant_id: tenantId,
      event,
      reason: 'unknown_tenant',
      received_at: at,
      secret_id: secretId,
    })
    .execute()
  await sql`delete from webhook_refusals where secret_id = ${secretId} and id <= (
    select id from webhook_refusals where secret_id = ${secretId}
    order by id desc limit 1 offset ${sql.lit(MOST_UNKNOWN)})`.execute(trx)
}
