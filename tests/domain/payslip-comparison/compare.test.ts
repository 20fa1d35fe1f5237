import { expect, test } from 'vitest'
import { shippedFigures } from '~/domain/payroll/years/shipped'
import { lineAmounts, ownAmounts, type Row } from '~/domain/payslip-comparison/amounts'
import { chosenAmounts, compareSlips } from '~/domain/payslip-comparison/compare'
import { calculated, hours } from '../payroll-month/calculated'

type Changes = Record<string, unknown>

/** What is said of each line that differs, if the payroll office had calculated from other input. */
function reasons(office: Changes, ours: Changes = {}) {
  const theirs = ownAmounts(calculated(office).result)
  const rows = compareSlips(theirs, calculated(ours), shippedFigures())
  return Object.fromEntries(rows.flatMap(({ row, reason }) => (reason ? [[row, reason]] : [])))
}

const fund = (additionalRate: string) => ({
  funds: [{ id: 'nord', name: 'Nord', validFrom: '2026-01', additionalRate, u1Rate: '1.6', u2Rate: '0.4' }],
})
const follows = { net: { code: 'follows' }, payout: { code: 'follows' } }

test('equal payslips have no reasons', () => {
  expect(reasons({})).toEqual({})
})

test('another additional rate of the fund is found, and what follows from it', () => {
  const found = reasons(fund('3.29'), fund('2.9'))
  expect(found).toMatchObject({ health: { code: 'fund_rate', value: '3.29' }, ...follows })
})

test('the surcharge without children, and a child too few', () => {
  const parent = (...childBirthDates: string[]) => ({ employee: { isParent: true, childBirthDates } })
  expect(reasons({}, parent('2019-05-01'))).toMatchObject({ care: { code: 'childless' }, ...follows })
  const two = parent('2019-05-01', '2021-05-01')
  expect(reasons(two, parent('2019-05-01'))).toMatchObject({ care: { code: 'children', value: '2' } })
})

test('tax class and church', () => {
  expect(reasons({ taxCard: { taxClass: 3 } })).toMatchObject({ wage_tax: { code: 'tax_class', value: '3' } })
  const church = reasons({ taxCard: { taxClass: 1, church: 'rk' } })
  expect(church).toMatchObject({ church_tax: { code: 'church', value: 'yes' }, ...follows })
})

test('other hours make all the rest follow', () => {
  const found = reasons({ earnings: [hours('150')] }, { earnings: [hours('144')] })
  expect(found).toMatchObject({
    gross: { code: 'hours' },
    wage_tax: { code: 'follows' },
    net: { code: 'follows' },
  })
})

test('an advance lowers the payout alone', () => {
  const deductions = [{ kind: 'advance', amountCents: 20_000 }]
  expect(reasons({ deductions })).toEqual({ payout: { code: 'after_net' } })
})

test('a cent is rounding', () => {
  const ours = calculated()
  const theirs = { ...ownAmounts(ours.result), pension: ownAmounts(ours.result).pension + 1 }
  const pension = compareSlips(theirs, ours, shippedFigures()).find(({ row }) => row === 'pension')
  expect(pension?.reason).toEqual({ code: 'rounding' })
})

test('what the other one does not say is unknown, and not a difference', () => {
  const rows = compareSlips({ net: 1 }, calculated(), shippedFigures())
  expect(rows.find(({ row }) => row === 'pension')).toMatchObject({ theirs: undefined, reason: undefined })
})

test('of several amounts at a name the one is meant that equals ours; the additional rate may stand apart', () => {
  const ours = calculated(fund('2.9'))
  const own = ownAmounts(ours.result)
  // 3,000 × 7.3 % and 1.45 %.
  expect(own.health).toBe(21_900 + 4_350)
  const read = new Map([
    ['wage_tax', [-own.wage_tax * 5, -own.wage_tax]],
    ['health', [-21_900]],
    ['additional_health', [-4_350]],
    ['pension', [99]],
  ] as [Row, number[]][])
  expect(chosenAmounts(read, ours)).toEqual({ wage_tax: own.wage_tax, health: 26_250, pension: 99 })
})

test('what is owed to the firm is not taken for what it pays', () => {
  const ours = calculated({})
  const read = new Map<Row, number[]>([['payout', [-ownAmounts(ours.result).payout]]])
  const chosen = chosenAmounts(read, ours)
  expect(chosen.payout).toBe(-ownAmounts(ours.result).payout)
  const rows = compareSlips(chosen, ours, shippedFigures())
  expect(rows.find(({ row }) => row === 'payout')).toMatchObject({ theirs: chosen.payout })
})

test('a payslip that came line by line is read by its codes', () => {
  const line = (
    kind: 'earning' | 'tax' | 'social_insurance' | 'net_deduction',
    code: string,
    amountCents: number,
  ) => ({
    ...{ kind, code, amountCents, label: code },
    ...{ quantity: null, rate: null, baseCents: null },
  })
  const lines = [
    ...[
      line('earning', 'salary', 300_000),
      line('tax', 'wage_tax', 28_000),
      line('tax', 'wage_tax_one_time', 500),
    ],
    ...[line('social_insurance', 'health', 21_900), line('social_insurance', 'additional_health', 4_350)],
    line('net_deduction', 'advance', 10_000),
  ]
  expect(lineAmounts(lines)).toEqual({
    ...{ gross: 300_000, wage_tax: 28_500, health: 26_250 },
    ...{ net: 300_000 - 28_500 - 26_250, payout: 300_000 - 28_500 - 26_250 - 10_000 },
  })
})
