import { expect, test } from 'vitest'
import { createContract } from '~/domain/contracts/contracts.server'
import { listContracts } from '~/domain/contracts/of-customer.server'
import { NotFound } from '~/domain/kernel/errors'
import { makeCustomer } from '../../factories/customers'
import { lineOf } from '../../factories/invoices'
import { makeTenant } from '../../factories/tenants'
import { freshDatabase } from '../../support/database'

const terms = {
  title: 'Büroreinigung',
  starts_on: '2025-01-01',
  notice_months: 3,
  interval_months: 1 as const,
}

test('a contract keeps its lines in order and appears for its customer alone', async () => {
  const { db, house } = freshDatabase()
  const scope = await makeTenant(house)
  const customer = await makeCustomer(house, scope)
  const other = await makeCustomer(house, scope, { name: 'Jemand anders' })
  const lines = [lineOf({ description: 'B' }), lineOf({ description: 'A', quantity: '2.5' })]
  const { number } = await createContract(house, scope, { ...terms, customer_id: customer.id, lines })

  const [contract] = await listContracts(db, scope, customer.id)
  expect(contract).toMatchObject({ number, title: 'Büroreinigung', endsOn: null, noticeMonths: 3, lines })
  expect(await listContracts(db, scope, other.id)).toEqual([])
})

test("a contract for another tenant's customer is refused", async () => {
  const { house } = freshDatabase()
  const customer = await makeCustomer(house, await makeTenant(house))
  const stranger = await makeTenant(house)
  const input = { ...terms, customer_id: customer.id, lines: [lineOf()] }
  await expect(createContract(house, stranger, input)).rejects.toThrow(NotFound)
})
