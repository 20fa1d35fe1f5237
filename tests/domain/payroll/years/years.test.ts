import { describe, expect, test } from 'vitest'
import { calculate } from '~/domain/payroll/calculation'
import { shippedFigures } from '~/domain/payroll/years/shipped'
import { parseYear } from '~/domain/payroll/years/year-file'
import { findingSentence } from '~/i18n/payroll-sentences.server'
import { inputWith } from '../payslip/worked-payslip'
import { figuresWith, madeFile, setFigure, type YearFile } from './file-of'

const FUND = {
  id: 'nord',
  name: 'Nord',
  validFrom: '2026-01',
  additionalRate: '2.9',
  u1Rate: '1.6',
  u2Rate: '0.4',
}

/** January 2027 of somebody who enters with it. */
const january = (changes: Record<string, unknown>) =>
  inputWith({
    month: '2027-01',
    ...changes,
    employment: { from: '2027-01-01', ...(changes.employment as object) },
    funds: [FUND],
  })

const SALARY = { kind: 'salary', monthlyCents: 3_000_00 }
const MEALS = { kind: 'meals', breakfasts: 10, mainMeals: 10 }
const MINIJOB = {
  employment: { personGroup: '109', contributionGroup: '6100', fundId: undefined },
  earnings: [{ kind: 'running', amountCents: 600_00 }],
}

function missingIn(input: unknown, figures = shippedFigures()) {
  const { issues } = calculate(input, figures)
  return issues.map(({ code, figures: { part } }) => (code === 'month_without_value' ? part : code)).sort()
}

const without =
  (...parts: string[]) =>
  (file: YearFile) => {
    for (const part of parts)
      file.parts[part] = { spells: [], missing: { due: '2026-12-31', by: 'somebody' } }
  }

describe('what is missing stops what needs it', () => {
  const figures = figuresWith(without('meals'))

  test('a month with meals is refused by a sentence that names their values', () => {
    const { issues } = calculate(january({ earnings: [SALARY, MEALS] }), figures)
    expect(issues.map((issue) => findingSentence(issue, 'de'))).toEqual([
      'Für Januar 2027 fehlt noch: die Sachbezugswerte für Mahlzeiten. Was das braucht, lässt sich erst danach abrechnen.',
    ])
    expect(issues.map((issue) => findingSentence(issue, 'en'))).toEqual([
      'Still missing for January 2027: the values of meals as benefits in kind. What needs it can be calculated as soon as it is there.',
    ])
  })

  test('a month without meals calculates', () => {
    expect(calculate(january({ earnings: [SALARY] }), figures).calculation).toBeDefined()
  })

  test('all that a month lacks is named, and nothing else', () => {
    const figures = figuresWith(without('meals', 'pensionCeiling', 'minijobTax', 'garnishment'))
    const earnings = [SALARY, MEALS]
    expect(missingIn(january({ earnings }), figures)).toEqual(['meals', 'pensionCeiling'])
    expect(missingIn(january(MINIJOB), figures)).toEqual([])
    expect(missingIn(january({ ...MINIJOB, taxCard: undefined }), figures)).toEqual(['minijobTax'])
    const garnishments = [{ kind: 'ordinary', dependants: 0, dueCents: 100_00 }]
    expect(missingIn(january({ ...MINIJOB, garnishments }), figures)).toEqual(['garnishment'])
  })

  test('a draft is as good as missing', () => {
    const figures = figuresWith((file) => setFigure(file, 'pensionRate.rate', '18.8', 'draft'))
    expect(missingIn(january({ earnings: [SALARY] }), figures)).toEqual(['pensionRate'])
  })

  test('a wage that cannot be checked is said, and paid', () => {
    const figures = figuresWith(without('cleaningWage'))
    const employer = { state: 'HH', takesPartInU1: true, trade: 'building_cleaning' }
    const earnings = [{ kind: 'hours', hours: '100', hourlyWageCents: 15_00 }]
    const { calculation, issues } = calculate(january({ employer, earnings }), figures)
    expect([calculation?.result.totals.grossCents, issues.map(({ code }) => code)]).toEqual([
      1_500_00,
      ['minimum_wage_unknown'],
    ])
  })
})

