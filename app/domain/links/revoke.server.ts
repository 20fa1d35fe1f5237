import { type ExpressionWrapper, expressionBuilder, type SqlBool } from 'kysely'
import type { AccessLinkRow, Database } from '~db/schema'
import { recordAudit } from '../audit/audit.server'
import type { House, Trx } from '../kernel/house'
import { areJoined } from '../kernel/joined.server'
import type { Actor } from '../kernel/scope'
import { writing } from '../kernel/writing.server'
import type { Instant } from '../values/calendar'
import { type LinkOwner, ownerColumn } from './owner'
import { type LinkSubject, SUBJECT } from './subject'

const eb = expressionBuilder<Database, 'access_links'>()

/** Idempotent. */
export function revokeLink(house: House, actor: Actor, link: AccessLinkRow): Promise<void> {
  return writing(house, actor, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('access_links')
      .set({ revoked_at: actor.at })
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', link.id)
      .where('revoked_at', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows > 0n) await note(trx, actor, link.id)
  })
}

/**
 * Revokes all links of a person that existed at a given moment, including those to a customer's invoices: a second click
 * must not revoke what a colleague has made since the page was shown. @returns whether any is left
 */
export async function revokeLinks(
  trx: Trx,
  actor: Actor,
  owner: LinkOwner,
  seenAt: Instant = actor.at,
): Promise<{ isAnyLeft: boolean }> {
  const living = livingOf(actor, owner)
  await revokeWhere(trx, actor, eb.and([living, eb('created_at', '<=', seenAt)]))
  const left = await trx
    .selectFrom('access_links')
    .select('id')
    .where('tenant_id', '=', actor.tenantId)
    .where(living)
    .limit(1)
    .executeTakeFirst()
  return { isAnyLeft: left !== undefined }
}

/** Revokes links to a customer's portal, its contacts' too. Those to single invoices stay valid. */
export function revokePortalLinks(trx: Trx, actor: Actor, customerId: string): Promise<void> {
  return revokeWhere(trx, actor, eb.and([...isLiving(actor), eb('customer_id', '=', customerId)]))
}

async function revokeWhere(
  trx: Trx,
  actor: Actor,
  condition: ExpressionWrapper<Database, 'access_links', SqlBool>,
) {
  const revoked = await trx
    .updateTable('access_links')
    .set({ revoked_at: actor.at })
    .where('tenant_id', '=', actor.tenantId)
    .where(condition)
    .returning('id')
    .execute()
  for (const link of revoked) await note(trx, actor, link.id)
}

function livingOf(actor: Actor, owner: LinkOwner) {
  const { column, id } = ownerColumn(owner)
  const isTheirs = 'customerId' in owner ? eb('id', 'in', linksOf(actor, id)) : eb(column, '=', id)
  return eb.and([...isLiving(actor), isTheirs])
}

/** To a customer's portal and invoices, each by its own index: a condition with `or` would walk all links of the firm. */
function linksOf({ tenantId }: Actor, customerId: string) {
  return eb
    .selectFrom('access_links as own')
    .select('own.id')
    .where('own.tenant_id', '=', tenantId)
    .where('own.customer_id', '=', customerId)
    .unionAll(
      eb
        .selectFrom('invoices')
        .crossJoin('access_links as its')
        .select('its.id')
        .where(areJoined('its.invoice_id', 'invoices.id'))
        .where('invoices.tenant_id', '=', tenantId)
        .where('invoices.customer_id', '=', customerId),
    )
}

function isLiving({ at }: Actor) {
  return [eb('revoked_at', 'is', null), eb('expires_at', '>', at)]
}

function note(trx: Trx, actor: Actor, linkId: string): Promise<void> {
  return recordAudit(trx, actor, { action: 'link.revoked', subjectType: 'access_link', subjectId: linkId })
}

/** Revokes the other links to the same subject, and notes which one replaces them. */
export async function revokeOlderLinks(
  trx: Trx,
  actor: Actor,
  subject: LinkSubject,
  fresh: AccessLinkRow,
): Promise<void> {
  await trx
    .updateTable('access_links')
    .set({ revoked_at: actor.at, replaced_by_id: fresh.id })
    .where('tenant_id', '=', actor.tenantId)
    .where('purpose', '=', subject.purpose)
    .where(SUBJECT[subject.purpose], '=', subject.subjectId)
    .where('contact_id', 'is', subject.contactId ?? null)
    .where('id', '<>', fresh.id)
    .where('revoked_at', 'is', null)
    .execute()
}
