import { expect, test } from 'vitest'
import { maskNumber, parseSocialInsuranceNumber, parseTaxId } from '~/domain/employees/numbers'

test.each([
  ['an example of the pension insurance', '15070649C103', '15070649C103'],
  ['with blanks and in small letters', '65 170839 j 003', '65170839J003'],
  ['as a letter writes it', '65-170839-J-003', '65170839J003'],
  ['another check digit', '15070649C104', undefined],
  ['another letter', '15070649D103', undefined],
  ['a digit too few', '1507064C103', undefined],
  ['no letter', '150706491103', undefined],
])('social insurance number: %s', (_, text, parsed) => {
  expect(parseSocialInsuranceNumber(text)).toBe(parsed)
})

test.each([
  ['an example of the tax office', '86095742719', '86095742719'],
  ['with blanks', '47 036 892 816', '47036892816'],
  ['with slashes', '47/036/892/816', '47036892816'],
  ['two digits exchanged', '86095742791', undefined],
  ['a digit too few', '8609574271', undefined],
  ['a zero in front', '06095742719', undefined],
])('tax id: %s', (_, text, parsed) => {
  expect(parseTaxId(text)).toBe(parsed)
})

test('a mask tells numbers apart and gives none away', () => {
  expect(maskNumber('15070649C103')).toBe('… 103')
})
