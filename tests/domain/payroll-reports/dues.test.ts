import { expect, test } from 'vitest'
import { fundStatementsOf } from '~/domain/payroll-reports/fund-statements'
import { journalOf } from '~/domain/payroll-reports/journal'
import { taxReturnOf } from '~/domain/payroll-reports/tax-return'
import { calculated, countedOf, counting, MAY } from './people'

test('the journal has each payslip, and of a correction the difference', () => {
  const { rows, sums } = journalOf(MAY, '2026-05')
  expect(rows.map(({ employee, month, isCorrection }) => [employee.number, month, isCorrection])).toEqual([
    ['Ahrens', '2026-05', false],
    ['Minkowski', '2026-05', false],
    ['Kurz', '2026-05', false],
    ['Petersen', '2026-04', true],
  ])
  // 200 € more: half of 14.6, 2.9, 18.6 and 2.6 % each, care insurance 2.4 and 1.8 %, levies 1.6, 0.4 and 0.15 %.
  expect(rows[3]?.amounts).toMatchObject({
    ...{ gross: 200_00, taxable: 200_00, wageTax: 44_17, insured: 200_00, pensionBase: 200_00 },
    ...{ healthEmployee: 14_60, additionalEmployee: 2_90, careEmployee: 4_80, pensionEmployee: 18_60 },
    ...{ unemploymentEmployee: 2_60, healthEmployer: 14_60, careEmployer: 3_60, u1: 3_20, u2: 80 },
    // 200 − 44.17 − 14.60 − 2.90 − 4.80 − 18.60 − 2.60 = 112.33
    ...{ insolvency: 30, insolvencyBase: 200_00, net: 112_33, payout: 112_33 },
  })
  // 9 % of 293.08 is 26.37 with the fraction of a cent cut off; 3,000 + 500 + 800 + 200; 25 % of 800 is 200.
  expect(sums).toMatchObject({ gross: 4_500_00, wageTax: 337_25, churchTax: 26_37, flatTaxed: 1_300_00 })
  // What the Minijob costs on top: 13 + 15 % of 500, 2 % flat tax, U1 0.8, U2 0.22, insolvency 0.15 %.
  expect(rows[1]?.amounts).toMatchObject({
    ...{ healthEmployer: 65_00, pensionEmployer: 75_00, pensionEmployee: 18_00, flatTax: 10_00 },
    ...{ u1: 4_00, u2: 1_10, insolvency: 75, net: 482_00, cost: 655_85 },
  })
})

test('each fund is owed its groups, corrections of earlier months with them', () => {
  const [nord, minijobs, ...others] = fundStatementsOf(MAY, '2026-05')
  expect(others).toEqual([])
  // On 3,000 and 200 € more: 14.6, 2.9, 18.6, 2.6, 4.2 %, and 1.6, 0.4, 0.15 %.
  expect(nord).toEqual({
    ...{ fundId: 'nord', fundName: 'Nord', people: 2 },
    rows: [
      { group: '1000', cents: 438_00 + 29_20 },
      { group: 'ZBP', cents: 87_00 + 5_80 },
      { group: '0100', cents: 558_00 + 37_20 },
      { group: '0010', cents: 78_00 + 5_20 },
      { group: '0001', cents: 126_00 + 8_40 },
      { group: 'U1', cents: 48_00 + 3_20 },
      { group: 'U2', cents: 12_00 + 80 },
      { group: '0050', cents: 4_50 + 30 },
    ],
    totalCents: 1_351_50 + 90_10,
    earlier: [{ month: '2026-04', cents: 90_10 }],
  })
  // 500 € of the Minijob, and the levies on 800 € of short-term work.
  expect(minijobs).toEqual({
    ...{ fundId: undefined, fundName: 'Minijob-Zentrale', people: 2, earlier: [] },
    rows: [
      { group: '6000', cents: 65_00 },
      { group: '0100', cents: 93_00 },
      { group: 'U1', cents: 4_00 + 6_40 },
      { group: 'U2', cents: 1_10 + 1_76 },
      { group: '0050', cents: 75 + 1_20 },
      { group: 'St', cents: 10_00 },
    ],
    totalCents: 183_21,
  })
})

test('the tax office is owed wage tax, flat tax, Soli and church tax by church', () => {
  // 25 % of 800 € is 200.00, Soli on it 11.00 and church tax 18.00; the Minijob is not reported here.
  expect(taxReturnOf(MAY)).toEqual({
    people: 3,
    ...{ wageTaxCents: 293_08 + 44_17, flatTaxCents: 200_00, solidarityCents: 11_00 },
    churches: [{ church: 'ev', cents: 26_37 + 18_00 }],
    totalCents: 592_62,
    years: [{ year: '2026', wageTaxCents: 337_25 }],
    states: [{ state: 'HH', churches: [{ church: 'ev', cents: 44_37 }] }],
  })
})

