import Big from 'big.js'
import { describe, expect, test } from 'vitest'
import { payslip } from '~/domain/payroll/payslip/payslip'
import { payslipFromPayroll } from '~/domain/payslips/from-payroll'
import { payslipTotals, wrongTotal } from '~/domain/payslips/totals'
import type { PayslipLineView } from '~/domain/payslips/view'
import { roundToCents, sum } from '~/domain/values/money'
import { payrollTexts } from '~/i18n/payroll.en.server'
import { termsOf } from '~/i18n/slip-help/terms'
import { WORKED } from '../payroll/payslip/worked/all'
import { inputWith } from '../payroll/payslip/worked-payslip'

const linesOf = (changes: Record<string, unknown>, labels = payrollTexts.de) =>
  payslipFromPayroll(payslip(inputWith(changes)), labels).lines

describe.each(WORKED.map(({ name, input }) => [name, input] as const))('%s', (_, input) => {
  const slip = payslip(inputWith(input))
  const { month, lines, totals } = payslipFromPayroll(slip, payrollTexts.de)

  test('the lines add up to what was calculated', () => {
    expect(month).toBe(slip.month)
    expect(wrongTotal(lines, totals)).toBeUndefined()
    expect(payslipTotals(lines)).toMatchObject({ netCents: slip.net.cents, payoutCents: slip.payout.cents })
  })

  test('with the employer’s lines they add up to the costs', () => {
    const { totalCents, subsidiesCents } = slip.employerCosts
    const onTop = sum(lines.filter(({ kind }) => kind === 'employer').map(({ amountCents }) => amountCents))
    expect(totals.grossCents + onTop + subsidiesCents).toBe(totalCents)
  })

  test('whoever multiplies what a line says gets its amount', () => {
    for (const line of lines) if (line.rate !== null) expect(line.amountCents).toBeOneOf(productsOf(line))
  })

  test('each line is explained to the employee', () => {
    const unexplained = lines.filter(({ code }) => termsOf([code]).length === termsOf(null).length)
    expect(unexplained).toEqual([])
  })

  test('each line has its own code and a label', () => {
    // There may be several wages of a kind, several things received and several creditors.
    const single = lines.filter(({ kind }) => !REPEATED.includes(kind))
    const codes = single.map(({ kind, code }) => `${kind} ${code}`)
    expect(new Set(codes).size).toBe(codes.length)
    expect(lines.filter(({ label }) => label === '')).toEqual([])
  })
})

const REPEATED: readonly PayslipLineView['kind'][] = ['earning', 'net_addition', 'net_deduction']

/** Church tax drops fractions of a cent, everything else is rounded. */
function productsOf({ quantity, rate, baseCents, code }: PayslipLineView): number[] {
  const exact = new Big(rate ?? 0)
    .times(quantity ?? new Big(baseCents ?? 0).div(100))
    .times(quantity ? 100 : 1)
  return [code.startsWith('church_tax') ? exact.round(0, Big.roundDown).toNumber() : roundToCents(exact)]
}

test('paid time without work is not called hours of work', () => {
  const hours = (time: string) => ({ kind: 'hours', time, hours: '8', hourlyWageCents: 1895 })
  const earnings = ['worked', 'sick', 'vacation', 'public_holiday'].map(hours)
  const names = linesOf({ earnings }).filter(({ kind }) => kind === 'earning')
  expect(names.map(({ label }) => label)).toEqual([
    'Stundenlohn',
    'Entgeltfortzahlung Krankheit',
    'Urlaubsentgelt',
    'Bezahlte Ausfallzeit',
  ])
})

test('a month with overtime, church tax and a deduction, line by line', () => {
  const lines = linesOf({
    taxCard: { taxClass: 1, church: 'rk' },
    earnings: [
      { kind: 'hours', hours: '160', hourlyWageCents: 1895 },
      { kind: 'overtime', hours: '6.25', hourlyWageCents: 1895, premiumPercent: '25' },
    ],
    deductions: [{ kind: 'other', label: 'Vermögenswirksame Leistungen', amountCents: 4000 }],
  })
  expect(lines.map(textOf)).toEqual([
    'earning hourly_pay | Stundenlohn | 160 × 18.95 € = 303200',
    'earning overtime_pay | Überstunden | 6.25 × 18.95 € = 11844',
    'earning overtime_premium | Überstundenzuschlag | 6.25 × 4.7375 € = 2961',
    'tax wage_tax | Lohnsteuer | 318005 = 33275',
    'tax church_tax | Kirchensteuer | 33275 × 9 % = 2994',
    'social_insurance health | Krankenversicherung | 318005 × 7.3 % = 23214',
    'social_insurance additional_health | Zusatzbeitrag KV | 318005 × 1.45 % = 4611',
    'social_insurance care | Pflegeversicherung | 318005 × 2.4 % = 7632',
    'social_insurance pension | Rentenversicherung | 318005 × 9.3 % = 29574',
    'social_insurance unemployment | Arbeitslosenversicherung | 318005 × 1.3 % = 4134',
    'net_deduction other | Vermögenswirksame Leistungen | 4000',
    'employer employer_health | Krankenversicherung | 318005 × 7.3 % = 23214',
    'employer employer_additional_health | Zusatzbeitrag KV | 318005 × 1.45 % = 4611',
    'employer employer_care | Pflegeversicherung | 318005 × 1.8 % = 5724',
    'employer employer_pension | Rentenversicherung | 318005 × 9.3 % = 29574',
    'employer employer_unemployment | Arbeitslosenversicherung | 318005 × 1.3 % = 4134',
    'employer employer_u1 | Umlage U1 | 318005 × 1.6 % = 5088',
    'employer employer_u2 | Umlage U2 | 318005 × 0.4 % = 1272',
    'employer employer_insolvency | Insolvenzgeldumlage | 318005 × 0.15 % = 477',
  ])
})

