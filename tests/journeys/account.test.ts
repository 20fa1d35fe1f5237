import { expect, test } from 'vitest'
import { setupCode } from '~/auth/setup-code.server'
import { config } from '~/config.server'
import { inviteUser } from '~/domain/users/members/invitations.server'
import { forgetAccounts } from '../support/forget-accounts'
import { db, house } from '../support/house'
import { newestTokenOf } from '../support/newest-token'
import { plainHand } from '../support/plain-hand'
import { accountOfTwo, GUEST } from './account'

// In German Chromium goes the same way (tests/e2e/accounts.spec.ts).
test('English leads two people through every page of an account', async () => {
  await forgetAccounts(db)
  const [owner, guest, elsewhere] = [plainHand(), plainHand(), plainHand()]
  let userId = ''
  await accountOfTwo({
    ...{ language: 'en', owner, guest, elsewhere },
    setupCode: setupCode(config().linkKeys[0].secret),
    async invite() {
      const { tenant_id: tenantId, user_id } = await db
        .selectFrom('memberships')
        .select(['tenant_id', 'user_id'])
        .executeTakeFirstOrThrow()
      const scope = { tenantId, actor: `user:${user_id}`, at: new Date().toISOString() }
      userId = (await inviteUser(house, scope, { email: GUEST, name: 'Jörn Petersen', role: 'payroll' }))
        .userId
      return `/einladung/${await newestTokenOf(house, userId)}`
    },
    newestReset: async () => `/passwort/${await newestTokenOf(house, userId)}`,
    examine: (hand) => hand.speaks('en'),
  })
  expect(await db.selectFrom('users').select('id').execute()).toHaveLength(2)
})
