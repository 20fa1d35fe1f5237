import type { Answer } from '~/command-line/answer'
import { readArguments } from '~/command-line/arguments'
import { WORDS, type Words } from './words'

export interface Choice {
  file: string
  isCheck: boolean
  isAccepted: boolean
  by: string | undefined
}

const OPTIONS = {
  check: { type: 'boolean' },
  accept: { type: 'boolean' },
  by: { type: 'string' },
} as const

export function readChoices(
  args: string[],
): { reply: Answer } | { reply: undefined; choice: Choice; words: Words } {
  const reading = readArguments(args, { options: OPTIONS, words: WORDS, mostNames: 1 })
  const { words, values, names, reply, refuse } = reading
  if (reply) return { reply }
  const [file] = names
  if (file === undefined) return { reply: refuse(words.noFile) }
  const { check: isCheck, accept: isAccepted, by } = values
  return { reply, words, choice: { file, isCheck, isAccepted, by } }
}
