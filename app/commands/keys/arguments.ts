import { parseArgs } from 'node:util'
import { usualLanguage } from '~/machine-language'
import { WORDS, type Words } from './words'

/** What is to be done with keys. */
export type Task =
  | { kind: 'check' }
  | { kind: 'make' }
  | { kind: 'reseal' }
  | { kind: 'retire'; of: 'link' | 'field'; keyId: string; revokes: boolean }

interface Understood {
  words: Words
  task: Task | undefined
  isHelp: boolean
}

const OPTIONS = {
  help: { type: 'boolean', short: 'h', default: false },
  revoke: { type: 'boolean', default: false },
  language: { type: 'string' },
} as const

export function understand(args: string[]): Understood {
  const usual = usualLanguage(args)
  try {
    const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true })
    const { language = usual, help: isHelp, revoke } = values
    if (language !== 'de' && language !== 'en') return { words: WORDS[usual], task: undefined, isHelp: false }
    return { words: WORDS[language], task: taskOf(positionals, revoke), isHelp }
  } catch {
    return { words: WORDS[usual], task: undefined, isHelp: false }
  }
}

function taskOf([kind, of, keyId, ...rest]: string[], revokes: boolean): Task | undefined {
  if (rest.length > 0 || (revokes && of !== 'link')) return undefined
  if (kind === 'retire')
    return (of === 'link' || of === 'field') && keyId ? { kind, of, keyId, revokes } : undefined
  if (of !== undefined) return undefined
  return kind === 'check' || kind === 'make' || kind === 'reseal' ? { kind } : undefined
}
