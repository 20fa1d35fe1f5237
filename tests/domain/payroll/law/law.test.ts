import { describe, expect, test } from 'vitest'
import { absences } from './absences'
import { afterExit, expectedPay, marchForReturners } from './after-exit'
import { forms, settled, traps } from './forms-and-traps'
import { jobsAndPeriods } from './jobs-and-periods'
import { type LawCase, outcomeOf } from './law-case'
import { limits } from './limits'
import { churches, replacement } from './replacement'
import { garnishment, wageTypes } from './wage-types'
import { wrongFigures } from './wrong-figures'

const TABLES: Record<string, LawCase[]> = {
  'where a person or a history matters': wrongFigures,
  'the form of the statement': forms,
  traps,
  'once refused': settled,
  'wage types': wageTypes,
  garnishment,
  'pay in place of wages': replacement,
  churches,
  'several jobs, and when a period ends': jobsAndPeriods,
  'where a rule begins or ends': limits,
  'time without pay': absences,
  'paid after the last day': afterExit,
  'what the year is expected to bring': expectedPay,
  'the March rule for somebody who comes back': marchForReturners,
}

describe.each(Object.entries(TABLES))('%s', (_, cases) => {
  test.each(cases)('$name ($law)', ({ input, expected }) => {
    expect(outcomeOf({ input, expected })).toEqual(expected)
  })
})
