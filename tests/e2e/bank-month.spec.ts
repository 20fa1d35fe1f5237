import { bankMonth, makeMonth } from '../journeys/bank-month'
import { browserHand } from '../support/browser-hand'
import { test, WITH_SCRIPTS } from '../support/journey'

test.use(WITH_SCRIPTS)

// Without scripts: tests/journeys/bank-month.test.ts.
test('a month: debits, statement, reminder, payment, statement of account', async ({ page, firm }) => {
  await bankMonth(browserHand(page), await makeMonth(firm.house))
})
