import type { Language } from '~db/schema'

/**
 * The language of what the operator is told: the one asked for, also where the arguments as a whole are not understood,
 * else that of the machine, found as gettext does.
 */
export function usualLanguage(args: readonly string[] = []): Language {
  const asked = args.flatMap((arg, place) =>
    arg === '--language' ? args.slice(place + 1, place + 2) : (/^--language=(.*)/.exec(arg)?.[1] ?? []),
  )
  const last = asked.at(-1)
  if (last === 'de' || last === 'en') return last
  const { LC_ALL, LC_MESSAGES, LANG, LANGUAGE } = process.env
  const locale = LC_ALL || LC_MESSAGES || LANG || 'C'
  // LANGUAGE, a list of preferences, takes precedence, except under C and POSIX, which mean no translation.
  const wished = /^(C|POSIX)\b/.test(locale) ? locale : LANGUAGE || locale
  return /^de\b|^de_/.test(wished) ? 'de' : 'en'
}
