import fc from 'fast-check'
import { expect, test } from 'vitest'
import { payslip } from '~/domain/payroll/payslip/payslip'
import type { Payslip } from '~/domain/payroll/payslip/result'
import { deep } from '../../../support/fuzz-size'
import { type Figures, isMinijob, type Month } from './month'
import { inputOf, randomMonth } from './random-month'
import { secondCalculation } from './second-calculation'

const MONTHS = deep(1000, 5000)
/** Drawn once: somebody in the zone who is away without insurance for a whole February; and the same with a bonus. */
const AWAY_FOR_A_MONTH: Month = {
  ...{
    number: 2,
    key: 'zone',
    cents: 1,
    entryDay: 1,
    isOver: false,
    oneTime: 0,
    days: 0,
    dependants: undefined,
  },
  ...{ jobs: [], minijobs: 0, taxClass: 1, childAllowances: 0, allowance: 0, childrenUnder25: 0 },
  ...{ additional: 0, additionalBefore: 0, expected: 1, premium: { health: 0, care: 0, tax: 0 } },
  ...{ hasCard: false, isChurch: false, isBavaria: false, isSaxony: false, isParent: false },
  ...{ isInU1: false, isLevied: false, away: { first: 1, last: 28, isInsured: false } },
  ...{ year: { days: 30, health: 0, pension: 0 }, lastYear: { days: 360, health: 0, pension: 0 } },
  otherYear: { health: 0, pension: 0 },
}
const DRAWN: Month[] = [AWAY_FOR_A_MONTH, { ...AWAY_FOR_A_MONTH, oneTime: 500_00, expected: 50_001 }]
const PARTS = { running: '', one_time: ' one-time', fictitious: ' fictitious', equalisation: ' back' }

function figuresOf(slip: Payslip, { key }: Month): Figures {
  const figures: Figures = { net: slip.net.cents, payout: slip.payout.cents }
  const add = (name: string, cents: number) => {
    figures[name] = (figures[name] ?? 0) + cents
  }
  for (const { branch, part, employeeCents, employerCents } of slip.contributions) {
    const name = `${branch.replace('_health', '')}${isMinijob(key) ? '' : PARTS[part]}`
    add(`${name} of employee`, employeeCents)
    add(`${name} of employer`, employerCents)
  }
  for (const { tax, part, cents } of slip.taxes) {
    add(`${tax.replace('_', ' ').replace('solidarity', 'soli')}${PARTS[part]}`, cents)
  }
  for (const { kind, cents } of slip.netItems)
    if (key !== '9111' || kind === 'garnishment') add(kind.replaceAll('_', ' '), cents)
  for (const { levy, cents } of slip.employerCosts.levies) add(levy, cents)
  add('flat tax of employer', slip.employerCosts.flatTaxCents)
  return Object.fromEntries(Object.entries(figures).filter(([, cents]) => cents !== 0))
}

test('a second calculation from the law text agrees to the cent', {
  timeout: deep(60_000),
}, () => {
  fc.assert(
    fc.property(randomMonth, (month) => {
      expect(figuresOf(payslip(inputOf(month)), month)).toEqual(secondCalculation(month))
    }),
    { numRuns: MONTHS, examples: DRAWN.map((month) => [month]) },
  )
})
