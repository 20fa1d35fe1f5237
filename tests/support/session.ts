import { randomUUID } from 'node:crypto'
import type { Scope } from '~/domain/kernel/scope'
import { startSession } from '~/domain/users/accounts/sessions.server'
import { addMembership } from '~/domain/users/members/add-membership.server'
import { createUser } from '~/domain/users/members/users.server'
import { newSessionToken } from '~/http/session-cookie.server'
import type { Role } from '~db/schema'
import type { TestHouse } from './test-house'

export async function signedInAs(house: TestHouse, scope: Scope, role: Role): Promise<{ Cookie: string }> {
  const email = `${randomUUID()}@foerde-glanz.example`
  const { id: userId } = await createUser(house, scope, { email, name: 'Käthe Jensen', passwordHash: null })
  await addMembership(house, scope, { userId, role })
  const { tokenHash, setCookie } = await newSessionToken()
  await startSession(house, { tokenHash, userId, tenantId: scope.tenantId, userAgent: null, at: scope.at })
  return { Cookie: setCookie.split(';')[0] ?? '' }
}