test('a Minijob: the employee pays for a pension alone, the employer the flat tax', () => {
  const lines = linesOf({
    employment: { personGroup: '109', contributionGroup: '6100', fundId: undefined },
    taxCard: undefined,
    earnings: [{ kind: 'hours', hours: '37.5', hourlyWageCents: 1500 }],
  })
  expect(lines.map(textOf)).toEqual([
    'earning hourly_pay | Stundenlohn | 37.5 × 15.00 € = 56250',
    'social_insurance pension | Rentenversicherung | 56250 × 3.6 % = 2025',
    'employer employer_health | Krankenversicherung | 56250 × 13 % = 7313',
    'employer employer_pension | Rentenversicherung | 56250 × 15 % = 8438',
    'employer employer_flat_tax | Pauschsteuer | 56250 = 1125',
    'employer employer_u1 | Umlage U1 | 56250 × 0.8 % = 450',
    'employer employer_u2 | Umlage U2 | 56250 × 0.22 % = 124',
    'employer employer_insolvency | Insolvenzgeldumlage | 56250 × 0.15 % = 84',
  ])
})

test('in the transition zone the employee’s lines show the lower base, and no rate where there is not one', () => {
  const zone = {
    employment: { isInTransitionZone: true },
    earnings: [{ kind: 'salary', monthlyCents: 120_000 }],
  }
  const shares = linesOf(zone).filter(({ kind }) => kind === 'social_insurance')
  expect(shares.map(({ code, baseCents, rate }) => [code, baseCents, rate])).toEqual([
    ['health', 85_469, '7.3'],
    ['additional_health', 85_469, '1.45'],
    ['care', 85_469, null],
    ['pension', 85_469, '9.3'],
    ['unemployment', 85_469, '1.3'],
  ])
  const ofParent = linesOf({ ...zone, employee: { isParent: true } })
  expect(ofParent.find(({ code }) => code === 'care')?.rate).toBe('1.8')
})

test('one-time pay has lines of its own, in the recipient’s language', () => {
  const lines = linesOf(
    {
      earnings: [
        { kind: 'salary', monthlyCents: 300_000 },
        { kind: 'one_time', label: 'Holiday pay', amountCents: 50_000 },
      ],
    },
    payrollTexts.en,
  )
  expect(lines.filter(({ code }) => /wage_tax|pension/.test(code)).map(textOf)).toEqual([
    'tax wage_tax | Wage tax | 300000 = 29308',
    'tax wage_tax_one_time | Wage tax (one-off) | 50000 = 9600',
    'social_insurance pension | Pension insurance | 300000 × 9.3 % = 27900',
    'social_insurance pension_one_time | Pension insurance (one-off) | 50000 × 9.3 % = 4650',
    'employer employer_pension | Pension insurance | 32550',
  ])
  expect(lines[1]?.label).toBe('Holiday pay')
})

test('a month without any pay still says so', () => {
  expect(linesOf({ earnings: [{ kind: 'hours', hours: '0', hourlyWageCents: 1500 }] }).map(textOf)).toEqual([
    'earning hourly_pay | Stundenlohn | 0 × 15.00 € = 0',
    'tax wage_tax | Lohnsteuer | 0 = 0',
  ])
})

function textOf({ kind, code, label, quantity, rate, baseCents, amountCents }: PayslipLineView): string {
  const perUnit = quantity === null ? '' : `${quantity} × ${rate} € = `
  const ofBase = baseCents === null ? '' : `${baseCents}${rate === null ? '' : ` × ${rate} %`} = `
  return `${kind} ${code} | ${label} | ${perUnit}${ofBase}${amountCents}`
}
