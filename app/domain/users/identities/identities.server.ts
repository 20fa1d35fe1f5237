import type { House, Trx } from '~/domain/kernel/house'
import { ALL_TENANTS, writing } from '~/domain/kernel/writing.server'
import type { Instant } from '~/domain/values/calendar'
import { findAccount } from '../accounts/accounts.server'
import { type Cleared, proveAddress } from '../accounts/address-proof.server'
import { acceptMemberships } from '../members/invitations.server'
import { findUserByEmail } from '../members/users.server'
import { takeRoles } from './identity-roles.server'
import { NotInvited, type ProvenIdentity } from './proven-identity'

/**
 * The user of an identity. The first time found by the address of the invitation; from then on by issuer and subject
 * only, even if the address changes. @throws NotInvited
 */
export function signInWithIdentity(
  house: House,
  identity: ProvenIdentity,
  at: Instant,
): Promise<{ userId: string; tenantId: string; cleared: Cleared | undefined }> {
  return writing(house, ALL_TENANTS, async (trx) => {
    const { id: userId, email } =
      (await findByIdentity(trx, identity)) ?? (await linkByEmail(trx, identity, at))
    // An invitation is for the current holder of the address, which a known identity may have lost.
    const isProven = identity.provenEmail?.trim().toLowerCase() === email
    if (isProven) await acceptMemberships(trx, { userId }, at)
    const account = await findAccount(trx, email)
    if (!account?.isActive) throw new NotInvited()
    const { tenantId } = account
    const cleared = isProven ? await proveAddress(trx, { userId, tenantId }, at) : undefined
    await takeRoles(trx, userId, identity.roles, at)
    return { userId, tenantId, cleared }
  })
}

function findByIdentity(trx: Trx, { issuer, subject }: ProvenIdentity) {
  return trx
    .selectFrom('user_identities')
    .innerJoin('users', 'users.id', 'user_identities.user_id')
    .select(['users.id', 'users.email'])
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst()
}

/** Links an invited user to the identity; an account already linked at this provider stays so. */
async function linkByEmail(trx: Trx, identity: ProvenIdentity, at: Instant) {
  if (identity.provenEmail === undefined) throw new NotInvited()
  const user = await findUserByEmail(trx, identity.provenEmail)
  if (!user) throw new NotInvited()
  const { issuer, subject } = identity
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('user_identities')
    .values({ issuer, subject, user_id: user.id, created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows !== 1n) throw new NotInvited()
  return user
}
