import { describe, expect, test } from 'vitest'
import { employee } from '~/i18n/employee.en'
import { mailTexts } from '~/i18n/mail.en.server'
import { readerMails } from '~/i18n/reader/mails.server'
import { readerTexts } from '~/i18n/reader/texts.server'

const LANGUAGES = Object.keys(readerTexts) as (keyof typeof readerTexts)[]

/** Names that stay as they are. */
const SAME = ['PDF', 'Minijob', 'Midijob', 'Brutto', 'Netto', 'Dokument']

type Words = string | ((...values: string[]) => string) | { [key: string]: Words }

/** Every text under its path; what a sentence fills in stands in it as W0, W1. */
function flat(words: Words, path = ''): [string, string][] {
  if (typeof words === 'string') return [[path, words]]
  if (typeof words === 'function') return [[path, words('W0', 'W1')]]
  return Object.entries(words).flatMap(([key, each]) => flat(each, `${path}.${key}`))
}

const placeholders = (text: string) => [...text.matchAll(/\{[a-z_]+\}|W\d/g)].map(String).sort()

describe.each(LANGUAGES)('%s', (language) => {
  test('says all that an employee reads, in its own words', () => {
    const german = new Map(flat(employee.de as unknown as Words))
    for (const [path, text] of flat(readerTexts[language].employee as unknown as Words)) {
      expect(placeholders(text), path).toEqual(placeholders(german.get(path) ?? ''))
      if (!SAME.includes(text)) expect(text, path).not.toBe(german.get(path))
    }
  })

  test('fills the same words into its mails as German does', () => {
    const { templates } = mailTexts.de
    const { fresh_link, link_sent, ...own } = readerMails[language].templates
    const wordsOf = (words: object) =>
      flat(words as Words).map(([path, text]) => [path, [...new Set(placeholders(text))]])
    const { payslip_published, portal_code, document_added, leaver_link, email_changed } = templates
    expect(wordsOf(own)).toEqual(
      wordsOf({ payslip_published, document_added, leaver_link, email_changed, portal_code }).map(
        ([path, words]) => [path, words],
      ),
    )
    for (const [mine, german] of [
      [fresh_link.body, templates.fresh_link['mitarbeiter-portal'].body],
      [link_sent.body, templates.link_sent['mitarbeiter-portal'].body],
    ] as const)
      expect(new Set(placeholders(mine))).toEqual(new Set(placeholders(german)))
  })

  test('says that it binds nobody', () => {
    expect(readerTexts[language].note).toBe(readerMails[language].note)
    expect(readerTexts[language].note.length).toBeGreaterThan(40)
  })
})
