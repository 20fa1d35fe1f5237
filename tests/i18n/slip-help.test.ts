import { expect, test } from 'vitest'
import { asReaderLanguage, directionOf, READER_LANGUAGES } from '~/i18n/language'
import { payrollTexts } from '~/i18n/payroll.en.server'
import { GERMAN_TERMS, slipHelp } from '~/i18n/slip-help/languages'
import { termsOf } from '~/i18n/slip-help/terms'
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

const { earnings, taxes, branches, levies, netItems, employer } = payrollTexts.de
const KINDS = [earnings, taxes, branches, levies, netItems, employer].flatMap((names) =>
  Object.entries(names),
)
const ALWAYS = termsOf([])

test.each(KINDS)('%s is explained by the word that the paper has for it: %s', (code, label) => {
  const [term, ...more] = termsOf([code]).filter((each) => !ALWAYS.includes(each))
  expect([term, more]).toEqual([expect.any(String), []])
  expect(GERMAN_TERMS[term as keyof typeof GERMAN_TERMS].split(', ')).toContainEqual(startOf(label))
})

test('what a payroll office names itself is met with everything', () => {
  expect(termsOf(['salary', 'lohnart_2110'])).toEqual(termsOf(null))
  expect(termsOf(null)).toEqual(Object.keys(GERMAN_TERMS))
})

function startOf(label: string) {
  return expect.toSatisfy((word: string) => label.startsWith(word))
}
