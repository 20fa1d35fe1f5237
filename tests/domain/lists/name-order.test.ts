import { expect, test } from 'vitest'
import { listHours } from '~/domain/hours/hours.server'
import { readHoursPage } from '~/domain/hours/month.server'
import { addMembership } from '~/domain/users/members/add-membership.server'
import { listMembers } from '~/domain/users/members/members.server'
import { membershipsOf } from '~/domain/users/members/memberships.server'
import { listOwnTenants } from '~/domain/users/members/own-tenants.server'
import { createUser } from '~/domain/users/members/users.server'
import { receive, timeRecording } from '../../factories/deliveries'
import { makeEmployee } from '../../factories/employees'
import { makeTenant } from '../../factories/tenants'
import { freshDatabase } from '../../support/database'

const IN_ORDER = ['Ähre', 'Olsen', 'öztürk', 'Pohl', 'Zimmermann']
const AS_THEY_CAME = ['Zimmermann', 'öztürk', 'Pohl', 'Ähre', 'Olsen']
const AT = { at: '2026-03-02T09:00:00.000Z' }

test('people and firms stand in the same German order on every page', async () => {
  const { house, db } = freshDatabase()
  const scope = await makeTenant(house, { name: 'Zimmermann' })
  const owner = await createUser(house, AT, { email: 'inga@example.org', name: 'Olsen', passwordHash: '' })
  await addMembership(house, scope, { userId: owner.id, role: 'owner' })
  for (const name of AS_THEY_CAME.slice(1)) {
    const firm = await makeTenant(house, { name })
    await addMembership(house, firm, { userId: owner.id, role: 'owner' })
  }
  for (const name of AS_THEY_CAME.slice(0, -1)) {
    const { id: userId } = await createUser(house, AT, {
      email: `${name}@example.org`,
      name,
      passwordHash: '',
    })
    await addMembership(house, scope, { userId, role: 'payroll' })
  }
  const hours: Record<string, [number, number]> = {}
  for (const [index, lastName] of AS_THEY_CAME.entries()) {
    const firstName = `${index}`
    const { id } = await makeEmployee(house, scope, { first_name: firstName, last_name: lastName })
    hours[id] = [160, 0]
  }
  await receive(house, scope, timeRecording(scope.tenantId, '2026-02', hours))

  const everybody = { month: '2026-02', search: '', presence: 'all', place: { page: 1 } } as const
  const { list } = await readHoursPage({ executor: db, vault: null, scope, month: '2026-02' }, everybody)
  const employees = list.items.map(({ name }) => name.split(',')[0])
  const recorded = (await listHours(db, scope, '2026-02')).map(({ employee }) => employee?.name.slice(2))
  const members = (await listMembers(db, scope)).map(({ name }) => name)
  const memberships = (await membershipsOf(db, owner.id)).map(({ tenantName }) => tenantName)
  const ownTenants = (await listOwnTenants(db, owner.id)).map(({ name }) => name)
  expect({ employees, recorded, members, memberships, ownTenants }).toEqual({
    employees: IN_ORDER,
    recorded: IN_ORDER,
    members: IN_ORDER,
    memberships: IN_ORDER,
    ownTenants: IN_ORDER,
  })
})
