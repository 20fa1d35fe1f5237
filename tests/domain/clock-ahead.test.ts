import { expect, test } from 'vitest'
import { recordVisit } from '~/domain/links/visit.server'
import { codeOf } from '~/domain/portal-code/code'
import { readCodeState, redeemCode, requestCode } from '~/domain/portal-code/codes.server'
import { findAccountLink, redeemAccountLink } from '~/domain/users/accounts/account-links.server'
import { listSessions } from '~/domain/users/accounts/own-sessions.server'
import { provideResetLink } from '~/domain/users/accounts/password-reset.server'
import { findSession, noteSessionUse, startSession } from '~/domain/users/accounts/sessions.server'
import { addMembership } from '~/domain/users/members/add-membership.server'
import { createUser } from '~/domain/users/members/users.server'
import { makeEmployee } from '../factories/employees'
import { visitorOn } from '../factories/scopes'
import { makeTenant } from '../factories/tenants'
import { freshDatabase } from '../support/database'

// The clock was a year ahead when these rows were written, and is right again.

const AHEAD = '2027-03-02T09:00:00.000Z'
const NOW = '2026-03-02T09:00:00.000Z'

test('a code from the future does not keep the employee from the next one', async () => {
  const { house, db } = freshDatabase()
  const scope = await makeTenant(house)
  const { id } = await makeEmployee(house, scope)
  const link = await db.selectFrom('access_links').selectAll().executeTakeFirstOrThrow()
  const visitor = { ...visitorOn(scope, 'mitarbeiter-portal', id), linkId: link.id }
  await requestCode(house, { ...visitor, at: AHEAD })
  const now = { ...visitor, at: NOW }
  expect(await readCodeState(house.reader, now)).toBe('none')
  await requestCode(house, now)
  const code = await db
    .selectFrom('portal_codes')
    .selectAll()
    .where('created_at', '=', NOW)
    .executeTakeFirst()
  const entered = codeOf(house.keyring, { tenantId: scope.tenantId, id: code?.id ?? '', keyId: 'k1' }) ?? ''
  expect(await redeemCode(house, now, { entered, tokenHash: 'pass' })).toBe('passed')
})

test('a session from the future opens nothing, and the time of its use does not stand still', async () => {
  const { house, db } = freshDatabase()
  const { tenantId } = await makeTenant(house)
  const { id: userId } = await createUser(
    house,
    { at: NOW },
    { email: 'a@b.example', name: 'A', passwordHash: 'x' },
  )
  await addMembership(house, { tenantId, actor: 'system', at: NOW }, { userId, role: 'owner' })
  const session = { tokenHash: 'ahead', userId, tenantId, userAgent: null, at: AHEAD }
  await startSession(house, session)
  expect(await findSession(house.reader, 'ahead', NOW)).toBeUndefined()
  expect(await listSessions(house.reader, session, NOW)).toEqual([])
  await noteSessionUse(house, { tokenHash: 'ahead', lastUsedAt: AHEAD }, NOW)
  expect(await db.selectFrom('sessions').select('last_used_at').executeTakeFirst()).toEqual({
    last_used_at: NOW,
  })

  const reset = await provideResetLink(house, { email: 'a@b.example', actor: 'system', at: AHEAD })
  const scope = { tenantId, at: AHEAD }
  const sent = await findAccountLink(house.reader, house.keyring, scope, reset?.id ?? '')
  const redeem = (at: string) =>
    redeemAccountLink(house.reader, house.keyring, { purpose: 'passwort', token: sent?.token ?? '' }, at)
  expect((await redeem(AHEAD)).outcome).toBe('open')
  expect((await redeem(NOW)).outcome).toBe('ended')
})

test('a visit from the future does not end the counting', async () => {
  const { house, db } = freshDatabase()
  await makeEmployee(house, await makeTenant(house))
  const read = () => db.selectFrom('access_links').selectAll().executeTakeFirstOrThrow()
  await recordVisit(house, await read(), AHEAD)
  await recordVisit(house, await read(), NOW)
  expect(await read()).toMatchObject({ opens: 2, last_used_at: NOW })
})
