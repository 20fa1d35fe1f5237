import { randomBytes } from 'node:crypto'
import type { AccessLinkRow, LinkPurpose } from '~db/schema'
import { NotFound } from '../kernel/errors'
import type { Executor, Trx } from '../kernel/house'
import type { Actor, Within } from '../kernel/scope'
import type { Instant } from '../values/calendar'
import { revokeOlderLinks } from './revoke.server'
import { type LinkSubject, SUBJECT, subjectIdOf } from './subject'
import { type Keyring, signToken } from './token'

/** A link with less time left is replaced on request. */
const RENEWED_BEFORE_DAYS = 14
const DAY_MS = 86_400_000

const LIFETIME = {
  rechnung: 'invoice_link_days',
  portal: 'portal_link_days',
  'mitarbeiter-portal': 'employee_link_days',
} as const

export interface LinkRequest {
  days?: number | undefined
  renew?: boolean | undefined
}

/**
 * Creates a link with the tenant's lifetime for its purpose, or `days`.
 * @throws NotFound for a contact that the customer does not have, or no longer
 */
export async function createLink(
  trx: Trx,
  keyring: Keyring,
  actor: Actor,
  { purpose, subjectId, contactId = null, days }: LinkSubject & { days?: number | undefined },
): Promise<AccessLinkRow> {
  if (contactId !== null) await assertContact(trx, actor, subjectId, contactId)
  const lifetime = days ?? (await lifetimeDays(trx, actor, purpose))
  const row = linkRow(keyring, actor, { purpose, subjectId, contactId }, lifetime)
  return trx.insertInto('access_links').values(row).returningAll().executeTakeFirstOrThrow()
}

/** Creates links of the usual lifetime and returns their ids in the order of the subjects. */
export async function createLinks(
  trx: Trx,
  keyring: Keyring,
  actor: Actor,
  { purpose, ids }: { purpose: LinkPurpose; ids: readonly string[] },
): Promise<string[]> {
  const lifetime = await lifetimeDays(trx, actor, purpose)
  const rows = ids.map((subjectId) => linkRow(keyring, actor, { purpose, subjectId }, lifetime))
  await trx.insertInto('access_links').values(rows).execute()
  return rows.map(({ id }) => id)
}

function linkRow(
  keyring: Keyring,
  actor: Actor,
  { purpose, subjectId, contactId = null }: LinkSubject,
  days: number,
) {
  return {
    tenant_id: actor.tenantId,
    id: randomBytes(16).toString('base64url'),
    purpose,
    invoice_id: null,
    customer_id: null,
    employee_id: null,
    [SUBJECT[purpose]]: subjectId,
    contact_id: contactId,
    key_id: keyring.currentKeyId,
    created_at: actor.at,
    created_by: actor.actor,
    expires_at: new Date(Date.parse(actor.at) + days * DAY_MS).toISOString(),
  }
}

/**
 * The link to hand out: the live one that lasts longest, or a new one if none has 14 days left, a lifetime is given, or
 * its key is gone. Only `renew` revokes older ones; otherwise they run out.
 */
export async function provideLink(
  trx: Trx,
  keyring: Keyring,
  actor: Actor,
  { renew, days, ...subject }: LinkSubject & LinkRequest,
): Promise<AccessLinkRow> {
  const live = await findLiveLink(trx, actor, subject)
  const enough = new Date(Date.parse(actor.at) + RENEWED_BEFORE_DAYS * DAY_MS).toISOString()
  const mayReuse = !renew && days === undefined
  if (live && mayReuse && isSignable(keyring, live) && live.expires_at >= enough) return live
  const fresh = await createLink(trx, keyring, actor, { ...subject, days })
  if (renew) await revokeOlderLinks(trx, actor, subject, fresh)
  return fresh
}

/** The live link of a subject that lasts longest. */
export async function findLiveLink(
  executor: Executor,
  scope: Within & { at: Instant },
  subject: LinkSubject,
): Promise<AccessLinkRow | undefined> {
  return executor
    .selectFrom('access_links')
    .selectAll()
    .where('tenant_id', '=', scope.tenantId)
    .where('purpose', '=', subject.purpose)
    .where(SUBJECT[subject.purpose], '=', subject.subjectId)
    .where('contact_id', 'is', subject.contactId ?? null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', scope.at)
    .orderBy('expires_at', 'desc')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The link of a mail about to be sent; undefined once it has ended or its key is gone. */
export async function findLinkToSend(
  executor: Executor,
  keyring: Keyring,
  scope: Within & { at: Instant },
  linkId: string,
): Promise<AccessLinkRow | undefined> {
  const link = await executor
    .selectFrom('access_links')
    .selectAll()
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', linkId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', scope.at)
    .executeTakeFirst()
  return link && isSignable(keyring, link) ? link : undefined
}

export async function subjectOfLink(
  executor: Executor,
  scope: Within,
  linkId: string,
): Promise<LinkSubject | undefined> {
  const link = await executor
    .selectFrom('access_links')
    .selectAll()
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', linkId)
    .executeTakeFirst()
  const subjectId = link && subjectIdOf(link)
  return link && subjectId ? { purpose: link.purpose, subjectId, contactId: link.contact_id } : undefined
}

/** Whether the link's token can still be made: a key removed from LINK_KEYS signs nothing. */
function isSignable(keyring: Keyring, link: AccessLinkRow): boolean {
  return keyring.keyFor(link.key_id, link.purpose) !== undefined
}

/** The token of a link, made again from its row. */
export function tokenOf(keyring: Keyring, link: AccessLinkRow): Promise<string> {
  return signToken(keyring, { keyId: link.key_id, purpose: link.purpose, id: link.id })
}

async function assertContact(trx: Trx, scope: Within, customerId: string, contactId: string): Promise<void> {
  const contact = await trx
    .selectFrom('contacts')
    .select('id')
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', contactId)
    .where('customer_id', '=', customerId)
    .where('archived_at', 'is', null)
    .executeTakeFirst()
  if (!contact) throw new NotFound()
}

export async function lifetimeDays(trx: Trx, scope: Within, purpose: LinkPurpose): Promise<number> {
  const tenant = await trx
    .selectFrom('tenants')
    .select(LIFETIME[purpose])
    .where('id', '=', scope.tenantId)
    .executeTakeFirstOrThrow()
  return tenant[LIFETIME[purpose] as keyof typeof tenant]
}
