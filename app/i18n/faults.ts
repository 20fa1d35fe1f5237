import type { Language } from '~db/schema'
import * as areas from './areas'

type Areas = typeof areas

/** The faults of all areas; no two areas have one of the same name. */
type NamedFault = {
  [Area in keyof Areas]: Areas[Area]['de'] extends { faults: infer Faults } ? keyof Faults : never
}[keyof Areas]

/** What can be wrong with a form, said beside the field; each area has its own. */
export const faultTexts = { de: faultsIn('de'), en: faultsIn('en') }

/** Those that are always said alike; others name their numbers or letters (fault-words.ts). */
export type FaultKey = Exclude<NamedFault, 'too_long' | 'unprintable' | 'controls'>

function faultsIn(language: Language): Record<NamedFault, string> {
  return Object.assign(
    {},
    ...Object.values(areas).map((texts) => ('faults' in texts[language] ? texts[language].faults : {})),
  )
}
