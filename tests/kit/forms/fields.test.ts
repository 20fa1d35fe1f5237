import { expect, test } from 'vitest'
import { controls, faultWords, isFault, tooLong } from '~/i18n/fault-words'
import { faultTexts } from '~/i18n/faults'
import { readerTexts } from '~/i18n/reader/texts.server'
import { inPrint, line, optionalLine, optionalParagraphs, paragraphs } from '~/kit/forms/fields'
import { firmName, name } from '~/kit/forms/name-fields'

test('what turns the order of letters round is left out', () => {
  expect(line(100).parse('Kanzlei\u202Egnp.exe\u2069 Voß')).toBe('Kanzleignp.exe Voß')
})

test('what nobody can see is left out, and is nothing where there is nothing else', () => {
  expect(line(100).parse('\uFEFFMül\u00ADler\u200B')).toBe('Müller')
  expect(line(100).parse('👩\u200D🔧 Müller')).toBe('👩\u200D🔧 Müller')
  for (const unseen of ['\u200B', ' \u2060\uFEFF ', '\u200D\u200C', '\u3164', '\u2800 \u00A0'])
    expect(line(100).safeParse(unseen).error?.issues[0]?.message).toBe('required')
})

test.each([
  ['a Windows-1252 file read as Latin-1', 'Bau \u0096 O\u0092Neil', 'controls U+0096,U+0092'],
  ['a hyphen copied from a PDF', 'Kfz\u0002Werkstatt', 'controls U+0002'],
  ['nothing', 'Weg\u0000 1', 'controls U+0000'],
  ['an escape', 'Kiel\u001b[2J', 'controls U+001B'],
])('control characters are refused, for a letter was lost there: %s', (_, text, fault) => {
  for (const schema of [
    line(100),
    optionalLine(100),
    paragraphs(100),
    optionalParagraphs(100),
    inPrint(line(100)),
  ])
    expect(schema.safeParse(text).error?.issues.map(({ message }) => message)).toEqual([fault])
})

test('what Word and Excel break lines with is a line break', () => {
  expect(paragraphs(100).parse('Eins\vZwei\fDrei\u0085Vier\u2028Fünf\r\nSechs')).toBe(
    'Eins\nZwei\nDrei\nVier\nFünf\nSechs',
  )
  expect(line(100).parse('Hof\vHinterhaus')).toBe('Hof Hinterhaus')
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

test.each([
  ['letters', 'x'.repeat(11), 'too_long 10 11'],
  ['emoji of two code units', '🧹'.repeat(10), undefined],
  ['an emoji too many', '🧹'.repeat(11), 'too_long 10 11'],
  ['umlauts of two letters', 'u\u0308'.repeat(10), undefined],
  ['blanks that go', ` ${'x'.repeat(10)}\r\n`, undefined],
  ['line ends, which are one each', `${'x'.repeat(9)}\r\n\r\nx`, 'too_long 10 12'],
])('characters are counted as people do: %s', (_, text, fault) => {
  for (const schema of [paragraphs(10), optionalParagraphs(10)])
    expect(schema.safeParse(text).error?.issues[0]?.message).toBe(fault)
})

test.each([
  ['de', 'Bitte kürzen Sie auf höchstens 40 Zeichen. Jetzt sind es 41.'],
  ['en', 'Please shorten this to 40 characters at most. Now there are 41.'],
] as const)('what is too long says by how much: %s', (language, words) => {
  const fault = optionalLine(40).safeParse('x'.repeat(41)).error?.issues[0]?.message ?? ''
  expect(isFault(fault) && faultWords(faultTexts[language], fault)).toBe(words)
})

test.each(Object.entries(readerTexts))('and in %s', (_, { faults }) => {
  const texts = { ...faultTexts.de, ...faults }
  expect(faultWords(texts, tooLong(2000, 2134))).toMatch(/2000\D+2134/)
  expect(faultWords(texts, controls(['\u0002', '\u0096']))).toMatch(/\(U\+0002, U\+0096\)/)
  expect(faultWords(texts, controls(['\u0002']))).not.toContain('Steuerzeichen')
})
