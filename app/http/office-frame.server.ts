import { firmsOf, type LiveSession } from '~/domain/users/accounts/sessions.server'
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

export function officeFrameOf(session: LiveSession): OfficeFrame {
  const { name, role, tenantId, tenantName: firm, signedInBy } = session
  return {
    name,
    role,
    firm,
    tenantId,
    tenants: firmsOf(session),
    signsOutElsewhere: signedInBy === 'provider',
  }
}
