import { expect, test } from 'vitest'
import type { Calculation } from '~/domain/payroll/calculation'
import { shippedFigures } from '~/domain/payroll/years/shipped'
import { calculateEqualised } from '~/domain/payroll-run/equalised'
import { remembered } from '~/domain/payroll-run/remembered-years'
import type { PersonMonth } from '~/domain/person-years/person-year'
import { inputWith } from '../payroll/payslip/worked-payslip'

const figures = shippedFigures()
const NAMES = Array.from({ length: 12 }, (_, index) => `2026-${String(index + 1).padStart(2, '0')}`)

/** Employed all year; twice the pay in June, so that too much is withheld. */
function yearBeforeDecember() {
  let history: unknown = 'first_month'
  const inputOf = (month: string) =>
    inputWith({
      month,
      employment: { from: '2026-01-01' },
      earnings: [{ kind: 'salary', monthlyCents: month === '2026-06' ? 600_000 : 300_000 }],
      history,
    })
  const months = NAMES.slice(0, -1).map((month): PersonMonth => {
    const calculation = calculated(calculateEqualised(inputOf(month), { before: undefined, figures }))
    history = calculation.result.history
    return { month, revision: 1, publishedAt: `${month}-28T08:00:00.000Z`, calculation }
  })
  return { input: inputOf('2026-12'), months }
}

function calculated({ outcome }: ReturnType<typeof calculateEqualised>): Calculation {
  if (!outcome.calculation) throw new Error(outcome.issues.map(({ code }) => code).join())
  return outcome.calculation
}

test('a December that is there is the answer only as long as the months before give the same back', () => {
  const { input, months } = yearBeforeDecember()
  const year = { year: '2026', opening: undefined, months }
  const before = () => year
  const fresh = calculated(calculateEqualised(input, { before, figures }))
  expect(fresh.input.equalisation?.taxableCents).toBe(36_000_00)
  const kept = { ...fresh, result: { ...fresh.result, taxDays: 1 } }
  expect(calculated(calculateEqualised(input, { before, figures, kept }))).toBe(kept)
  const [, ...rest] = months
  const short = () => ({ ...year, months: rest })
  const today = calculateEqualised(input, { before: short, figures, kept })
  expect(today.remarks).toEqual([{ code: 'equalisation_figures_missing' }])
  expect(calculated(today).input.equalisation).toBeUndefined()
})

test('what was found of the same payslips is not looked for again, unless official figures are others', () => {
  let looked = 0
  const ask = (key: string, by = figures, answer = true) =>
    remembered(by, key, () => {
      looked += 1
      return answer
    })
  expect([ask('a'), ask('a', figures, false), ask('b', figures, false), looked]).toEqual([
    true,
    true,
    false,
    2,
  ])
  expect([ask('a', { ...figures }, false), looked]).toEqual([false, 3])
  for (let index = 0; index < 9_999; index += 1) ask(String(index))
  ask('a')
  expect(looked).toBe(3 + 9_999 + 1)
})
