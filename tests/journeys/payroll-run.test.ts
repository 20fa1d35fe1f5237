import { test } from 'vitest'
import { house } from '../support/house'
import { plainHand } from '../support/plain-hand'
import { postWebhook } from '../support/post-webhook'
import { neverLosePatience } from './office'
import { makePayrollFirm, payrollRun } from './payroll-run'

test('without scripts, from the first payroll details to the downloaded payslip', async () => {
  neverLosePatience()
  await payrollRun({
    ...(await makePayrollFirm(house)),
    office: plainHand(),
    employee: plainHand(),
    postHours: (message) => postWebhook(JSON.stringify(message)),
  })
})
