import { expect, test, vi } from 'vitest'
import { formatDate, formatDayOf, formatMonth, formatMonthName } from '~/i18n/format'
import { keptFormat } from '~/i18n/kept-format'

test('what was formatted before is the same, and made once', () => {
  const format = vi.fn((text: string) => `<${text}>`)
  const kept = keptFormat(format)
  expect([kept('a'), kept('b'), kept('a')]).toEqual(['<a>', '<b>', '<a>'])
  expect(format).toHaveBeenCalledTimes(2)
})

test('no more than a thousand are kept', () => {
  const format = vi.fn((text: string) => text)
  const kept = keptFormat(format)
  for (let number = 0; number <= 1000; number += 1) kept(`${number}`)
  kept('1000')
  expect(format).toHaveBeenCalledTimes(1001)
  kept('0')
  expect(format).toHaveBeenCalledTimes(1002)
})

test('languages and formats are kept apart, whichever is asked first', () => {
  for (const _ of ['first', 'again']) {
    expect([formatDate('2026-10-05', 'de'), formatDate('2026-10-05', 'en')]).toEqual([
      '05.10.2026',
      '5 Oct 2026',
    ])
    expect([formatMonth('2026-10', 'de'), formatMonth('2026-10', 'en')]).toEqual([
      'Oktober 2026',
      'October 2026',
    ])
    expect([formatMonthName('2026-10', 'de'), formatMonthName('2026-10', 'pl')]).toEqual([
      'Oktober',
      'październik',
    ])
    expect(formatDate('2026-10-01', 'de')).toBe('01.10.2026')
    expect(formatDayOf('2026-10-05T22:30:00Z', 'de')).toBe('06.10.2026')
    expect(formatDayOf('2026-10-05T21:30:00Z', 'en')).toBe('5 Oct 2026')
  }
})
