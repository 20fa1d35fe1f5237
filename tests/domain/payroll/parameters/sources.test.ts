import { describe, expect, test } from 'vitest'
import { TRAINING_PAY } from '~/domain/payroll/parameters/training-pay'
import { AGE_LIMIT_ALLOWANCE, AGE_LIMIT_SOURCE } from '../../../../app/domain/payroll/parameters/age-limit'
import { AGE_RELIEF_SOURCE } from '../../../../app/domain/payroll/parameters/age-relief'
import { BENEFITS, COMMUTE } from '../../../../app/domain/payroll/parameters/benefits'
import { GARNISHMENT_LIMITS } from '../../../../app/domain/payroll/parameters/garnishment'
import { CLEANING_WAGE, MINIMUM_WAGE } from '../../../../app/domain/payroll/parameters/minimum-wage'
import {
  socialInsuranceParametersOf,
  wageTaxParametersOf,
} from '../../../../app/domain/payroll/parameters/parameters-of'
import {
  MATERNITY_ALLOWANCE,
  PARTIAL_RETIREMENT,
  SHORT_TIME,
} from '../../../../app/domain/payroll/parameters/replacement'
import { RETIREMENT_ALLOWANCE_SOURCE } from '../../../../app/domain/payroll/parameters/retirement-allowance'
import { WAGE_TYPE_LIMITS } from '../../../../app/domain/payroll/parameters/wage-types'

const dated = Object.entries({
  ...{
    AGE_LIMIT_ALLOWANCE,
    BENEFITS,
    CLEANING_WAGE,
    COMMUTE,
    MINIMUM_WAGE,
    GARNISHMENT_LIMITS,
    TRAINING_PAY,
  },
  ...{ MATERNITY_ALLOWANCE, PARTIAL_RETIREMENT, SHORT_TIME, WAGE_TYPE_LIMITS },
}).flatMap(([name, rows]) =>
  rows.map(({ validFrom, value, sources }) => [`${name} ${validFrom}`, value, sources] as const),
)
const yearly = [2025, 2026].flatMap((year) => {
  const { version: _, sources: ofInsurance, ...insurance } = socialInsuranceParametersOf(year)
  const { version: __, sources: ofTax, ...tax } = wageTaxParametersOf(year)
  return [[`insurance ${year}`, insurance, ofInsurance] as const, [`wage tax ${year}`, tax, ofTax] as const]
})

/** A paragraph, or an official notice. */
const OFFICIAL = /§ \d|ordinance|church tax acts|no such exemption/
const DATED = /\b20\d\d\b/

/** Names of figures, `tariff.zoneTwo.end`; a list of limits is one figure. */
function namesOf(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [path]
  return Object.entries(value).flatMap(([key, each]) => namesOf(each, `${path}.${key}`))
}

function textsIn(value: unknown): string[] {
  return typeof value === 'string' ? [value] : Object.values(value as object).flatMap(textsIn)
}

describe('every figure says where it is from', () => {
  test.each([...dated, ...yearly])('%s', (_, value, sources) => {
    expect(namesOf(sources).sort()).toEqual(namesOf(value).sort())
    for (const text of textsIn(sources)) {
      expect(text).toMatch(OFFICIAL)
      expect(text).toMatch(DATED)
    }
  })

  test.each([AGE_LIMIT_SOURCE, AGE_RELIEF_SOURCE, RETIREMENT_ALLOWANCE_SOURCE])('%s', (text) => {
    expect(text).toMatch(OFFICIAL)
    expect(text).toMatch(DATED)
  })
})
