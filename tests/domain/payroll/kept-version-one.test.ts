import { expect, test } from 'vitest'
import { parseCalculation } from '~/domain/payroll/calculation'
import kept from './kept-version-one.json'

const [minijob, march] = kept.map((calculation) => parseCalculation(JSON.stringify(calculation)))

test('a calculation of version 1 still says what it gave, without the names it had', () => {
  expect(minijob?.module).toBe('1')
  expect(minijob?.result).toMatchObject({
    totals: { grossCents: 450_45, flatTaxedCents: 450_45 },
    taxes: [{ tax: 'flat_tax', cents: 9_01 }],
    payout: { cents: 425_22 },
  })
  expect(JSON.stringify([march, minijob])).not.toMatch(/Beispiel|Lindenallee|15150690B018/)
})

test('its year so far goes on as a history', () => {
  expect(march?.result.history).toMatchObject({
    through: '2026-02',
    contributionGroup: '1111',
    year: { insured: { health: { days: 60, cents: 1_000_000 }, pension: { days: 60 } } },
    lastYear: 'unknown',
  })
  expect(march?.result.notices).toEqual([{ code: 'march_rule_applied', severity: 'note', figures: {} }])
})
