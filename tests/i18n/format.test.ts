import { describe, expect, test } from 'vitest'
import { formatAligned, formatDecimal, formatMoney, formatPercent } from '~/i18n/format'

describe('money', () => {
  test.each([
    [0, '0,00\u00a0€', '€0.00'],
    [5, '0,05\u00a0€', '€0.05'],
    [-123_456, '−1.234,56\u00a0€', '−€1,234.56'],
    [100_000_000, '1.000.000,00\u00a0€', '€1,000,000.00'],
  ])('%s cents', (cents, inGerman, inEnglish) => {
    expect(formatMoney(cents, 'de')).toBe(inGerman)
    expect(formatMoney(cents, 'en')).toBe(inEnglish)
  })
})

describe('decimals', () => {
  test.each([
    ['7.5', '7,5', '7.5'],
    ['1234.000001', '1.234,000001', '1,234.000001'],
    ['-0.25', '−0,25', '−0.25'],
  ])('%s', (text, inGerman, inEnglish) => {
    expect(formatDecimal(text, 'de')).toBe(inGerman)
    expect(formatDecimal(text, 'en')).toBe(inEnglish)
  })

  test.each([
    ['160', '160,00', '160.00'],
    ['-2.5', '−2,50', '−2.50'],
    ['1234.5678', '1.234,5678', '1,234.5678'],
  ])('%s in a column', (text, inGerman, inEnglish) => {
    expect(formatAligned(text, 'de')).toBe(inGerman)
    expect(formatAligned(text, 'en')).toBe(inEnglish)
  })

  test('a percentage', () => {
    expect(formatPercent('14.6', 'de')).toBe('14,6\u00a0%')
    expect(formatPercent('14.6', 'en')).toBe('14.6%')
  })
})
