import type { Answer } from '~/command-line/answer'
import { ARGUMENT_WORDS } from '~/command-line/argument-words'
import { readArguments } from '~/command-line/arguments'
import { WORDS, type Words } from './words'

export type Task =
  | { kind: 'check' }
  | { kind: 'make' }
  | { kind: 'reseal' }
  | { kind: 'retire'; of: 'link' | 'field'; keyId: string; revokes: boolean }

const OPTIONS = { revoke: { type: 'boolean' } } as const

export function readChoices(
  args: string[],
): { reply: Answer } | { reply: undefined; task: Task; words: Words } {
  const reading = readArguments(args, { options: OPTIONS, words: WORDS, mostNames: 3 })
  const { language, words, values, names, reply, refuse } = reading
  if (reply) return { reply }
  const [kind, of, keyId] = names
  const isSimple = kind === 'check' || kind === 'make' || kind === 'reseal'
  if (kind === undefined) return { reply: refuse(words.noTask) }
  if (!isSimple && kind !== 'retire') return { reply: refuse(ARGUMENT_WORDS[language].unknown(kind)) }
  if (values.revoke && of !== 'link') return { reply: refuse(words.onlyForLinks) }
  if (isSimple)
    return of === undefined
      ? { reply, words, task: { kind } }
      : { reply: refuse(ARGUMENT_WORDS[language].tooMuch(of)) }
  if ((of !== 'link' && of !== 'field') || keyId === undefined) return { reply: refuse(words.whichKey) }
  return { reply, words, task: { kind: 'retire', of, keyId, revokes: values.revoke } }
}
