import { expect, test } from 'vitest'
import { db, house } from '../support/house'
import { plainHand } from '../support/plain-hand'
import { bankMonth, makeMonth } from './bank-month'

test('without scripts, a month has its debits, statement, reminder, payment and statement of account', async () => {
  await bankMonth(plainHand(), await makeMonth(house))
  expect(await db.selectFrom('debit_runs').select('id').execute()).toHaveLength(1)
})
