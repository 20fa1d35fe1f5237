import { expect, test } from 'vitest'
import { CustomerConflict } from '~/domain/customers/conflict'
import { findCustomer } from '~/domain/customers/find.server'
import { findLiveLink } from '~/domain/links/links.server'
import { makeCustomer } from '../../factories/customers'
import { makeTenant } from '../../factories/tenants'
import { freshDatabase } from '../../support/database'

test('a new customer has a number, a portal link and an entry in the audit', async () => {
  const { db, house } = freshDatabase()
  const scope = await makeTenant(house)
  const { id, number, linkId } = await makeCustomer(house, scope, { language: 'en' })

  expect(number).toBe('10001')
  expect(await findCustomer(db, scope, id)).toMatchObject({ number, language: 'en', isArchived: false })
  const link = await findLiveLink(db, scope, { purpose: 'portal', subjectId: id })
  expect(link?.id).toBe(linkId)
  const audit = await db.selectFrom('audit_entries').selectAll().where('subject_id', '=', id).execute()
  expect(audit.map((entry) => [entry.action, entry.actor])).toEqual([['customer.created', 'user:office']])
})

test('a number given by hand is passed over by the next one, and none is given twice', async () => {
  const { house } = freshDatabase()
  const scope = await makeTenant(house)
  await makeCustomer(house, scope, { number: '10001' })
  expect((await makeCustomer(house, scope)).number).toBe('10002')
  await expect(makeCustomer(house, scope, { number: '10002' })).rejects.toThrow(
    new CustomerConflict('number_taken'),
  )
})

test('nothing of a refused customer stays behind', async () => {
  const { db, house } = freshDatabase()
  const scope = await makeTenant(house)
  await expect(makeCustomer(house, scope, { country: 'Deutschland' })).rejects.toThrow(/CHECK/)
  expect(await db.selectFrom('access_links').selectAll().execute()).toEqual([])
  expect((await makeCustomer(house, scope)).number).toBe('10001')
})

test('two tenants may have the same customer id; each sees its own', async () => {
  const { db, house } = freshDatabase()
  const [a, b] = [await makeTenant(house), await makeTenant(house)]
  const id = '11111111-2222-3333-4444-555555555555'
  await makeCustomer(house, a, { id, name: 'Kundin von A' })
  expect(await findCustomer(db, b, id)).toBeUndefined()
  await makeCustomer(house, b, { id, name: 'Kundin von B' })
  expect((await findCustomer(db, a, id))?.name).toBe('Kundin von A')
  expect((await findCustomer(db, b, id))?.name).toBe('Kundin von B')
})
