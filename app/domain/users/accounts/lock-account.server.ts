import { recordAudit } from '~/domain/audit/audit.server'
import type { House, Trx } from '~/domain/kernel/house'
import { ALL_TENANTS, writing } from '~/domain/kernel/writing.server'
import type { Instant } from '~/domain/values/calendar'
import { findUserByEmail } from '../members/users.server'
import { revokeAccountLinks } from './account-links.server'
import { endSessionsOf } from './sessions.server'

/** Locks a user out of every firm, even the last owner; for the operator. False for an unknown address. */
export function lockAccount(house: House, email: string, at: Instant): Promise<boolean> {
  return writing(house, ALL_TENANTS, async (trx) => {
    const user = await findUserByEmail(trx, email)
    if (!user) return false
    if (!user.isActive) return true
    await setActive(trx, user.id, 0)
    await endSessionsOf(trx, user.id, at)
    for (const purpose of ['einladung', 'passwort'] as const)
      await revokeAccountLinks(trx, { userId: user.id, purpose }, at)
    await noteInFirms(trx, { userId: user.id, action: 'user.disabled' }, at)
    return true
  })
}

/** Unlocks the account; memberships stay as they are. */
export function unlockAccount(house: House, email: string, at: Instant): Promise<boolean> {
  return writing(house, ALL_TENANTS, async (trx) => {
    const user = await findUserByEmail(trx, email)
    if (!user) return false
    if (user.isActive) return true
    await setActive(trx, user.id, 1)
    await noteInFirms(trx, { userId: user.id, action: 'user.enabled' }, at)
    return true
  })
}

function setActive(trx: Trx, userId: string, isActive: 0 | 1) {
  return trx.updateTable('users').set({ is_active: isActive }).where('id', '=', userId).execute()
}

async function noteInFirms(
  trx: Trx,
  { userId, action }: { userId: string; action: 'user.disabled' | 'user.enabled' },
  at: Instant,
): Promise<void> {
  const firms = await trx
    .selectFrom('memberships')
    .select('tenant_id')
    .where('user_id', '=', userId)
    .execute()
  for (const { tenant_id: tenantId } of firms)
    await recordAudit(
      trx,
      { tenantId, actor: 'system', at },
      { action, subjectType: 'user', subjectId: userId },
    )
}
