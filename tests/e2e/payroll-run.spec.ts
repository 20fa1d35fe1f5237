import { config } from '~/config.server'
import { makePayrollFirm, payrollRun } from '../journeys/payroll-run'
import { browserHand } from '../support/browser-hand'
import { test, WITH_SCRIPTS } from '../support/journey'

test.use(WITH_SCRIPTS)

// Without scripts: tests/journeys/payroll-run.test.ts.
test('a payroll month: details, hours, payslip, closing, money, adviser', async ({ page, browser, firm }) => {
  const employee = await (await browser.newContext()).newPage()
  await payrollRun({
    ...(await makePayrollFirm(firm.house)),
    office: browserHand(page),
    employee: browserHand(employee),
    postHours: (data) =>
      page.request.post('/api/intern/webhook', {
        headers: { 'X-Webhook-Secret': config().webhookSecrets[0] },
        data,
      }),
  })
  await employee.context().close()
})
