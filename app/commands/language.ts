import type { Language } from '~db/schema'

/** The language of a command's answers, where it is not asked for one: that of the machine, found as gettext does. */
export function usualLanguage(): Language {
  const { LC_ALL, LC_MESSAGES, LANG, LANGUAGE } = process.env
  const locale = LC_ALL || LC_MESSAGES || LANG || 'C'
  // LANGUAGE is a list of preferences and comes first, except under C and POSIX, which ask for no translation.
  const wished = /^(C|POSIX)\b/.test(locale) ? locale : LANGUAGE || locale
  return /^de\b|^de_/.test(wished) ? 'de' : 'en'
}
