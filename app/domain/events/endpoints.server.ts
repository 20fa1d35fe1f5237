import { recordAudit } from '../audit/audit.server'
import { idOf } from '../kernel/derived-id.server'
import { Conflict, NotFound } from '../kernel/errors'
import type { House, Trx } from '../kernel/house'
import type { Scope } from '../kernel/scope'
import { writing } from '../kernel/writing.server'
import { ringDoorbell } from '../sending/doorbell'
import { finishTaskAbout } from '../tasks/about.server'
import { dropWaiting } from './finish.server'
import { MOST_ENDPOINTS } from './most-endpoints'
import { formerSecretPlace, newSecret, secretPlace } from './secrets'
import type { EventType } from './types'

/** Both secrets sign for a week after a change. */
const FORMER_MS = 7 * 24 * 60 * 60_000

export class EndpointConflict extends Conflict {
  constructor(override readonly code: 'endpoints_enough' | 'endpoint_ended' | 'endpoint_not_ended') {
    super(code)
  }
}

interface NewEndpoint {
  url: string
  types: readonly EventType[]
  /** The same form sent twice adds one endpoint. */
  formKey: string
}

/**
 * Adds an address that is told of these events from now on. Returns its secret, this once; undefined if the form added it
 * before. @throws Conflict `endpoints_enough`
 */
export function addEndpoint(
  house: House,
  scope: Scope,
  { url, types, formKey }: NewEndpoint,
): Promise<{ id: string; secret: string } | undefined> {
  const id = idOf([scope.tenantId, scope.actor, formKey])
  return writing(house, scope, async (trx) => {
    const all = await trx
      .selectFrom('event_endpoints')
      .select(['id', 'status'])
      .where('tenant_id', '=', scope.tenantId)
      .execute()
    if (all.some((endpoint) => endpoint.id === id)) return undefined
    if (all.filter(({ status }) => status !== 'ended').length >= MOST_ENDPOINTS)
      throw new EndpointConflict('endpoints_enough')
    const secret = newSecret()
    await trx
      .insertInto('event_endpoints')
      .values({
        tenant_id: scope.tenantId,
        id,
        url,
        types_json: JSON.stringify(types),
        secret_sealed: house.vault.seal(secretPlace(scope.tenantId, id), secret),
        status: 'live',
        created_at: scope.at,
      })
      .execute()
    await recordAudit(trx, scope, {
      action: 'event_endpoint.added',
      subjectType: 'event_endpoint',
      subjectId: id,
      after: { host: new URL(url).host, events: types.join(', ') },
    })
    return { id, secret }
  })
}

/**
 * Makes a new secret and returns it, this once. The former one signs as well for a week.
 * @param seen until when the former one was to sign as its reader saw it, '' for none: undefined is returned if that has
 * changed, so that a second click does not end the first one's
 * @throws NotFound; Conflict `endpoint_ended`
 */
export function changeSecret(
  house: House,
  scope: Scope,
  id: string,
  seen: string,
): Promise<string | undefined> {
  return writing(house, scope, async (trx) => {
    const { secret_sealed, former_until_at } = await getOpen(trx, scope, id)
    const isStillFormer = former_until_at !== null && former_until_at > scope.at
    if ((isStillFormer ? former_until_at : '') !== seen) return undefined
    const { vault } = house
    const former = vault.open(secretPlace(scope.tenantId, id), secret_sealed)
    const secret = newSecret()
    await trx
      .updateTable('event_endpoints')
      .set({
        secret_sealed: vault.seal(secretPlace(scope.tenantId, id), secret),
        former_secret_sealed: vault.seal(formerSecretPlace(scope.tenantId, id), former),
        former_until_at: new Date(Date.parse(scope.at) + FORMER_MS).toISOString(),
      })
      .where('tenant_id', '=', scope.tenantId)
      .where('id', '=', id)
      .execute()
    await audit(trx, scope, 'event_endpoint.secret_changed', id)
    return secret
  })
}

/** Events wait while it is paused. @throws NotFound; Conflict `endpoint_ended` */
export function pauseEndpoint(house: House, scope: Scope, id: string): Promise<void> {
  return writing(house, scope, async (trx) => {
    const { status } = await getOpen(trx, scope, id)
    if (status === 'paused') return
    await setStatus(trx, scope, id, { status: 'paused' })
    await audit(trx, scope, 'event_endpoint.paused', id)
  })
}

/**
 * Sends again, what waited first; also to an endpoint that ended, and at once to one that rests or has failed. What has
 * waited gets three days from now.
 * @throws NotFound
 */
export function resumeEndpoint(house: House, scope: Scope, id: string): Promise<void> {
  return writing(house, scope, async (trx) => {
    const { status, failures } = await getEndpoint(trx, scope, id)
    if (status === 'live' && failures === 0 && !(await isRetrying(trx, scope, id))) return
    const fresh = { failures: 0, failing_since_at: null, rests_until_at: null }
    await setStatus(trx, scope, id, { status: 'live', ended_reason: null, ...fresh })
    await beginAnew(trx, scope, id)
    await finishTaskAbout(trx, scope, 'event_endpoint', id)
    await audit(trx, scope, 'event_endpoint.resumed', id)
    ringDoorbell('events')
  })
}

async function isRetrying(trx: Trx, { tenantId }: Scope, id: string): Promise<boolean> {
  const tried = await trx
    .selectFrom('event_deliveries')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('endpoint_id', '=', id)
    .where('status', '=', 'queued')
    .where('claim_token', 'is', null)
    .where('attempts', '>', 0)
    .limit(1)
    .executeTakeFirst()
  return tried !== undefined
}

/** What waits is due now, and has three days. */
export async function beginAnew(trx: Trx, { tenantId, at }: Scope, id: string): Promise<void> {
  await trx
    .updateTable('event_deliveries')
    .set({ queued_at: at, next_attempt_at: at, attempts: 0 })
    .where('tenant_id', '=', tenantId)
    .where('endpoint_id', '=', id)
    .where('status', '=', 'queued')
    .where('claim_token', 'is', null)
    .execute()
}

/** Sends nothing more, nor what waits. @throws NotFound */
export function endEndpoint(house: House, scope: Scope, id: string): Promise<void> {
  return writing(house, scope, async (trx) => {
    const { status } = await getEndpoint(trx, scope, id)
    if (status === 'ended') return
    await setStatus(trx, scope, id, { status: 'ended', ended_reason: 'office' })
    await dropWaiting(trx, scope, id)
    await finishTaskAbout(trx, scope, 'event_endpoint', id)
    await audit(trx, scope, 'event_endpoint.ended', id)
  })
}

interface State {
  status: 'live' | 'paused' | 'ended'
  ended_reason?: 'office' | null
  failures?: number
  failing_since_at?: null
  rests_until_at?: null
}

async function setStatus(trx: Trx, { tenantId }: Scope, id: string, state: State): Promise<void> {
  await trx
    .updateTable('event_endpoints')
    .set(state)
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute()
}

async function getEndpoint(trx: Trx, { tenantId }: Scope, id: string) {
  const row = await trx
    .selectFrom('event_endpoints')
    .select(['status', 'failures', 'secret_sealed', 'former_until_at'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw new NotFound()
  return row
}

async function getOpen(trx: Trx, scope: Scope, id: string) {
  const row = await getEndpoint(trx, scope, id)
  if (row.status === 'ended') throw new EndpointConflict('endpoint_ended')
  return row
}

function audit(trx: Trx, scope: Scope, action: string, subjectId: string): Promise<void> {
  return recordAudit(trx, scope, { action, subjectType: 'event_endpoint', subjectId })
}
