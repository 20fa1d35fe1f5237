import { parseArgs } from 'node:util'
import { usualLanguage } from '~/machine-language'
import type { Language } from '~db/schema'
import { WORDS, type Words } from './words'

interface Wishes {
  help: false | 'asked' | 'needed'
  language: Language
  words: Words
}

export function understand(args: string[]): Wishes {
  const usual = usualLanguage(args)
  const needed = { help: 'needed', language: usual, words: WORDS[usual] } as const
  try {
    const options = { help: { type: 'boolean', short: 'h' }, language: { type: 'string' } } as const
    const { help, language = usual } = parseArgs({ args, options }).values
    if (language !== 'de' && language !== 'en') return needed
    return { help: help ? 'asked' : false, language, words: WORDS[language] }
  } catch {
    return needed
  }
}
