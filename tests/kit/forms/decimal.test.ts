import { expect, test } from 'vitest'
import { parseCents, parseDecimal } from '~/kit/forms/decimal'

test.each([
  ['2,5', '2.5'],
  ['1.234,50', '1234.5'],
  ['1234.50', '1234.5'],
  ['1.234', '1234'],
  ['0,125', '0.125'],
  ['0.125', '0.125'],
  ['007', '7'],
  ['-1', undefined],
  ['1,2345678', undefined],
  ['1,2,3', undefined],
  ['', undefined],
])('%j is the number %j', (text, number) => {
  expect(parseDecimal(text, 6)).toBe(number)
})

test.each([
  ['45', 4500],
  ['45,5 €', 4550],
  ['1.234,05', 123405],
  ['0,999', undefined],
])('%j is %j cents', (text, cents) => {
  expect(parseCents(text)).toBe(cents)
})
