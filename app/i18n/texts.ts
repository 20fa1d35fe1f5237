import type { Language } from '~db/schema'
import * as areas from './areas'
import { faultTexts } from './faults'

/** German defines the shape; English must match it. */
export type Texts = { [Area in keyof typeof areas]: (typeof areas)[Area]['de'] } & {
  faults: (typeof faultTexts)['de']
}

/** Areas with texts about what was saved. */
export type SavingArea = {
  [Area in keyof Texts]: Texts[Area] extends { saved: object } ? Area : never
}[keyof Texts]

export type SavedKey<Area extends SavingArea> = keyof Texts[Area]['saved'] & string

const dictionaries: Record<Language, Texts> = { de: textsIn('de'), en: textsIn('en') }

export function textsOf(language: Language): Texts {
  return dictionaries[language]
}

function textsIn(language: Language): Texts {
  const inLanguage = Object.entries(areas).map(([area, texts]) => [area, texts[language]])
  return { ...Object.fromEntries(inLanguage), faults: faultTexts[language] }
}
