import { expect, test } from 'vitest'
import { maskIban, parseIban } from '~/domain/values/iban'

test.each([
  ['German', 'DE89370400440532013000', 'DE89370400440532013000'],
  ['in groups and small letters', ' de89 3704 0044 0532 0130 00 ', 'DE89370400440532013000'],
  ['Danish', 'DK50 0040 0440 1162 43', 'DK5000400440116243'],
  ['with a wrong check digit', 'DE88370400440532013000', undefined],
  ['with a digit too few', 'DE8937040044053201300', undefined],
  ['of no country', 'ZZ89370400440532013000', undefined],
  ['empty', '', undefined],
])('an IBAN %s', (_, text, parsed) => {
  expect(parseIban(text)).toBe(parsed)
})

test('a mask shows the country and the last four digits only', () => {
  expect(maskIban('DE89 3704 0044 0532 0130 00')).toBe('DE** **** … 3000')
})