test('a change of fund, found late, takes from the one and gives to the other', () => {
  const pay = { earnings: [{ kind: 'salary', monthlyCents: 1_000_00 }], month: '2026-04' }
  const other = {
    id: 'süd',
    name: 'Süd',
    validFrom: '2026-01',
    additionalRate: '3.9',
    u1Rate: '2',
    u2Rate: '1',
  }
  const moved = { ...pay, employment: { fundId: 'süd', isInTransitionZone: false }, funds: [other] }
  const [nord, south] = fundStatementsOf([counting('Wechsel', moved, pay)], '2026-05')
  expect(nord?.rows.find(({ group }) => group === '1000')).toEqual({ group: '1000', cents: -146_00 })
  expect(south?.rows.find(({ group }) => group === 'ZBP')).toEqual({ group: 'ZBP', cents: 39_00 })
  // Levies go with the fund: 1.6 and 0.4 % back, 2 and 1 % due.
  const levies = (rows: { group: string; cents: number }[] = []) =>
    rows.filter(({ group }) => ['U1', 'U2', '0050'].includes(group)).map(({ cents }) => cents)
  expect([levies(nord?.rows), levies(south?.rows)]).toEqual([
    [-16_00, -4_00, -1_50],
    [20_00, 10_00, 1_50],
  ])
})

test('what a voluntary member has passed on is apart, and what is paid to the fund directly is not there', () => {
  const employment = { contributionGroup: '9111' }
  const pay = { earnings: [{ kind: 'salary', monthlyCents: 7_000_00 }] }
  const groups = (changes: Record<string, unknown>) =>
    Object.fromEntries(
      fundStatementsOf([counting('Frei', { ...pay, ...changes })], '2026-05').flatMap(({ rows }) =>
        rows.map(({ group, cents }) => [group, cents]),
      ),
    )
  // 14.6, 2.9 and 4.2 % of the ceiling of 5,812.50, halves rounded first.
  expect(groups({ employment })).toMatchObject({ 9000: 848_62, ZBF: 168_56, '0001': 244_13 })
  const itself = { contributionGroup: '0110', paysFundDirectly: true }
  expect(Object.keys(groups({ employment: itself })).sort()).toEqual(
    ['0010', '0050', '0100', 'U1', 'U2'].sort(),
  )
})

test('tax of last year, corrected in January, is apart, and a couple of two churches goes half and half', () => {
  const december = { month: '2025-12', earnings: [{ kind: 'salary', monthlyCents: 3_000_00 }] }
  const raised = { ...december, earnings: [{ kind: 'salary', monthlyCents: 3_400_00 }] }
  const late = counting('Spät', raised, december)
  const couple = calculated({
    ...{ month: '2026-01', earnings: [{ kind: 'salary', monthlyCents: 4_000_00 }] },
    ...{ taxCard: { taxClass: 4, church: 'rk', churchOfSpouse: 'ev' } },
  })
  const { years, churches } = taxReturnOf([late, countedOf('Paar', couple)])
  expect(years.map(({ year }) => year)).toEqual(['2026', '2025'])
  const taxOf = (slip: { taxes: { tax: string; cents: number }[] }, name: string) =>
    slip.taxes.filter(({ tax }) => tax === name).reduce((all, { cents }) => all + cents, 0)
  const difference = taxOf(late.now, 'wage_tax') - taxOf(late.before?.slip ?? late.now, 'wage_tax')
  expect(difference).toBeGreaterThan(0)
  expect(years[1]?.wageTaxCents).toBe(difference)
  const church = taxOf(couple.result, 'church_tax')
  expect(churches).toEqual([
    { church: 'ev', cents: Math.floor(church / 2) },
    { church: 'rk', cents: Math.ceil(church / 2) },
  ])
})

test('whoever has nothing but a correction counts as paid only where it changes pay or tax', () => {
  const april = { month: '2026-04', earnings: [{ kind: 'salary', monthlyCents: 3_000_00 }] }
  const people = (...counted: Parameters<typeof taxReturnOf>[0]) => taxReturnOf(counted).people
  // Levies alone: out of U1 since April.
  const levies = counting('Umlage', { ...april, employer: { takesPartInU1: false } }, april)
  expect(fundStatementsOf([levies], '2026-05')[0]?.totalCents).toBe(-48_00)
  expect(people(levies)).toBe(0)
  expect(
    people(
      counting('Nachzahlung', { ...april, earnings: [{ kind: 'salary', monthlyCents: 3_200_00 }] }, april),
    ),
  ).toBe(1)
  expect(people(counting('Karte', { ...april, taxCard: { taxClass: 3 } }, april))).toBe(1)
  expect(people(levies, counting('Umlage', { ...april, month: '2026-05' }))).toBe(1)
})

test('a fund whose people owe nothing in a month wants a statement of nothing', () => {
  const sick = counting('Krank', {
    ...{ earnings: [], absences: [{ kind: 'sick_benefit', from: '2026-04-01', to: '2026-05-31' }] },
  })
  expect(fundStatementsOf([sick], '2026-05')).toEqual([
    { fundId: 'nord', fundName: 'Nord', rows: [], totalCents: 0, earlier: [], people: 1 },
  ])
})

test('one-time pay that the March rule assigns to last December is owed now, and named with its month', () => {
  const [ahrens] = MAY
  if (!ahrens) throw new Error('nobody')
  const { now } = ahrens
  const assigned = now.contributions.map((row) => ({ ...row, month: '2025-12' }))
  const [nord] = fundStatementsOf([{ ...ahrens, now: { ...now, contributions: assigned } }], '2026-05')
  // All but the levies: 438 + 87 + 126 + 558 + 78.
  expect(nord?.earlier).toEqual([{ month: '2025-12', cents: 1_287_00 }])
  expect(nord?.totalCents).toBe(1_351_50)
})
