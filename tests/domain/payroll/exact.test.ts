import { describe, expect, test } from 'vitest'
import { divideRounding, roundedShare, wholeEuros, wholeEurosUp } from '~/domain/payroll/rounding'
import { fraction, percent, scaled } from '../../../app/domain/payroll/exact'

describe('exact arithmetic', () => {
  test('rates are millionths', () => {
    expect(percent('18.6')).toBe(186_000n)
    expect(percent('0.25')).toBe(2_500n)
    expect(fraction('0.6619')).toBe(661_900n)
  })

  test.each(['', '1,5', '1.', '.5', '1e3', ' 1', '0x1', '1.23456'])('%j is no rate in percent', (text) => {
    expect(() => percent(text)).toThrow(RangeError)
  })

  test('decimal text is read without loss', () => {
    expect(scaled('-0.05', 2)).toBe(-5n)
    expect(scaled('12345678901234567890.1', 1)).toBe(123456789012345678901n)
  })

  test.each([
    [5n, 2n, 3n],
    [-5n, 2n, -3n],
    [7n, 3n, 2n],
    [8n, 3n, 3n],
    [-8n, 3n, -3n],
    [4n, 8n, 1n],
    [0n, 7n, 0n],
  ])('%s / %s rounds to %s', (dividend, divisor, rounded) => {
    expect(divideRounding(dividend, divisor)).toBe(rounded)
  })

  test('half a cent goes up', () => {
    expect(roundedShare(1_00n, percent('0.5'))).toBe(1n)
    expect(roundedShare(99n, percent('0.5'))).toBe(0n)
  })

  test('whole euros, away from zero when up', () => {
    expect(wholeEuros(1_99n)).toBe(1_00n)
    expect(wholeEurosUp(1_01n)).toBe(2_00n)
    expect(wholeEurosUp(1_00n)).toBe(1_00n)
    expect(wholeEurosUp(-1_01n)).toBe(-2_00n)
  })
})
