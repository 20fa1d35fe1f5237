import { parseArgs } from 'node:util'
import { usualLanguage } from '~/machine-language'
import { WORDS, type Words } from './words'

export interface Wishes {
  help: false | 'asked' | 'needed'
  words: Words
  isJson: boolean
  /** Whom to send a mail to, to see whether one arrives. */
  testMail: string | undefined
}

const OPTIONS = {
  help: { type: 'boolean', short: 'h', default: false },
  json: { type: 'boolean', default: false },
  'test-mail': { type: 'string' },
  language: { type: 'string' },
} as const

export function understand(args: string[]): Wishes {
  const usual = usualLanguage(args)
  const needed = { help: 'needed', words: WORDS[usual], isJson: false, testMail: undefined } as const
  try {
    const {
      help,
      json,
      language = usual,
      'test-mail': testMail,
    } = parseArgs({ args, options: OPTIONS }).values
    if (language !== 'de' && language !== 'en') return needed
    return { help: help ? 'asked' : false, words: WORDS[language], isJson: json, testMail }
  } catch {
    return needed
  }
}
