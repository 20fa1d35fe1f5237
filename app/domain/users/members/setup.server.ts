import type { Executor, House } from '~/domain/kernel/house'
import { ALL_TENANTS, writing } from '~/domain/kernel/writing.server'
import { createTenantIn, type NewTenant } from '~/domain/tenants/tenants.server'
import type { Instant } from '~/domain/values/calendar'
import { AccountConflict } from '../conflict'
import { addMembershipIn } from './add-membership.server'
import { createUserIn } from './users.server'

export interface FirstSetup {
  name: string
  email: string
  passwordHash: string
  firm: Omit<NewTenant, 'id' | 'email'>
}

export async function needsSetup(executor: Executor): Promise<boolean> {
  const user = await executor.selectFrom('users').select('id').limit(1).executeTakeFirst()
  return user === undefined
}

/**
 * Creates the first firm with its owner. The claim is one row with a fixed key, so that of many simultaneous attempts
 * exactly one succeeds. @throws Conflict `already_set_up`
 */
export function setUp(
  house: House,
  at: Instant,
  input: FirstSetup,
): Promise<{ userId: string; tenantId: string }> {
  return writing(house, ALL_TENANTS, async (trx) => {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('setup_claims')
      .values({ id: 1, claimed_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows !== 1n || !(await needsSetup(trx)))
      throw new AccountConflict('already_set_up')
    const actor = { actor: 'system', at }
    const { firm, ...person } = input
    const { id: tenantId } = await createTenantIn(trx, actor, { ...firm, email: person.email })
    const { id: userId } = await createUserIn(trx, actor, person)
    await addMembershipIn(trx, { ...actor, tenantId }, { userId, role: 'owner' })
    return { userId, tenantId }
  })
}
