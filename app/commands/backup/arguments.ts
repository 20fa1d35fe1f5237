import { parseArgs } from 'node:util'
import { usualLanguage } from '~/machine-language'
import { WORDS, type Words } from './words'

interface Wishes {
  help: false | 'asked' | 'needed'
  seconds: number
  words: Words
}

const OPTIONS = {
  help: { type: 'boolean', short: 'h', default: false },
  'time-limit': { type: 'string', default: '1800' },
  language: { type: 'string' },
} as const

export function understand(args: string[]): Wishes {
  const usual = usualLanguage(args)
  const needed = { help: 'needed', seconds: 0, words: WORDS[usual] } as const
  try {
    const { values } = parseArgs({ args, options: OPTIONS })
    const { language = usual, 'time-limit': limit } = values
    if ((language !== 'de' && language !== 'en') || !/^\d{1,6}$/.test(limit)) return needed
    return { help: values.help ? 'asked' : false, seconds: Number(limit), words: WORDS[language] }
  } catch {
    return needed
  }
}
