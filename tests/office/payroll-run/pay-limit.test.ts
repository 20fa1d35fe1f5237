import { expect, test } from 'vitest'
import { makeOwner } from '../owner'
import { keepPayrollSettings, makePaid } from './desk'

// 6,000 a month are 72,000 a year: below the general 77,400, above the 69,750 of those private since 2002.
test.each([
  ['', true],
  ['since_2002', false],
  ['since_2026', true],
])('the payroll details say whose pay limit holds: "%s"', async (limit, isBelow) => {
  const owner = await makeOwner()
  await keepPayrollSettings(owner)
  const paid = await makePaid(owner, {
    entryOn: '2026-05-01',
    pay: { from: '2026-05', kind: 'monthly', cents: 6_000_00 },
    facts: {
      ...{ contribution_group: '0110', private_health: '600', private_care: '80', private_tax: '500' },
      ...{ is_subsidised: 'ja', pay_limit: limit },
    },
  })
  const page = await paid.page('2026-05')
  expect(page).toContain('6.000,00')
  expect(page.includes('77.400,00')).toBe(isBelow)
})
