import { expect, test } from 'vitest'
import { monthlyOf, NO_EXTRAS } from '~/domain/payroll-run/extras'

const absence = { kind: 'parental_leave' as const, from: '2026-04-20', to: '2026-06-10' }

test.each([
  ['2026-05', [absence]],
  ['2026-06', [absence]],
  ['2026-07', []],
])('time without pay until 10 June, entered in April, in %s', (month, left) => {
  expect(monthlyOf({ ...NO_EXTRAS, absences: [absence] }, month).absences).toEqual(left)
})
