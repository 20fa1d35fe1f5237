import type { Answer } from '~/command-line/answer'
import { readArguments } from '~/command-line/arguments'
import { WORDS, type Words } from './words'

type Understood = { reply: Answer } | { reply: undefined; seconds: number; isRoutine: boolean; words: Words }

const OPTIONS = {
  'time-limit': { type: 'string', default: '1800' },
  routine: { type: 'boolean' },
} as const

export function readChoices(args: string[]): Understood {
  const { words, values, reply, refuse } = readArguments(args, { options: OPTIONS, words: WORDS })
  if (reply) return { reply }
  const limit = values['time-limit']
  if (!/^[1-9]\d{0,5}$/.test(limit)) return { reply: refuse(words.noSeconds(limit)) }
  return { reply, seconds: Number(limit), isRoutine: values.routine, words }
}
