import type { Answer } from '~/command-line/answer'
import { readArguments } from '~/command-line/arguments'
import type { Language } from '~db/schema'
import { WORDS, type Words } from './words'

export type Choice =
  | { kind: 'list' }
  | { kind: 'newest' }
  | { kind: 'at'; at: string }
  | { kind: 'file'; file: string }

interface Understood {
  reply: undefined
  language: Language
  words: Words
  choice: Choice
  /** A folder of backups other than the data directory's. */
  from: string | undefined
  isOffSite: boolean
  /** File with the secret key, `-` for stdin. */
  identity: string | undefined
  /** Even if documents are missing or changed. */
  isIncomplete: boolean
}

const OPTIONS = {
  list: { type: 'boolean' },
  newest: { type: 'boolean' },
  at: { type: 'string' },
  from: { type: 'string' },
  'off-site': { type: 'boolean' },
  identity: { type: 'string' },
  incomplete: { type: 'boolean' },
} as const

export function readChoices(args: string[]): { reply: Answer } | Understood {
  const reading = readArguments(args, { options: OPTIONS, words: WORDS, mostNames: 1 })
  const { language, words, values, names, reply, refuse } = reading
  if (reply) return { reply }
  const { from, 'off-site': isOffSite, identity, incomplete: isIncomplete } = values
  const at = values.at === undefined ? undefined : instantOf(values.at)
  if (values.at !== undefined && at === undefined) return { reply: refuse(words.noTime(values.at)) }
  const choices: Choice[] = names.map((file) => ({ kind: 'file', file }))
  if (values.list) choices.push({ kind: 'list' })
  if (values.newest) choices.push({ kind: 'newest' })
  if (at !== undefined) choices.push({ kind: 'at', at })
  const [choice, ...others] = choices
  if (!choice) return { reply: refuse(words.whichOne) }
  if (others.length > 0) return { reply: refuse(words.onlyOne) }
  if (from !== undefined && isOffSite) return { reply: refuse(words.onlyOnePlace) }
  if (choice.kind === 'file' && (from !== undefined || isOffSite))
    return { reply: refuse(words.fileHasPlace) }
  return { reply, language, words, choice, from, isOffSite, identity, isIncomplete }
}

/** Without a zone in local time. */
function instantOf(text: string): string | undefined {
  const time = new Date(text)
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString()
}
