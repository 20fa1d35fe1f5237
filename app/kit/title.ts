import { formatMonth } from '~/i18n/format'
import type { ReaderLanguage } from '~db/schema'

/** Title with the name of the record, so that tabs and bookmarks can be told apart. */
export function titleAbout(title: string, data: unknown, ...path: string[]): string {
  const about = textAt(data, path)
  return about === undefined ? title : `${title} – ${about}`
}

export function titleAboutPerson(title: string, data: unknown, first: string, last: string): string {
  const parts = [first, last].map((part) => textAt(data, ['employee', part]))
  const name = parts.filter(Boolean).join(' ')
  return name === '' ? title : `${title} – ${name}`
}

/** Title that ends with the name: `Zahlung zu 2026-0038`. */
export function titleUpTo(title: string, data: unknown, ...path: string[]): string {
  const about = textAt(data, path)
  return about === undefined ? title : `${title} ${about}`
}

export function titleOfMonth(
  title: string,
  data: unknown,
  language: ReaderLanguage,
  ...path: string[]
): string {
  const month = textAt(data, path)
  return month === undefined ? title : `${title} – ${formatMonth(month, language)}`
}

function textAt(data: unknown, path: readonly string[]): string | undefined {
  const found = path.reduce((at: unknown, key) => (at as Record<string, unknown> | null)?.[key], data)
  return typeof found === 'string' && found !== '' ? found : undefined
}
