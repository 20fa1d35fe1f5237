import type { Language } from '~db/schema'
import { de } from './de'
import { en } from './en'

/** Every text a person reads, in one language. German is the shape; English must match it. */
export type Texts = typeof de

const dictionaries: Record<Language, Texts> = { de, en }

/** The dictionary of a language. */
export function textsOf(language: Language): Texts {
  return dictionaries[language]
}
