import { december, makeDecember } from '../journeys/december'
import { browserHand } from '../support/browser-hand'
import { test, WITH_SCRIPTS } from '../support/journey'

test.use(WITH_SCRIPTS)

// Without scripts: tests/journeys/december.test.ts.
test('a December: Christmas pay, the year’s tax, and what the new year needs', async ({
  page,
  browser,
  firm,
}) => {
  const employee = await (await browser.newContext()).newPage()
  await december({
    ...(await makeDecember(firm.house)),
    office: browserHand(page),
    employee: browserHand(employee),
  })
  await employee.context().close()
})