describe('January 2027 as shipped', () => {
  test('of an employee is refused for what was not known on 25 November 2026, by name', () => {
    expect(missingIn(january({ earnings: [SALARY] }))).toEqual([
      ...['careCeiling', 'careRates', 'healthCeiling', 'insolvencyRate', 'pensionCeiling', 'pensionRate'],
      ...['unemploymentRate', 'wageTax'],
    ])
  })

  test('of a Minijob lacks the average additional rate, not the Minijob limit', () => {
    expect(missingIn(january(MINIJOB))).toContain('averageAdditionalRate')
    expect(missingIn(january(MINIJOB))).not.toContain('minijob')
  })
})

describe("2027's shapes through a payslip", () => {
  const slipOf = (changes: Record<string, unknown>, change: (file: YearFile) => void) => {
    const { calculation, issues } = calculate(january(changes), figuresWith(change))
    if (!calculation) throw new Error(JSON.stringify(issues))
    return calculation.result
  }

  test('care up to 72,900, health up to 76,500: of 7,000 each its own, 2.4 % of 6,075 is 145.80', () => {
    const slip = slipOf({ earnings: [{ kind: 'salary', monthlyCents: 7_000_00 }] }, (file) => {
      setFigure(file, 'healthCeiling.yearly', '76500.00')
      setFigure(file, 'careCeiling.yearly', '72900.00')
    })
    const bases = slip.bases.map(({ of, cents }) => [of, cents])
    expect(bases).toEqual([
      ['health', 6_375_00],
      ['care', 6_075_00],
      ['pension', 7_000_00],
    ])
    expect(slip.contributions.find(({ branch }) => branch === 'care')?.employeeCents).toBe(145_80)
  })

  test('private insurance: care subsidy at most 1.8 % of 6,075 = 109.35, health 8.75 % of 6,375 = 557.81', () => {
    const privateInsurance = {
      healthPremiumCents: 1_500_00,
      carePremiumCents: 400_00,
      taxPremiumCents: 1_000_00,
    }
    const slip = slipOf(
      {
        employment: { contributionGroup: '0110', privateInsurance },
        earnings: [{ kind: 'salary', monthlyCents: 9_000_00 }],
      },
      (file) => {
        setFigure(file, 'healthCeiling.yearly', '76500.00')
        setFigure(file, 'careCeiling.yearly', '72900.00')
      },
    )
    expect(slip.netItems.map(({ kind, cents }) => [kind, cents])).toEqual([
      ['health_subsidy', 557_81],
      ['care_subsidy', 109_35],
    ])
    expect(slip.history.year).toMatchObject({
      privateCover: { baseCents: 6_375_00, careBaseCents: 6_075_00 },
    })
  })

  test('premiums: 60 an hour count whole on Sunday, up to 50 at night', () => {
    const premium = { kind: 'premium', hours: '10', basicWageCents: 60_00 }
    const earnings = [
      { ...premium, work: 'sunday', percent: '50' },
      { ...premium, work: 'night', percent: '25' },
    ]
    const slip = slipOf({ earnings: [SALARY, ...earnings] }, (file) =>
      setFigure(file, 'premiums.sundayAndHolidayWage', '75.00'),
    )
    // Sunday: free 10 × 25 × 50 % = 125, taxed 0, of tax free 10 × 60 × 50 % = 300. Night: 62.50, then 10 × 50 × 25 % = 125, and 25 above.
    expect(slip.earnings.slice(1).map(({ cents, tax, insurance }) => [cents, tax, insurance])).toEqual([
      [125_00, 'free', 'free'],
      [175_00, 'free', 'running'],
      [62_50, 'free', 'free'],
      [62_50, 'free', 'running'],
      [25_00, 'running', 'running'],
    ])
    expect(slip.earnings[1]?.explanation).toMatchObject({
      rule: 'premium_free_up_to',
      figures: { taxedFrom: { cents: 75_00 }, insuredFrom: { cents: 25_00 } },
    })
  })

  test('a Minijob of 600 at 14.6 + 3.1 in health: 106.20; F and the zone follow', () => {
    const slip = slipOf(MINIJOB, (file) => {
      setFigure(file, 'averageAdditionalRate.rate', '3.1')
      setFigure(file, 'minijob.healthRate', 'by_rates')
    })
    expect(slip.contributions.find(({ branch }) => branch === 'health')?.employerCents).toBe(106_20)
  })

  test('the zone at F = 32.5 / 42.3 = 0.7683, pay of 1,200 above 603: BE 1,119.99, of the employee 854.69', () => {
    const slip = slipOf(
      { employment: { isInTransitionZone: true }, earnings: [{ kind: 'salary', monthlyCents: 1_200_00 }] },
      (file) => {
        setFigure(file, 'minijob.healthRate', 'by_rates')
        setFigure(file, 'zone.factor', 'by_rates')
      },
    )
    // 0.7683 × 603 + (2000 / 1397 − 603 / 1397 × 0.7683) × 597 = 463.2849 + 1.1000108 × 597 = 1,119.9914
    expect(slip.bases[0]).toMatchObject({ cents: 1_119_99, employeeCents: 854_69 })
  })
})

