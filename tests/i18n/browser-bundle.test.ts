import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { documentsTexts } from '~/i18n/documents.en.server'
import { mailTexts } from '~/i18n/mail.en.server'
import { payrollTexts } from '~/i18n/payroll.en.server'
import { GERMAN_TERMS } from '~/i18n/slip-help/languages'
import { textsOf } from '~/i18n/texts'
import { LANGUAGES, sentencesOf } from '../support/texts'

const BUILD = 'public/build'

/** Shorter ones are said in many places. */
const LONG_ENOUGH = 24

const scripts = browserScripts()
/** The help for a payslip names each line as the paper does. */
const namedByHelp = Object.values(GERMAN_TERMS)
const onScreens = LANGUAGES.flatMap((language) => sentencesOf(textsOf(language)))
  .concat(namedByHelp)
  .join('\n')

describe.each(LANGUAGES)('%s', (language) => {
  test('what a screen says is in the browser files', () => {
    expect(scripts).toContain(textsOf(language).invoices.none)
    expect(scripts).toContain(textsOf(language).faults.too_long)
  })

  test.each([
    ['mails', mailTexts],
    ['documents', documentsTexts],
    ['payroll', payrollTexts],
  ])('what only the server says is not: %s', (_, area) => {
    const lines = sentencesOf(area[language])
      .flatMap((text) => text.split('\n'))
      .filter((line) => line.length >= LONG_ENOUGH && !onScreens.includes(line))
    expect(lines.length).toBeGreaterThan(0)
    expect(lines.filter((line) => scripts.includes(line))).toEqual([])
  })
})

function browserScripts(): string {
  const files = readdirSync(BUILD, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  )
  expect(files.length, 'files of `npm run build`').toBeGreaterThan(50)
  return files
    .map((file) => readFileSync(join(BUILD, file), 'utf8'))
    .join('\n')
    .replace(/\\(?:x([\da-f]{2})|u([\da-f]{4}))/gi, (_, short, long) =>
      String.fromCharCode(Number.parseInt(short ?? long, 16)),
    )
}
