import { expect, test } from 'vitest'
import { AGE_LIMIT_SOURCE } from '~/domain/payroll/parameters/age-limit'
import { AGE_RELIEF_SOURCE } from '~/domain/payroll/parameters/age-relief'
import { RETIREMENT_ALLOWANCE_SOURCE } from '~/domain/payroll/parameters/retirement-allowance'
import { belongsTo, PART_NAMES } from '~/domain/payroll/years/parts'
import { shippedYears } from '~/domain/payroll/years/shipped'

/** A paragraph, or an official notice. */
const OFFICIAL = /§ \d|ordinance|church tax acts|no such exemption/
const DATED = /\b20\d\d\b/

const figures = shippedYears().flatMap(({ year, parts }) =>
  PART_NAMES.flatMap((part) =>
    parts[part].spells.flatMap(({ from, notes }) =>
      Object.entries(notes).map(([name, note]) => [`${part}.${name} ${from}`, year, note] as const),
    ),
  ),
)

test('every figure says where it is from, and a shipped one is no draft', () => {
  expect(figures.length).toBeGreaterThan(200)
  for (const [name, , { source, grade }] of figures) {
    expect([name, source]).toEqual([name, expect.stringMatching(OFFICIAL)])
    expect([name, source]).toEqual([name, expect.stringMatching(DATED)])
    expect([name, grade]).not.toEqual([name, 'draft'])
  }
})

test.each([AGE_LIMIT_SOURCE, AGE_RELIEF_SOURCE, RETIREMENT_ALLOWANCE_SOURCE])('%s', (text) => {
  expect(text).toMatch(OFFICIAL)
  expect(text).toMatch(DATED)
})

const monthsOf = (year: number) =>
  Array.from({ length: 12 }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`)

const gaps = shippedYears().map(({ year, parts }) => {
  const isOpen = (part: (typeof PART_NAMES)[number]) =>
    monthsOf(year).some(
      (month) => !parts[part].spells.some(({ from, until }) => from <= month && month <= until),
    )
  const open = PART_NAMES.filter((part) => belongsTo(part, year) && isOpen(part))
  return { year, open, said: PART_NAMES.filter((part) => parts[part].missing !== undefined) }
})

test('nothing of a year runs out in silence: what does not last it says what it waits for', () => {
  expect(gaps.map(({ year, open }) => [year, open])).toEqual(gaps.map(({ year, said }) => [year, said]))
})

test('2025 and 2026 are complete', () => {
  expect(gaps.filter(({ year }) => year < 2027).flatMap(({ open }) => open)).toEqual([])
})
