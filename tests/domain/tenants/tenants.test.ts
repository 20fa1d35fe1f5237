import { expect, test } from 'vitest'
import { findTenant } from '~/domain/tenants/tenants.server'
import { makeTenant } from '../../factories/tenants'
import { freshDatabase } from '../../support/database'

test('a tenant is found by its own scope, with what was left out unknown', async () => {
  const { db, house } = freshDatabase()
  const id = 'aaaaaaaa-0000-0000-0000-000000000001'
  const scope = await makeTenant(house, { id, payment_term_days: 30 })
  await makeTenant(house, { name: 'Garten Groth' })
  expect(await findTenant(db, scope)).toMatchObject({
    id,
    name: 'Förde Glanz GmbH',
    paymentTermDays: 30,
    language: 'de',
    bic: null,
  })
  expect(await findTenant(db, { tenantId: 'nobody' })).toBeUndefined()
})
