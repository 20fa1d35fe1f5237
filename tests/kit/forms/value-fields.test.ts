import { expect, test } from 'vitest'
import { parseDate } from '~/kit/forms/dates'
import { amount, month } from '~/kit/forms/value-fields'

test.each([
  ['2026-01-31', '2026-01-31'],
  ['31.1.2026', '2026-01-31'],
  ['31.02.2026', undefined],
  ['2026-02-30', undefined],
  ['1.1.26', undefined],
  ['0026-01-01x', undefined],
])('date %s', (text, parsed) => expect(parseDate(text)).toBe(parsed))

test.each([
  ['15,50', 1550],
  ['3.450 €', 345_000],
])('amount %s', (text, cents) => expect(amount('required').parse(text)).toBe(cents))

test.each([
  ['2026-01', '2026-01'],
  ['1/2026', '2026-01'],
  ['12.2026', '2026-12'],
  ['13.2026', undefined],
])('month %s', (text, parsed) => expect(month('required').safeParse(text).data).toBe(parsed))
