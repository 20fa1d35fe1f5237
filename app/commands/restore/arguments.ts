import { parseArgs } from 'node:util'
import { usualLanguage } from '~/machine-language'
import type { Language } from '~db/schema'
import { WORDS, type Words } from './words'

/** Which backup to restore, or that they are to be listed. */
export type Wish =
  | { kind: 'list' }
  | { kind: 'newest' }
  | { kind: 'at'; at: string }
  | { kind: 'file'; file: string }

interface Understood {
  language: Language
  words: Words
  /** Undefined where the arguments name no backup, or not just one. */
  wish: Wish | undefined
  /** Where the backups lie, where that is not the data directory. */
  from: string | undefined
  /** They lie where BACKUP_COPY_TO says. */
  isOffSite: boolean
  /** A file with the secret key of encrypted ones. */
  identity: string | undefined
  isHelp: boolean
}

const OPTIONS = {
  help: { type: 'boolean', short: 'h', default: false },
  list: { type: 'boolean', default: false },
  newest: { type: 'boolean', default: false },
  at: { type: 'string' },
  from: { type: 'string' },
  'off-site': { type: 'boolean', default: false },
  identity: { type: 'string' },
  language: { type: 'string' },
} as const

export function understand(args: string[]): Understood {
  const usual = usualLanguage(args)
  const nothing = { wish: undefined, from: undefined, isOffSite: false, identity: undefined, isHelp: false }
  try {
    const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true })
    const language = values.language ?? usual
    if (language !== 'de' && language !== 'en') return { language: usual, words: WORDS[usual], ...nothing }
    const wishes: Wish[] = positionals.map((file) => ({ kind: 'file', file }))
    if (values.list) wishes.push({ kind: 'list' })
    if (values.newest) wishes.push({ kind: 'newest' })
    if (values.at !== undefined) wishes.push({ kind: 'at', at: instantOf(values.at) })
    const { from, 'off-site': isOffSite, identity, help: isHelp } = values
    const isOnePlace = [from !== undefined, isOffSite, positionals.length > 0].filter(Boolean).length <= 1
    const wish = wishes.length === 1 && isOnePlace ? wishes[0] : undefined
    return { language, words: WORDS[language], wish, from, isOffSite, identity, isHelp }
  } catch {
    return { language: usual, words: WORDS[usual], ...nothing }
  }
}

/** Without a zone it is the machine's own time. @throws RangeError */
function instantOf(text: string): string {
  return new Date(text).toISOString()
}
