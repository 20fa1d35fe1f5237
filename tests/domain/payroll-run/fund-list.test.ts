import { expect, test } from 'vitest'
import list from '~/domain/payroll-run/fund-list.json'

/** Written from the rule: digits by 1 and 2 in turn, cross sums, last digit of the sum, or five more. */
function isNumbered(number: string): boolean {
  let sum = 0
  for (let place = 0; place < 7; place++) {
    const product = Number(number[place]) * (place % 2 === 0 ? 1 : 2)
    sum += Math.floor(product / 10) + (product % 10)
  }
  const last = Number(number[7])
  return number.length === 8 && (last === sum % 10 || last === (sum + 5) % 10)
}

test('each fund of the list has a name of its own and a company number with a right check digit', () => {
  expect(isNumbered('15027365')).toBe(true)
  expect(isNumbered('15027366')).toBe(false)
  const numbers = list.funds.flatMap(({ companyNumber }) => companyNumber ?? [])
  expect(numbers.filter((number) => !isNumbered(number))).toEqual([])
  // The Minijob-Zentrale is not a fund that a person chooses.
  expect(numbers).not.toContain('98000006')
  expect(new Set(numbers).size).toBe(numbers.length)
  expect(new Set(list.funds.map(({ name }) => name.toLowerCase())).size).toBe(list.funds.length)
  expect(list.funds.length).toBeGreaterThan(90)
})

test('rates are in order, plausible and of a source that the list names', () => {
  for (const { name, rates } of list.funds) {
    const months = rates.map(({ from }) => from)
    expect(months, name).toEqual([...months].sort())
    for (const { additionalRate, source } of rates) {
      expect(additionalRate, name).toMatch(/^\d\.\d\d$/)
      expect(Object.keys(list.sources), name).toContain(source)
    }
  }
})
