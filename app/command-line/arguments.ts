import { parseArgs } from 'node:util'
import { EXIT } from '~db/backup/refusal'
import type { Language } from '~db/schema'
import type { Answer } from './answer'
import { ARGUMENT_WORDS, type ArgumentWords } from './argument-words'
import { usualLanguage } from './machine-language'

type Option = { type: 'boolean' | 'string'; default?: string }
type Options = Record<string, Option>
/** Values of options; `undefined` if not given. */
type Values<Known extends Options> = {
  [Name in keyof Known]: Known[Name]['type'] extends 'boolean'
    ? boolean
    : Known[Name]['default'] extends string
      ? string
      : string | undefined
}
type Tokens = ReturnType<typeof parseArgs<{ tokens: true; strict: false; allowPositionals: true }>>['tokens']
type Token = Tokens[number]

const COMMON = { help: { type: 'boolean', short: 'h' }, language: { type: 'string' } } as const

export interface Arguments<Known extends Options, Words> {
  language: Language
  words: Words
  /** Whether the language was given as an option rather than taken from the machine. */
  isLanguageAsked: boolean
  values: Values<Known>
  names: string[]
  reply: Answer | undefined
  /** Answer for a fault that the command itself finds. */
  refuse(fault: string): Answer
}

/** Parses a command's arguments; all commands accept `--help` and `--language`. */
export function readArguments<const Known extends Options, Words extends { usage: string }>(
  args: string[],
  {
    options,
    words: inLanguages,
    mostNames = 0,
  }: { options: Known; words: Record<Language, Words>; mostNames?: number },
): Arguments<Known, Words> {
  const language = usualLanguage(args)
  const words = inLanguages[language]
  const known: Record<string, Option & { short?: string }> = { ...options, ...COMMON }
  // Not strict, as we report faults ourselves, in two languages.
  const parsed = parseArgs({ args, options: known, strict: false, allowPositionals: true, tokens: true })
  const fault = faultOf(parsed.tokens, { known, mostNames, language })
  const refuse = (reason: string): Answer => ({ text: `${reason}\n\n${words.usage}`, exitCode: EXIT.usage })
  const help = parsed.values.help ? { text: words.usage, exitCode: 0 } : undefined
  const flags = Object.keys(options).filter((name) => options[name]?.type === 'boolean')
  return {
    language,
    words,
    isLanguageAsked: parsed.values.language !== undefined,
    values: { ...Object.fromEntries(flags.map((name) => [name, false])), ...parsed.values } as Values<Known>,
    names: parsed.positionals,
    reply: fault === undefined ? help : refuse(fault),
    refuse,
  }
}

function faultOf(
  tokens: readonly Token[],
  { known, mostNames, language }: { known: Options; mostNames: number; language: Language },
): string | undefined {
  const words = ARGUMENT_WORDS[language]
  const seen = new Set<string>()
  let names = 0
  for (const token of tokens) {
    let fault: string | undefined
    if (token.kind === 'positional') {
      names += 1
      fault = token.value === '' ? words.emptyName : undefined
      if (names > mostNames) fault = words.tooMuch(token.value)
    }
    if (token.kind === 'option') {
      fault = seen.has(token.name) ? words.twice(token.rawName) : faultOfOption(token, known, words)
      seen.add(token.name)
    }
    if (fault !== undefined) return fault
  }
  return undefined
}

function faultOfOption(
  { name, rawName, value, inlineValue }: Extract<Token, { kind: 'option' }>,
  known: Options,
  words: ArgumentWords,
): string | undefined {
  const option = Object.hasOwn(known, name) ? known[name] : undefined
  if (!option) return words.unknown(rawName)
  if (option.type === 'boolean') return value === undefined ? undefined : words.noValue(rawName)
  if (value === undefined || (!inlineValue && /^-./.test(value))) return words.valueMissing(rawName)
  if (value === '') return words.valueEmpty(rawName)
  return name === 'language' && value !== 'de' && value !== 'en' ? words.noLanguage(value) : undefined
}
