import type { Answer } from '~/command-line/answer'
import { ARGUMENT_WORDS } from '~/command-line/argument-words'
import { readArguments } from '~/command-line/arguments'
import { ROLES } from '~/domain/kernel/rights'
import { isEmail } from '~/domain/values/email-address'
import type { Role } from '~db/schema'
import { WORDS, type Words } from './words'

const NAMES = ['create', 'disable', 'enable', 'reset-password', 'reset-second-factor'] as const

export type Name = (typeof NAMES)[number]

export interface Choice {
  command: Name
  email: string
  firm: string | undefined
  role: Role
  name: string | undefined
}

const OPTIONS = {
  firm: { type: 'string' },
  role: { type: 'string' },
  name: { type: 'string' },
} as const

export function readChoices(
  args: string[],
): { reply: Answer } | { reply: undefined; choice: Choice; words: Words } {
  const reading = readArguments(args, { options: OPTIONS, words: WORDS, mostNames: 2 })
  const { language, words, values, names, reply, refuse } = reading
  if (reply) return { reply }
  const [given, email] = names
  const command = NAMES.find((name) => name === given)
  if (given === undefined) return { reply: refuse(words.noCommand) }
  if (!command) return { reply: refuse(ARGUMENT_WORDS[language].unknown(given)) }
  if (email === undefined) return { reply: refuse(words.emailMissing) }
  if (!isEmail(email)) return { reply: refuse(words.noEmail(email)) }
  const { firm, name, role: roleName } = values
  const [ofCreate] =
    Object.entries({ firm, name, role: roleName }).find(([, value]) => value !== undefined) ?? []
  if (command !== 'create' && ofCreate) return { reply: refuse(words.onlyForCreate(`--${ofCreate}`)) }
  const role = ROLES.find((one) => one === (roleName ?? 'owner'))
  if (!role) return { reply: refuse(words.noRole(String(roleName), ROLES)) }
  return { reply, words, choice: { command, email, firm, role, name } }
}
