import { randomUUID } from 'node:crypto'
import { addMembership } from '~/domain/users/members/add-membership.server'
import { inviteUser } from '~/domain/users/members/invitations.server'
import { createUser } from '~/domain/users/members/users.server'
import type { Role } from '~db/schema'
import { makeTenant } from '../factories/tenants'
import { post } from '../support/app'
import { house } from '../support/house'
import { knownHash } from '../support/known-hash'
import { newestTokenOf } from '../support/newest-token'

export const PASSWORD = 'drei Möwen auf der Mole'

/** A tenant with one person who can sign in, now. */
export async function makePerson(role: Role = 'owner', given?: { email: string }) {
  const at = new Date().toISOString()
  const scope = { ...(await makeTenant(house)), at }
  const email = given?.email ?? `${randomUUID()}@foerde-glanz.example`
  const passwordHash = await knownHash(PASSWORD)
  const { id: userId } = await createUser(house, scope, { email, name: 'Inga Matthießen', passwordHash })
  await addMembership(house, scope, { userId, role })
  return { scope, email, userId }
}

/** Somebody who was invited into a tenant and has the token of the mail. */
export async function invitePerson(scope: { tenantId: string; actor: string; today: string }, email: string) {
  const now = { ...scope, at: new Date().toISOString() }
  const { userId } = await inviteUser(house, now, { email, name: 'Jörn Petersen', role: 'payroll' })
  return { userId, token: await newestToken(userId) }
}

/** The token of the newest mail to a person. */
export function newestToken(userId: string): Promise<string> {
  return newestTokenOf(house, userId)
}

/** Signs in as a browser does; the Cookie header, or undefined where it was refused. */
export async function signIn(email: string, password = PASSWORD): Promise<string | undefined> {
  const answer = await post('/anmelden', { email, password }, { 'x-client-ip': randomUUID() })
  return answer.status === 303 ? answer.headers.get('set-cookie')?.split(';')[0] : undefined
}

/** Where an answer leads, without the key of what the next page has filled in. */
export function leadsTo(answer: Response): string | null {
  return answer.headers.get('location')?.replace(/&eingabe=[\w-]+/, '') ?? null
}
