import { expect, test } from 'vitest'
import example from '~/commands/payroll/example.json'
import { payslip } from '~/domain/payroll/payslip/payslip'
import { factsFromPayroll } from '~/domain/payslips/facts'
import { inputWith } from '../payroll/payslip/worked-payslip'

test('a Minijob has no marker of care insurance', () => {
  const minijob = { personGroup: '109', contributionGroup: '6100' }
  const earnings = [{ kind: 'hours', hours: '30', hourlyWageCents: 1500 }]
  const slip = payslip(inputWith({ employment: minijob, taxCard: undefined, earnings }))
  expect(slip.employment.careMarker).toBe('0')
  expect(factsFromPayroll(slip).careMarker).toBeNull()
})

test('the facts of a calculated month say what it went by', () => {
  const { identity: _, ...facts } = example
  const slip = payslip(facts)
  const oneTime = slip.bases.filter(({ of }) => of === 'health')
  expect(oneTime).toHaveLength(2)
  expect(factsFromPayroll(slip)).toEqual({
    taxDays: 30,
    insuredDays: 30,
    taxFactor: null,
    childAllowances: '1.0',
    church: 'ev',
    taxAllowance: { monthlyCents: 0, annualCents: 0 },
    taxAddition: { monthlyCents: 0, annualCents: 0 },
    contributionGroup: '1111',
    personGroup: '101',
    additionalHealthRate: '2.79',
    careMarker: '2',
    isInTransitionZone: false,
    hasOtherEmployment: false,
    taxableRunningCents: slip.totals.taxableRunningCents,
    taxableOneTimeCents: 80000,
    flatTaxed: [],
    healthBaseCents: slip.totals.grossCents,
    pensionBaseCents: slip.totals.grossCents,
    healthOneTimeCents: 80000,
    pensionOneTimeCents: 80000,
    holidayLeft: null,
  })
})
