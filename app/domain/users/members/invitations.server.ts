import { recordAudit } from '~/domain/audit/audit.server'
import { NotFound } from '~/domain/kernel/errors'
import type { Executor, House, Trx } from '~/domain/kernel/house'
import type { Actor } from '~/domain/kernel/scope'
import { ALL_TENANTS, writing } from '~/domain/kernel/writing.server'
import type { Keyring } from '~/domain/links/token'
import { queueMail } from '~/domain/outbox/outbox.server'
import type { Instant } from '~/domain/values/calendar'
import type { AccountLinkRow, Role } from '~db/schema'
import {
  createAccountLink,
  findLiveAccountLink,
  revokeAccountLinks,
  useUpAccountLink,
} from '../accounts/account-links.server'
import { AccountConflict, MemberConflict } from '../conflict'
import { memberName } from './member-name.server'
import { createUserIn, findUserByEmail } from './users.server'

/** Per firm: more would be mail to strangers. */
const INVITATIONS_A_DAY = 20
const DAY_MS = 24 * 60 * 60_000

/** The invited person: where to, and how they will prove who they are. */
export interface Invited {
  email: string
  name: string
  tenantName: string
  /** Whether this would be the account's first password. Never show it: the inviting owner would learn of other firms. */
  isNew: boolean
}

/**
 * Invites a person into the scope's tenant. The membership starts when they accept, so that somebody who set the account's
 * password before does not gain the tenant with it. Inviting again before that changes the role.
 * @throws Conflict `already_member`, `invitations_spent`
 */
export function inviteUser(
  house: House,
  actor: Actor,
  input: { email: string; name: string; role: Role },
): Promise<{ userId: string }> {
  return writing(house, ALL_TENANTS, async (trx) => {
    const known = await findUserByEmail(trx, input.email)
    const userId = known?.id ?? (await createUserIn(trx, actor, { ...input, passwordHash: null })).id
    const membership = await findMembership(trx, actor, userId)
    if (membership?.accepted_at) throw new MemberConflict('already_member')
    const invited = { role: input.role, invited_name: input.name }
    await trx
      .insertInto('memberships')
      .values({ tenant_id: actor.tenantId, user_id: userId, created_at: actor.at, ...invited })
      .onConflict((conflict) =>
        conflict.columns(['tenant_id', 'user_id']).doUpdateSet({ ...invited, disabled_at: null }),
      )
      .execute()
    if (!membership || membership.role !== input.role || membership.disabled_at !== null)
      await recordAudit(trx, actor, {
        action: 'user.invited',
        subjectType: 'user',
        subjectId: userId,
        ...(membership && { before: { role: membership.role } }),
        after: { role: input.role },
      })
    if (!(await findLiveAccountLink(trx, actor, { userId, purpose: 'einladung' })))
      await sendInvitation(trx, house.keyring, actor, userId)
    return { userId }
  })
}

/**
 * Sends a new invitation; older ones stop working.
 * @throws NotFound without an open invitation; Conflict `invitations_spent`
 */
export function inviteAgain(house: House, actor: Actor, userId: string): Promise<void> {
  return writing(house, ALL_TENANTS, async (trx) => {
    const membership = await findMembership(trx, actor, userId)
    if (!membership || membership.accepted_at !== null || membership.disabled_at !== null)
      throw new NotFound()
    await sendInvitation(trx, house.keyring, actor, userId)
    await recordAudit(trx, actor, { action: 'user.invited_again', subjectType: 'user', subjectId: userId })
  })
}

/** @throws NotFound if the invitation was withdrawn */
export async function readInvited(executor: Executor, link: AccountLinkRow): Promise<Invited> {
  const row = await executor
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .innerJoin('tenants', 'tenants.id', 'memberships.tenant_id')
    .leftJoin('user_identities', 'user_identities.user_id', 'users.id')
    .select(['users.email', memberName, 'tenants.name as tenantName'])
    .select(['users.password_hash', 'users.email_proven_at', 'user_identities.subject'])
    .where('memberships.tenant_id', '=', link.tenant_id)
    .where('memberships.user_id', '=', link.user_id)
    .where('memberships.disabled_at', 'is', null)
    .executeTakeFirst()
  if (!row) throw new NotFound()
  const { email, name, tenantName } = row
  const isNew = row.password_hash === null && row.subject === null && row.email_proven_at === null
  return { email, name, tenantName, isNew }
}