describe('the plan of the year before', () => {
  const asAllowed = (file: YearFile) => {
    without('wageTax')(file)
    file.planOfYearBefore = { until: '2027-01', source: 'letter of the ministry', grade: 'notice' }
  }

  test('serves as long as the file says, and the calculation names whose plan it is', () => {
    const { calculation } = calculate(january({ earnings: [SALARY] }), figuresWith(asAllowed))
    expect(calculation?.parameters).toEqual({ wageTax: '2026.3', socialInsurance: '2027.5' })
    const february = january({ earnings: [SALARY], month: '2027-02', employment: { from: '2027-02-01' } })
    expect(missingIn(february, figuresWith(asAllowed))).toEqual(['wageTax'])
  })

  test('gives way to the plan itself', () => {
    const both = (file: YearFile) => {
      file.planOfYearBefore = { until: '2027-03', source: 'letter of the ministry', grade: 'notice' }
    }
    const { calculation } = calculate(january({ earnings: [SALARY] }), figuresWith(both))
    expect(calculation?.parameters.wageTax).toBe('2027.5')
  })
})

describe('a file is refused', () => {
  test.each<[string, (file: YearFile) => void]>([
    ['of another year than its version', (file) => (file.version = '2026.9')],
    ['with an amount that is no amount', (file) => setFigure(file, 'pensionCeiling.yearly', '106,200')],
    ['with a rate of five decimals', (file) => setFigure(file, 'pensionRate.rate', '18.60001')],
    ['without a source', setNoSource],
    ['with a part nobody knows', (file) => (file.parts.weather = { spells: [] })],
    ['with months of another year', (file) => changeSpell(file, { until: '2028-01' })],
    ['that runs backwards', (file) => changeSpell(file, { from: '2027-05', until: '2027-04' })],
  ])('%s', (_, change) => {
    expect(() => parseYear(madeFile(change))).toThrow()
    expect(() => parseYear(madeFile())).not.toThrow()
  })
})

function setNoSource(file: YearFile): void {
  const [spell] = file.parts.meals?.spells ?? []
  if (spell) spell.breakfast = { value: '2.40', grade: 'law' } as never
}

function changeSpell(file: YearFile, change: Record<string, string>): void {
  Object.assign(file.parts.meals?.spells[0] ?? {}, change)
}
