import { randomUUID } from 'node:crypto'
import { addMembership } from '~/domain/users/members/add-membership.server'
import { createUser } from '~/domain/users/members/users.server'
import { readDemo } from './demo'
import type { Firm } from './firm'
import { knownHash } from './known-hash'

const PASSWORD = 'drei Möwen auf der Mole'

export async function somebody({ house }: Firm) {
  const at = new Date().toISOString()
  const scope = { tenantId: readDemo().mandant_id, actor: 'system', at }
  const email = `${randomUUID()}@foerde-glanz.example`
  const passwordHash = await knownHash(PASSWORD)
  const { id: userId } = await createUser(house, scope, { email, name: 'Jörn Petersen', passwordHash })
  await addMembership(house, scope, { userId, role: 'read_only' })
  return { userId, email, password: PASSWORD }
}
