import type { Language } from '~db/schema'
import * as areas from './areas'

type Areas = typeof areas

/** Names are unique across areas. */
type NamedFault = {
  [Area in keyof Areas]: Areas[Area]['de'] extends { faults: infer Faults } ? keyof Faults : never
}[keyof Areas]

export const faultTexts = { de: faultsIn('de'), en: faultsIn('en') }

/** Faults without parameters; for the others see fault-words.ts. */
export type FaultKey = Exclude<NamedFault, 'too_long' | 'unprintable' | 'controls'>

function faultsIn(language: Language): Record<NamedFault, string> {
  return Object.assign(
    {},
    ...Object.values(areas).map((texts) => ('faults' in texts[language] ? texts[language].faults : {})),
  )
}
