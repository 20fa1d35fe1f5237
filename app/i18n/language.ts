import type { Language, ReaderLanguage } from '~db/schema'

/** The query parameter of the language switch. */
export const LANGUAGE_PARAMETER = 'sprache'

/** What each language of an employee calls itself. */
export const READER_LANGUAGES: Record<ReaderLanguage, string> = {
  de: 'Deutsch',
  en: 'English',
  pl: 'Polski',
  tr: 'Türkçe',
  ro: 'Română',
  uk: 'Українська',
  ar: 'العربية',
}

/** Undefined for a language we do not have. */
export function asLanguage(text: string | null | undefined): Language | undefined {
  return text === 'de' || text === 'en' ? text : undefined
}

/** Undefined for a language that not even employees are written to in. */
export function asReaderLanguage(text: string | null | undefined): ReaderLanguage | undefined {
  return text != null && Object.hasOwn(READER_LANGUAGES, text) ? (text as ReaderLanguage) : undefined
}

export function directionOf(language: ReaderLanguage): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr'
}

/** Whether a page is an employee's own, which speaks more languages than the others. */
export function isReadersPage(path: string): boolean {
  return /^\/mitarbeiter-portal\//i.test(path)
}

/** The header of a request in which we note the language on file for the recipient of its link. */
export const RECIPIENT_LANGUAGE_HEADER = 'x-recipient-language'

/**
 * The language switch (`?sprache=en`) first, then the browser's favourite of our languages (RFC 9110,
 * 12.5.4), then the one on file for the recipient of the link, then German.
 */
export function languageOf(request: Request): Language {
  return chosenLanguage(request, asLanguage)
}

/** The same for an employee's own page, which speaks more languages; on all others it is the language of the page. */
export function readerLanguageOf(request: Request): ReaderLanguage {
  const isOwn = isReadersPage(new URL(request.url).pathname)
  return chosenLanguage<ReaderLanguage>(request, isOwn ? asReaderLanguage : asLanguage)
}

/** What the reader asks for by switch or browser; undefined where neither names a language of the page. */
export function askedLanguage(
  path: string,
  search: string,
  acceptLanguage: string,
): ReaderLanguage | undefined {
  return asked<ReaderLanguage>(search, acceptLanguage, isReadersPage(path) ? asReaderLanguage : asLanguage)
}

type Known<Of> = (text: string | null | undefined) => Of | undefined

function chosenLanguage<Of>(request: Request, known: Known<Of>): Of | 'de' {
  const wanted = asked(new URL(request.url).search, request.headers.get('accept-language') ?? '', known)
  return wanted ?? known(request.headers.get(RECIPIENT_LANGUAGE_HEADER)) ?? 'de'
}

function asked<Of>(search: string, acceptLanguage: string, known: Known<Of>): Of | undefined {
  return (
    known(new URLSearchParams(search).get(LANGUAGE_PARAMETER)) ?? preferredLanguage(acceptLanguage, known)
  )
}

/** Adds the language chosen in a query, if any, to a path. */
export function keepLanguage(path: string, search: string): string {
  // A page asks for each of its links, and most have no such parameter.
  if (!search.includes(LANGUAGE_PARAMETER)) return path
  const chosen = new URLSearchParams(search).get(LANGUAGE_PARAMETER)
  if (chosen === null) return path
  const [address = '', fragment] = path.split('#')
  const joined = `${address}${address.includes('?') ? '&' : '?'}${LANGUAGE_PARAMETER}=${encodeURIComponent(chosen)}`
  return fragment === undefined ? joined : `${joined}#${fragment}`
}

function preferredLanguage<Of>(header: string, known: Known<Of>): Of | undefined {
  const preferences = header
    .slice(0, 200)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
      const weight = parameters.map((text) => /^\s*q=([\d.]+)$/.exec(text)?.[1]).find(Boolean)
      return { language: known(tag.split('-')[0]), weight: weight === undefined ? 1 : Number(weight) }
    })
    .filter(({ language, weight }) => language !== undefined && weight > 0)
    .sort((a, b) => b.weight - a.weight)
  return preferences[0]?.language
}
