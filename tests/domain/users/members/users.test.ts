import { expect, test } from 'vitest'
import { AccountConflict } from '~/domain/users/conflict'
import { addMembership } from '~/domain/users/members/add-membership.server'
import { membershipsOf } from '~/domain/users/members/memberships.server'
import { createUser, findUserByEmail } from '~/domain/users/members/users.server'
import { makeTenant } from '../../../factories/tenants'
import { freshDatabase } from '../../../support/database'

const person = { email: 'Inga@Foerde-Glanz.example', name: 'Inga Matthießen', passwordHash: 'hash' }
const at = { at: '2026-03-02T09:00:00.000Z' }

test('a person is found by address in any case, and has it alone', async () => {
  const { db, house } = freshDatabase()
  const { id } = await createUser(house, at, person)
  expect(await findUserByEmail(db, ' inga@FOERDE-glanz.example ')).toMatchObject({ id, isActive: true })
  expect(await findUserByEmail(db, 'inga@elsewhere.example')).toBeUndefined()
  const twice = createUser(house, at, { ...person, email: person.email.toUpperCase() })
  await expect(twice).rejects.toThrow(new AccountConflict('email_taken'))
})

test('a person belongs to several tenants, with one role in each', async () => {
  const { db, house } = freshDatabase()
  const glanz = await makeTenant(house)
  const garten = await makeTenant(house, { name: 'Garten Groth' })
  await makeTenant(house, { name: 'Fremd GmbH' })
  const { id: userId } = await createUser(house, at, person)
  await addMembership(house, glanz, { userId, role: 'owner' })
  await addMembership(house, garten, { userId, role: 'read_only' })
  await addMembership(house, garten, { userId, role: 'payroll' })
  await addMembership(house, garten, { userId, role: 'payroll' })
  expect(await membershipsOf(db, userId)).toEqual([
    { tenantId: glanz.tenantId, tenantName: 'Förde Glanz GmbH', role: 'owner' },
    { tenantId: garten.tenantId, tenantName: 'Garten Groth', role: 'payroll' },
  ])
  const audit = await db
    .selectFrom('audit_entries')
    .select(['before_json', 'after_json'])
    .where('tenant_id', '=', garten.tenantId)
    .where('action', '=', 'membership.set')
    .execute()
  expect(audit).toEqual([
    { before_json: null, after_json: '{"role":"read_only"}' },
    { before_json: '{"role":"read_only"}', after_json: '{"role":"payroll"}' },
  ])
})
