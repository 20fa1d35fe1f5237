import { parseArgs } from 'node:util'
import { usualLanguage } from '../language'
import { WORDS, type Words } from './words'

export function understand(args: string[]): { help: false | 'asked' | 'needed'; words: Words } {
  const usual = usualLanguage()
  try {
    const options = { help: { type: 'boolean', short: 'h' }, language: { type: 'string' } } as const
    const { help, language = usual } = parseArgs({ args, options }).values
    if (language !== 'de' && language !== 'en') return { help: 'needed', words: WORDS[usual] }
    return { help: help ? 'asked' : false, words: WORDS[language] }
  } catch {
    return { help: 'needed', words: WORDS[usual] }
  }
}
