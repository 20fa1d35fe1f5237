import { expect, test } from 'vitest'
import { type EarlierSlip, type Opening, yearSoFar } from '~/domain/payslips/year'
import { payslipView } from '../../support/views/payslip-view'

const ONE = payslipView()
const slip = (month: string): EarlierSlip => ({ month, totals: ONE, view: ONE })
const unknown = (month: string): EarlierSlip => ({ month, totals: null, view: null })
const { since: _, ...sums } = yearSoFar(ONE, [], undefined).year
const opening: Opening = {
  until: '2026-08',
  sums: { ...sums, grossCents: 1 },
  insuredDays: null,
  taxDays: null,
}

test.each<
  [what: string, earlier: EarlierSlip[], opening: Opening | undefined, since: string, grossCents: number]
>([
  ['the only one', [], undefined, '2026-10', ONE.grossCents],
  ['those before it', [slip('2026-08'), slip('2026-09')], undefined, '2026-08', 3 * ONE.grossCents],
  ['what was paid elsewhere', [slip('2026-09')], opening, '2026-01', 2 * ONE.grossCents + 1],
  ['no month twice', [slip('2026-08'), slip('2026-09')], opening, '2026-01', 2 * ONE.grossCents + 1],
  [
    'nothing before an unknown month',
    [slip('2026-07'), unknown('2026-08'), slip('2026-09')],
    undefined,
    '2026-09',
    2 * ONE.grossCents,
  ],
  [
    'an unknown month within what was keyed',
    [unknown('2026-08'), slip('2026-09')],
    opening,
    '2026-01',
    2 * ONE.grossCents + 1,
  ],
  ['nothing keyed before an unknown month', [unknown('2026-09')], opening, '2026-10', ONE.grossCents],
  ['nothing keyed for later months', [], { ...opening, until: '2026-10' }, '2026-10', ONE.grossCents],
])('the year has %s', (_, earlier, keyed, since, grossCents) => {
  const { year } = yearSoFar(ONE, earlier, keyed)
  expect({ since: year.since, gross: year.grossCents }).toEqual({ since, gross: grossCents })
})

test('the kinds of a month are its own lines', () => {
  expect(yearSoFar(ONE, [], undefined).year).toMatchObject({
    wageTaxCents: 43150,
    churchTaxCents: 3883,
    healthCents: 28778,
    pensionCents: 30587,
    pensionBaseCents: 328888,
    taxableCents: 328888,
  })
})
