import { unprintableLetters } from '~/domain/invoices/issuing/printable-name'
import { controls, unprintable } from '~/i18n/fault-words'
import type { Fault } from './faults'
import { lengthFault } from './length-fault'
import { controlsIn, tidy } from './tidy'

/** What is wrong with a text as it was sent, before it is tidied. */
export function controlFault(text: string): Fault | undefined {
  const found = controlsIn(text)
  return found.length > 0 ? controls(found) : undefined
}

/** What is wrong with a text that is to be printed. */
export function printFault(text: string): Fault | undefined {
  const letters = unprintableLetters(text)
  return letters.length > 0 ? unprintable(letters) : undefined
}

/** The first thing that is wrong with a text as it was sent, of at most `longest` characters and for print. */
export function textFault(text: string, longest: number): Fault | undefined {
  const tidied = tidy(text)
  return controlFault(text) ?? lengthFault(tidied, longest) ?? printFault(tidied)
}
