import { parseArgs } from 'node:util'
import type { Kind } from '~/domain/export/tables.server'
import { usualLanguage } from '~/machine-language'
import type { Language } from '~db/schema'
import { WORDS, type Words } from './words'

export interface Wishes {
  help: false | 'asked' | 'needed'
  words: Words
  /** The languages of the letter to a person: both, unless one was asked for. */
  letterIn: readonly Language[]
  /** Where the export goes; it must not be there yet. */
  folder: string
  firm: string | undefined
  person: { kind: Kind; number: string } | undefined
}

const OPTIONS = {
  help: { type: 'boolean', short: 'h', default: false },
  language: { type: 'string' },
  to: { type: 'string' },
  firm: { type: 'string' },
  employee: { type: 'string' },
  customer: { type: 'string' },
} as const

export function understand(args: string[]): Wishes {
  const usual = usualLanguage(args)
  const needed = {
    help: 'needed',
    words: WORDS[usual],
    letterIn: [],
    folder: '',
    firm: undefined,
    person: undefined,
  } as const
  try {
    const {
      help,
      language: said,
      to = '',
      firm,
      employee,
      customer,
    } = parseArgs({ args, options: OPTIONS }).values
    const language = said ?? usual
    if (language !== 'de' && language !== 'en') return needed
    const words = WORDS[language]
    if (help) return { ...needed, words, help: 'asked' }
    if (to === '' || (employee !== undefined && customer !== undefined)) return { ...needed, words }
    const letterIn: Language[] = said === undefined ? ['de', 'en'] : [language]
    return { help: false, words, letterIn, folder: to, firm, person: personOf(employee, customer) }
  } catch {
    return needed
  }
}

function personOf(employee: string | undefined, customer: string | undefined): Wishes['person'] {
  if (employee !== undefined) return { kind: 'employee', number: employee }
  return customer === undefined ? undefined : { kind: 'customer', number: customer }
}