/**
 * Accepts an invitation. `passwordHash` is for a new account; it is absent if the person has signed in.
 * @throws Conflict `link_used`
 */
export function acceptInvitation(
  house: House,
  link: AccountLinkRow,
  at: Instant,
  passwordHash?: string,
): Promise<void> {
  return writing(house, ALL_TENANTS, async (trx) => {
    await useUpAccountLink(trx, link, at)
    if (passwordHash !== undefined) {
      const { numUpdatedRows } = await trx
        .updateTable('users')
        .set({ password_hash: passwordHash })
        .where('id', '=', link.user_id)
        .where('password_hash', 'is', null)
        // If the person proved the address a moment ago, the link's holder must not get in.
        .where('email_proven_at', 'is', null)
        .executeTakeFirst()
      if (numUpdatedRows !== 1n) throw new AccountConflict('link_used')
    }
    await acceptMemberships(trx, { userId: link.user_id, tenantId: link.tenant_id }, at)
  })
}

/** Activates a membership in one tenant, or all of them if the address is proven. */
export async function acceptMemberships(
  trx: Trx,
  { userId, tenantId }: { userId: string; tenantId?: string },
  at: Instant,
): Promise<void> {
  const accepted = await trx
    .updateTable('memberships')
    .set({ accepted_at: at })
    .where('user_id', '=', userId)
    .where('accepted_at', 'is', null)
    .where('disabled_at', 'is', null)
    .$if(tenantId !== undefined, (query) => query.where('tenant_id', '=', tenantId ?? ''))
    .returning('tenant_id')
    .execute()
  for (const { tenant_id } of accepted) {
    const actor = { tenantId: tenant_id, actor: `user:${userId}`, at }
    await recordAudit(trx, actor, { action: 'user.accepted', subjectType: 'user', subjectId: userId })
  }
}

async function sendInvitation(trx: Trx, keyring: Keyring, actor: Actor, userId: string): Promise<void> {
  if ((await countInvitations(trx, actor)) >= INVITATIONS_A_DAY) throw new MemberConflict('invitations_spent')
  await revokeAccountLinks(trx, { userId, purpose: 'einladung', tenantId: actor.tenantId }, actor.at)
  const link = await createAccountLink(trx, keyring, actor, { userId, purpose: 'einladung' })
  const { email, name } = await trx
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .select(['users.email', memberName])
    .where('memberships.tenant_id', '=', actor.tenantId)
    .where('memberships.user_id', '=', userId)
    .executeTakeFirstOrThrow()
  const tenant = await trx
    .selectFrom('tenants')
    .select(['language', 'name'])
    .where('id', '=', actor.tenantId)
    .executeTakeFirstOrThrow()
  const inviter = await trx
    .selectFrom('users')
    .select('name')
    .where('id', '=', actor.actor.replace(/^user:/, ''))
    .executeTakeFirst()
  await queueMail(trx, actor, {
    kind: 'invitation',
    recipient: email,
    language: tenant.language,
    dedupeKey: `invitation ${link.id}`,
    data: { accountLinkId: link.id, name, invitedBy: inviter?.name ?? tenant.name },
  })
}

async function countInvitations(trx: Trx, { tenantId, at }: Actor): Promise<number> {
  const { count } = await trx
    .selectFrom('account_links')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('tenant_id', '=', tenantId)
    .where('purpose', '=', 'einladung')
    .where('created_at', '>', new Date(Date.parse(at) - DAY_MS).toISOString())
    .executeTakeFirstOrThrow()
  return count
}

function findMembership(executor: Executor, actor: Actor, userId: string) {
  return executor
    .selectFrom('memberships')
    .select(['role', 'accepted_at', 'disabled_at'])
    .where('tenant_id', '=', actor.tenantId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
}
