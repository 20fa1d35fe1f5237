import { expect, test } from 'vitest'
import { firmName, line, name } from '~/forms/fields'

test('what turns the order of letters round is left out', () => {
  expect(line(100).parse('Kanzlei\u202Egnp.exe\u2069 Voß')).toBe('Kanzleignp.exe Voß')
})

test.each([
  ['mobile.de GmbH', true],
  ['Garten & Söhne e. K.', true],
  ['www.evil.example', false],
  ['Bank evil.example/jetzt', false],
  ['Bank <post@bank.example>', false],
])('a firm may be called %s: %s', (text, isGood) => {
  expect(firmName().safeParse(text).success).toBe(isGood)
})

test.each([
  ['Dr. Änne Öztürk', true],
  ['jetzt evil.com', false],
])('a person may be called %s: %s', (text, isGood) => {
  expect(name().safeParse(text).success).toBe(isGood)
})
