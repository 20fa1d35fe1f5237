import type { Language, ReaderLanguage } from '~db/schema'

/** The language of papers, of the office and of amounts for a reader's language. */
export function paperLanguage(language: ReaderLanguage): Language {
  return language === 'en' ? 'en' : 'de'
}
