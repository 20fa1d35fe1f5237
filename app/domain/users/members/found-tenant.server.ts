import { idOf } from '~/domain/kernel/derived-id.server'
import type { House, Trx } from '~/domain/kernel/house'
import type { OfficeScope } from '~/domain/kernel/scope'
import { ALL_TENANTS, writing } from '~/domain/kernel/writing.server'
import { createTenantIn, type NewTenant } from '~/domain/tenants/tenants.server'
import { AccountConflict } from '../conflict'
import { addMembershipIn } from './add-membership.server'
import { membershipsOf } from './memberships.server'

/**
 * Creates a firm whose only member is its founder. The same form with the same content makes one firm, however often it
 * is sent. @throws Conflict `already_founded` if the founder no longer works there
 */
export function foundTenant(
  house: House,
  scope: OfficeScope,
  formKey: string,
  input: Omit<NewTenant, 'id'>,
): Promise<{ id: string }> {
  const id = idOf([scope.userId, formKey, input])
  return writing(house, ALL_TENANTS, async (trx) => {
    const theirs = await membershipsOf(trx, scope.userId)
    if (theirs.some((membership) => membership.tenantId === id)) return { id }
    if (await isTenant(trx, id)) throw new AccountConflict('already_founded')
    await createTenantIn(trx, scope, { ...input, id })
    await addMembershipIn(trx, { ...scope, tenantId: id }, { userId: scope.userId, role: 'owner' })
    return { id }
  })
}

async function isTenant(trx: Trx, id: string): Promise<boolean> {
  const row = await trx.selectFrom('tenants').select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}
