import type { RefusalCode } from '~/domain/payroll/errors'
import { wageTaxParametersOf } from '~/domain/payroll/parameters/parameters-of'
import type { TaxClass, TaxPeriod, TaxpayerHealth, WageTaxInput } from '~/domain/payroll/wage-tax/input'
import { wageTax } from '~/domain/payroll/wage-tax/wage-tax'

type Row = Record<string, string>

const PERIODS: Readonly<Record<string, TaxPeriod>> = { 1: 'year', 2: 'month', 3: 'week', 4: 'day' }
const RETIREMENT_FIELDS = ['VBEZ', 'VBEZM', 'VBEZS', 'VBS', 'JVBEZ', 'STERBE']
const YEAR_IN_NAME = /(20\d\d)/

/**
 * A row of official or derived wage tax figures: the plan's inputs by name, `erwartet_*` the expected outputs
 * in cents.
 */
export function isWageTaxRow(row: Row): boolean {
  return 'RE4' in row && 'STKL' in row
}

/** What a row must be refused with: pensions of a former employer, which are not covered. */
export function wantsRefusal(row: Row): RefusalCode | undefined {
  const hasRetirementPay = RETIREMENT_FIELDS.some((name) => Number(row[name] || 0) > 0)
  return hasRetirementPay ? 'versorgungsbezuege_not_covered' : undefined
}

/** The calculated and the expected figures of a row; the year stands in its column `jahr` or in the file's name. */
export function compareWageTaxRow(row: Row, fileName: string): { expected: Row; actual: Row } {
  const input = inputOf(row, yearOf(row, fileName))
  const tax = wageTax(input, wageTaxParametersOf(input.year))
  const actual: Record<string, number> = {
    LSTLZZ: tax.wageTaxCents,
    SOLZLZZ: tax.solidarityCents,
    BK: tax.churchBaseCents,
    STS: tax.oneTimeWageTaxCents,
    SOLZS: tax.oneTimeSolidarityCents,
    BKS: tax.oneTimeChurchBaseCents,
  }
  const expected: Row = {}
  for (const [column, value] of Object.entries(row)) {
    if (column.startsWith('erwartet_'))
      expected[column.slice('erwartet_'.length).replace(/_cent$/, '')] = value
  }
  return { expected, actual: Object.fromEntries(Object.entries(actual).map(([k, v]) => [k, String(v)])) }
}

function yearOf(row: Row, fileName: string): number {
  const named = [row.jahr, row.pap, fileName, row.id].find((text) => text && YEAR_IN_NAME.test(text))
  if (!named) throw new Error('no year in the row or the file name')
  return Number(YEAR_IN_NAME.exec(named)?.[1])
}

/** The plan's names as this module's input; an empty or missing field is the plan's default. */
function inputOf(row: Row, year: number): WageTaxInput {
  const number = (name: string) => Number(row[name] || 0)
  const isSet = (name: string) => number(name) === 1
  return {
    year,
    period: PERIODS[row.LZZ || '1'] ?? 'year',
    payCents: number('RE4'),
    taxClass: number('STKL') as TaxClass,
    ...(isSet('af') && { factor: row.f || '1' }),
    childAllowances: row.ZKF || '0',
    isChurchMember: number('R') > 0,
    allowanceCents: number('LZZFREIB'),
    additionCents: number('LZZHINZU'),
    ...(isSet('ALTER1') && { ageReliefYear: number('AJAHR') }),
    hasPensionInsurance: !isSet('KRV'),
    hasUnemploymentInsurance: !isSet('ALV'),
    health: healthOf(row, number),
    care: { isSaxony: isSet('PVS'), isChildless: isSet('PVZ'), reductions: number('PVA') },
    oneTime: {
      payCents: number('SONSTB'),
      expectedAnnualPayCents: number('JRE4'),
      annualAllowanceCents: number('JFREIB'),
      annualAdditionCents: number('JHINZU'),
      compensationCents: number('SONSTENT'),
      compensationInAnnualPayCents: number('JRE4ENT'),
      untaxedShareBenefitCents: number('MBV'),
    },
    retirementPayCents: Math.max(...RETIREMENT_FIELDS.map(number)),
  }
}

function healthOf(row: Row, number: (name: string) => number): TaxpayerHealth {
  if (number('PKV') === 0) return { kind: 'statutory', additionalRate: row.KVZ || '0' }
  const subsidyCents = number('PKPVAGZ')
  return {
    kind: 'private',
    premiumCents: number('PKPV'),
    subsidyCents,
    isSubsidised: number('PKV') === 2 || subsidyCents > 0,
  }
}
