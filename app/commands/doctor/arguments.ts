import type { Answer } from '~/command-line/answer'
import { readArguments } from '~/command-line/arguments'
import { isEmail } from '~/domain/values/email-address'
import { WORDS, type Words } from './words'

export interface Choices {
  words: Words
  isJson: boolean
  /** Only check that the service answers, and mail its owners if it stopped. */
  isWatch: boolean
  testMail: string | undefined
}

const OPTIONS = {
  json: { type: 'boolean' },
  watch: { type: 'boolean' },
  'test-mail': { type: 'string' },
} as const

export function readChoices(args: string[]): { reply: Answer } | ({ reply: undefined } & Choices) {
  const { words, values, reply, refuse } = readArguments(args, { options: OPTIONS, words: WORDS })
  if (reply) return { reply }
  const testMail = values['test-mail']
  if (testMail !== undefined && !isEmail(testMail)) return { reply: refuse(words.noEmail(testMail)) }
  return { reply, words, isJson: values.json, isWatch: values.watch, testMail }
}
