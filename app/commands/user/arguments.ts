import { parseArgs } from 'node:util'
import * as z from 'zod'
import { ROLES } from '~/domain/rights'
import { usualLanguage } from '~/machine-language'
import type { Role } from '~db/schema'
import { WORDS, type Words } from './words'

const NAMES = ['create', 'disable', 'enable', 'reset-password', 'reset-second-factor'] as const

export type Name = (typeof NAMES)[number]

export interface Wish {
  command: Name
  email: string
  /** For a new user: the firm they join, their role and their name. */
  firm: string | undefined
  role: Role
  name: string | undefined
}

interface Understood {
  words: Words
  wish: Wish | undefined
  isHelp: boolean
}

const OPTIONS = {
  help: { type: 'boolean', short: 'h', default: false },
  firm: { type: 'string' },
  role: { type: 'string', default: 'owner' },
  name: { type: 'string' },
  language: { type: 'string' },
} as const

const wish = z.tuple([z.enum(NAMES), z.email()])

export function understand(args: string[]): Understood {
  const usual = usualLanguage(args)
  try {
    const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true })
    const { language = usual, help: isHelp, firm, role, name } = values
    if (language !== 'de' && language !== 'en') return { words: WORDS[usual], wish: undefined, isHelp: false }
    const words = WORDS[language]
    const [parsed, known] = [wish.safeParse(positionals), ROLES.find((one) => one === role)]
    if (!parsed.success || !known) return { words, wish: undefined, isHelp }
    const [command, email] = parsed.data
    return { words, wish: { command, email, firm, role: known, name }, isHelp }
  } catch {
    return { words: WORDS[usual], wish: undefined, isHelp: false }
  }
}
