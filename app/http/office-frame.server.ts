import type { Executor } from '~/domain/kernel/house'
import type { LiveSession } from '~/domain/users/accounts/sessions.server'
import { membershipsOf } from '~/domain/users/members/memberships.server'
import type { Role } from '~db/schema'

export interface OfficeFrame {
  name: string
  role: Role
  firm: string
  tenantId: string
  /** Signing out continues at the identity provider, which only the sign-out page may redirect to. */
  signsOutElsewhere: boolean
  tenants: { id: string; name: string }[]
}

export async function readOfficeFrame(
  executor: Executor,
  { userId, name, role, tenantId, tenantName, firmCount, signedInBy }: LiveSession,
): Promise<OfficeFrame> {
  const memberships = firmCount === 1 ? [{ tenantId, tenantName }] : await membershipsOf(executor, userId)
  const tenants = memberships.map((membership) => ({ id: membership.tenantId, name: membership.tenantName }))
  return { name, role, firm: tenantName, tenantId, tenants, signsOutElsewhere: signedInBy === 'provider' }
}
