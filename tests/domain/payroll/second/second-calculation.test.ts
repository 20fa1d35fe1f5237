import fc from 'fast-check'
import { expect, test } from 'vitest'
import { payslip } from '~/domain/payroll/payslip/payslip'
import type { Payslip } from '~/domain/payroll/payslip/result'
import { deep } from '../../../support/fuzz-size'
import { type Figures, isMinijob, type Month } from './month'
import { inputOf, randomMonth } from './random-month'
import { secondCalculation } from './second-calculation'

const MONTHS = deep(1000, 5000)
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
    { numRuns: MONTHS },
  )
})
