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

export interface Reading {
  language: ReaderLanguage
  texts: Texts
  /** That the translation is not binding; null in German and English. */
  note: string | null
}

/** Beyond German and English, only employees' own pages are translated; the rest stays German. */
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
