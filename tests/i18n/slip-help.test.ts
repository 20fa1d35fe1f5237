import { expect, test } from 'vitest'
import { asReaderLanguage, directionOf, READER_LANGUAGES } from '~/i18n/language'
import { slipHelp } from '~/i18n/slip-help/languages'
import type { ReaderLanguage } from '~db/schema'

const LANGUAGES = Object.keys(READER_LANGUAGES) as ReaderLanguage[]

const SCRIPTS: Partial<Record<ReaderLanguage, RegExp>> = {
  uk: /\p{Script=Cyrillic}/u,
  ar: /\p{Script=Arabic}/u,
}

test.each(LANGUAGES)('a payslip is explained in %s, in its own words', (language) => {
  const { terms, note, text, title } = slipHelp[language]
  const words = [...Object.values(terms), note, text, title]
  for (const each of words) expect(each).toMatch(SCRIPTS[language] ?? /\p{Script=Latin}/u)
  expect(new Set(Object.values(terms)).size).toBe(Object.keys(terms).length)
  for (const other of LANGUAGES) if (other !== language) expect(slipHelp[other].note).not.toBe(note)
})

test('nothing but these languages is understood, and Arabic runs from right to left', () => {
  expect(['pl', 'ar', 'fr', 'toString', null].map((text) => asReaderLanguage(text))).toEqual([
    'pl',
    'ar',
    undefined,
    undefined,
    undefined,
  ])
  expect([directionOf('ar'), directionOf('uk')]).toEqual(['rtl', 'ltr'])
})
