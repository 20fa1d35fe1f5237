import type { Language } from '~db/schema'

/** The language of a command's answers, where it is not asked for one: that of the machine. */
export function usualLanguage(): Language {
  const machine = process.env.LC_ALL || process.env.LANG || ''
  return machine.startsWith('de') ? 'de' : 'en'
}
