import type { Language, ReaderLanguage } from '~db/schema'
import { asLanguage } from '../language'
import { type Texts, textsOf } from '../texts'
import { ar } from './ar'
import { pl } from './pl'
import { ro } from './ro'
import type { ReaderTexts } from './shape'
import { tr } from './tr'
import { uk } from './uk'

export const readerTexts: Record<Exclude<ReaderLanguage, Language>, ReaderTexts> = { pl, tr, ro, uk, ar }

/** What a page says to its reader, in whatever language that is. */
export interface Reading {
  language: ReaderLanguage
  texts: Texts
  /** What a translation says of itself; null in German and English. */
  note: string | null
}

/** The words of a page; those that no employee meets stay German beside the five languages of employees. */
export function readingIn(language: ReaderLanguage): Reading {
  const own = asLanguage(language)
  if (own) return { language, texts: textsOf(own), note: null }
  const reader = readerTexts[language as keyof typeof readerTexts]
  const german = textsOf('de')
  return {
    language,
    note: reader.note,
    texts: {
      ...german,
      common: { ...german.common, ...reader.common },
      employee: { ...german.employee, ...reader.employee },
      freshLink: reader.freshLink,
      forms: { ...german.forms, ...reader.forms },
      faults: { ...german.faults, ...reader.faults },
      errors: { ...german.errors, ...reader.errors },
    },
  }
}
