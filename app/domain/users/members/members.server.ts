import { recordAudit } from '~/domain/audit/audit.server'
import { NotFound } from '~/domain/kernel/errors'
import type { Executor, House, Trx } from '~/domain/kernel/house'
import type { Actor, Within } from '~/domain/kernel/scope'
import { writing } from '~/domain/kernel/writing.server'
import type { Keyring } from '~/domain/links/token'
import { byName } from '~/domain/values/by-name'
import type { Instant } from '~/domain/values/calendar'
import type { Role } from '~db/schema'
import { findAccountLink, findLiveAccountLink, revokeAccountLinks } from '../accounts/account-links.server'
import { MemberConflict } from '../conflict'
import { memberName } from './member-name.server'

/** A user who works for the tenant, has been invited, or is disabled. */
export interface Member {
  userId: string
  name: string
  email: string
  role: Role
  status: 'active' | 'invited' | 'disabled'
}

export interface MemberPage {
  member: Member
  invitation: { token: string; expiresAt: Instant } | null
}

/** By name. */
export async function listMembers(executor: Executor, scope: Within): Promise<Member[]> {
  const rows = await selectMembers(executor, scope).orderBy('users.id').execute()
  return rows.map(asMember).sort(byName(({ name }) => name))
}

/** A member, and the invitation to copy. @throws NotFound */
export async function readMemberPage(
  executor: Executor,
  keyring: Keyring,
  scope: Within & { at: Instant },
  userId: string,
): Promise<MemberPage> {
  const member = await findMember(executor, scope, userId)
  if (!member) throw new NotFound()
  const link =
    member.status === 'invited'
      ? await findLiveAccountLink(executor, scope, { userId, purpose: 'einladung' })
      : undefined
  const invitation = link && (await findAccountLink(executor, keyring, scope, link.id))
  return {
    member,
    invitation: invitation ? { token: invitation.token, expiresAt: invitation.expiresAt } : null,
  }
}

/** @throws NotFound; Conflict `last_owner` */
export function changeRole(house: House, actor: Actor, userId: string, role: Role): Promise<void> {
  return writing(house, actor, (trx) => changeRoleIn(trx, actor, userId, role))
}

export async function changeRoleIn(trx: Trx, actor: Actor, userId: string, role: Role): Promise<void> {
  const member = await findMember(trx, actor, userId)
  if (!member) throw new NotFound()
  if (member.role === role) return
  if (member.role === 'owner') await requireOtherOwner(trx, actor, userId)
  await setMembership(trx, actor, userId, { role })
  await recordAudit(trx, actor, {
    action: 'membership.set',
    subjectType: 'user',
    subjectId: userId,
    before: { role: member.role },
    after: { role },
  })
}

/**
 * Disables a user in this tenant at once: their sessions for it end, and an invitation stops working. Other tenants are
 * not affected. @throws NotFound; Conflict `last_owner`
 */
export function disableMember(house: House, actor: Actor, userId: string): Promise<void> {
  return writing(house, actor, async (trx) => {
    const member = await findMember(trx, actor, userId)
    if (!member) throw new NotFound()
    if (member.status === 'disabled') return
    if (member.role === 'owner') await requireOtherOwner(trx, actor, userId)
    await setMembership(trx, actor, userId, { disabled_at: actor.at })
    await revokeAccountLinks(trx, { userId, purpose: 'einladung', tenantId: actor.tenantId }, actor.at)
    await trx
      .updateTable('sessions')
      .set({ ended_at: actor.at })
      .where('user_id', '=', userId)
      .where('tenant_id', '=', actor.tenantId)
      .where('ended_at', 'is', null)
      .execute()
    await recordAudit(trx, actor, { action: 'user.disabled', subjectType: 'user', subjectId: userId })
  })
}

/** @throws NotFound */
export function enableMember(house: House, actor: Actor, userId: string): Promise<void> {
  return writing(house, actor, async (trx) => {
    const member = await findMember(trx, actor, userId)
    if (!member) throw new NotFound()
    if (member.status !== 'disabled') return
    await setMembership(trx, actor, userId, { disabled_at: null })
    await recordAudit(trx, actor, { action: 'user.enabled', subjectType: 'user', subjectId: userId })
  })
}

/** In the transaction of the change, so that two owners cannot remove each other at the same time. */
async function requireOtherOwner(trx: Trx, scope: Within, userId: string): Promise<void> {
  const owner = await trx
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .select('users.id')
    .where('memberships.tenant_id', '=', scope.tenantId)
    .where('memberships.user_id', '<>', userId)
    .where('memberships.role', '=', 'owner')
    .where('memberships.accepted_at', 'is not', null)
    .where('memberships.disabled_at', 'is', null)
    .where('users.is_active', '=', 1)
    .limit(1)
    .executeTakeFirst()
  if (!owner) throw new MemberConflict('last_owner')
}

async function findMember(executor: Executor, scope: Within, userId: string) {
  const row = await selectMembers(executor, scope).where('users.id', '=', userId).executeTakeFirst()
  return row && asMember(row)
}

function setMembership(
  trx: Trx,
  scope: Within,
  userId: string,
  change: { role: Role } | { disabled_at: Instant | null },
) {
  return trx
    .updateTable('memberships')
    .set(change)
    .where('tenant_id', '=', scope.tenantId)
    .where('user_id', '=', userId)
    .execute()
}

function selectMembers(executor: Executor, scope: Within) {
  return executor
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .select(['users.id as userId', 'users.email', 'users.is_active', memberName])
    .select(['memberships.role', 'memberships.accepted_at', 'memberships.disabled_at'])
    .where('memberships.tenant_id', '=', scope.tenantId)
}

function asMember(
  row: Omit<Member, 'status'> & {
    is_active: 0 | 1
    accepted_at: string | null
    disabled_at: string | null
  },
): Member {
  const { userId, name, email, role } = row
  return { userId, name, email, role, status: statusOf(row) }
}

/** Only firms that a user works for may learn that the account itself is locked. */
function statusOf(row: {
  is_active: 0 | 1
  accepted_at: string | null
  disabled_at: string | null
}): Member['status'] {
  if (row.disabled_at !== null) return 'disabled'
  if (row.accepted_at === null) return 'invited'
  return row.is_active === 0 ? 'disabled' : 'active'
}
