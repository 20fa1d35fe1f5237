import type { Answer } from '~/command-line/answer'
import { readArguments } from '~/command-line/arguments'
import type { Kind } from '~/domain/export/tables.server'
import type { Language } from '~db/schema'
import { WORDS, type Words } from './words'

export interface Choices {
  reply: undefined
  words: Words
  /** Of the letter to a person; both by default. */
  letterIn: readonly Language[]
  folder: string
  firm: string | undefined
  person: { kind: Kind; number: string } | undefined
}

const OPTIONS = {
  to: { type: 'string' },
  firm: { type: 'string' },
  employee: { type: 'string' },
  customer: { type: 'string' },
} as const

export function readChoices(args: string[]): { reply: Answer } | Choices {
  const reading = readArguments(args, { options: OPTIONS, words: WORDS })
  const { words, language, values, reply, refuse, isLanguageAsked } = reading
  if (reply) return { reply }
  const { to: folder, firm, employee, customer } = values
  if (folder === undefined) return { reply: refuse(words.whereTo) }
  if (employee !== undefined && customer !== undefined) return { reply: refuse(words.onlyOnePerson) }
  const letterIn: Language[] = isLanguageAsked ? [language] : ['de', 'en']
  return { reply, words, letterIn, folder, firm, person: personOf(employee, customer) }
}

function personOf(employee: string | undefined, customer: string | undefined): Choices['person'] {
  if (employee !== undefined) return { kind: 'employee', number: employee }
  return customer === undefined ? undefined : { kind: 'customer', number: customer }
}
