import { randomUUID } from 'node:crypto'
import { newSessionToken } from '~/auth/session.server'
import type { Scope } from '~/domain/scope'
import { startSession } from '~/domain/users/sessions.server'
import { addMembership, createUser } from '~/domain/users/users.server'
import type { Executor } from '~db/open'
import type { Role } from '~db/schema'

/** Signs a new person in and returns the headers that carry the session. */
export async function signedInAs(db: Executor, scope: Scope, role: Role): Promise<{ Cookie: string }> {
  const email = `${randomUUID()}@foerde-glanz.example`
  const { id: userId } = await createUser(db, scope, { email, name: 'Käthe Jensen', passwordHash: null })
  await addMembership(db, scope, { userId, role })
  const { tokenHash, setCookie } = await newSessionToken()
  await startSession(db, { tokenHash, userId, tenantId: scope.tenantId, userAgent: null, at: scope.at })
  return { Cookie: setCookie.split(';')[0] ?? '' }
}
