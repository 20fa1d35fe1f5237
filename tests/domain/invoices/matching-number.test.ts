import { expect, test } from 'vitest'
import { numberPatterns, tellingWords } from '~/domain/invoices/matching-number'

const NUMBER = 'RE-2026-0037'
const OTHERS = ['RE-2026-0137', 'RE-2025-0037', 'RE-2026-1037']

test.each([
  '2026-0037',
  '2026 0037',
  'RE 2026 0037',
  'RE-2026 0037',
  'Rechnung Nr. 2026 / 0037',
  '20260037',
  're20260037',
  '2026/37',
  'RE-2026-37',
])('%s finds that number alone', (search) => {
  expect([NUMBER, ...OTHERS].filter((number) => isFound(search, number))).toEqual([NUMBER])
})

test('a year beside an amount stays two words', () => {
  expect(tellingWords('2026 1500')).toEqual(['2026', '1500'])
})

/** As LIKE finds it. */
function isFound(search: string, number: string): boolean {
  return tellingWords(search).every((word) =>
    numberPatterns(word).some((pattern) =>
      new RegExp(`^${pattern.replaceAll('%', '.*').replaceAll('_', '.')}$`, 'i').test(number),
    ),
  )
}
