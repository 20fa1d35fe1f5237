import { unprintableLetters } from '~/domain/invoices/issuing/printable-name'
import { controls, unprintable } from '~/i18n/fault-words'
import type { Fault } from './faults'
import { lengthFault } from './length-fault'
import { controlsIn, tidy } from './tidy'

/** Checks the raw text, before it is tidied. */
export function controlFault(text: string): Fault | undefined {
  const found = controlsIn(text)
  return found.length > 0 ? controls(found) : undefined
}

export function printFault(text: string): Fault | undefined {
  const letters = unprintableLetters(text)
  return letters.length > 0 ? unprintable(letters) : undefined
}

/** First fault of a raw text for print of at most `longest` characters. */
export function textFault(text: string, longest: number): Fault | undefined {
  const tidied = tidy(text)
  return controlFault(text) ?? lengthFault(tidied, longest) ?? printFault(tidied)
}
