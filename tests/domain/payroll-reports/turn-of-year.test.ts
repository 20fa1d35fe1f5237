import { expect, test } from 'vitest'
import type { PayslipInput } from '~/domain/payroll/payslip/input'
import { turnsOf } from '~/domain/payroll-reports/turn-of-year'

interface Said {
  birthDate?: string
  isParent?: boolean
  childBirthDates?: string[]
  to?: string
}

function turns({ birthDate = '1990-06-15', isParent = false, childBirthDates = [], to }: Said) {
  const input = { employee: { birthDate, isParent, childBirthDates }, employment: { to } }
  return turnsOf({ year: 2027, input: input as unknown as PayslipInput, facts: [] })
}

// By hand: an age is completed on the day before the birthday (§ 187 (2), § 188 (2) BGB); 1960 retires at 66 and 4 months,
// 1961 at 66 and 6 (§ 235 SGB VI).
test.each<[string, Said, unknown[]]>([
  ['nothing at 36', {}, []],
  ['23 in May', { birthDate: '2004-05-20' }, [{ kind: 'childless', from: '2027-06' }]],
  ['23 at the end of December: from next year', { birthDate: '2004-12-20' }, []],
  [
    '23 in December of this year: from January',
    { birthDate: '2003-12-20' },
    [{ kind: 'childless', from: '2027-01' }],
  ],
  ['23, with a child', { birthDate: '2004-05-20', isParent: true }, []],
  [
    'a child of 25 on 1 March, complete the day before',
    { isParent: true, childBirthDates: ['2002-03-01', '2010-01-01'] },
    [{ kind: 'child', born: '2002-03-01', last: '2027-02' }],
  ],
  [
    '66 and 4 months on 1 March',
    { birthDate: '1960-11-02', isParent: true },
    [{ kind: 'age_limit', from: '2027-04' }],
  ],
  [
    '66 and 6 months on 30 June',
    { birthDate: '1961-01-01', isParent: true },
    [{ kind: 'age_limit', from: '2027-07' }],
  ],
  ['leaves with the year', { birthDate: '2004-05-20', to: '2026-12-31' }, []],
])('of the next year: %s', (_, said, expected) => {
  expect(turns(said)).toEqual(expected)
})
