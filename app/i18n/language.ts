import type { Language, ReaderLanguage } from '~db/schema'

export const LANGUAGE_PARAMETER = 'sprache'

/** Each in its own words. */
export const READER_LANGUAGES: Record<ReaderLanguage, string> = {
  de: 'Deutsch',
  en: 'English',
  pl: 'Polski',
  tr: 'Türkçe',
  ro: 'Română',
  uk: 'Українська',
  ar: 'العربية',
}

export function asLanguage(text: string | null | undefined): Language | undefined {
  return text === 'de' || text === 'en' ? text : undefined
}

export function asReaderLanguage(text: string | null | undefined): ReaderLanguage | undefined {
  return text != null && Object.hasOwn(READER_LANGUAGES, text) ? (text as ReaderLanguage) : undefined
}

export function directionOf(language: ReaderLanguage): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr'
}

export function isReadersPage(path: string): boolean {
  return /^\/mitarbeiter-portal\//i.test(path)
}

/** Set by us: the language on file for the recipient of the link. */
export const RECIPIENT_LANGUAGE_HEADER = 'x-recipient-language'

/**
 * The language switch (`?sprache=en`) first, then the browser's favourite of our languages (RFC 9110,
 * 12.5.4), then the one on file for the recipient of the link, then German.
 */
export function languageOf(request: Request): Language {
  return chosenLanguage(request, asLanguage)
}

/** As `languageOf`, with the further languages of employees on their own pages. */
export function readerLanguageOf(request: Request): ReaderLanguage {
  const isOwn = isReadersPage(new URL(request.url).pathname)
  return chosenLanguage<ReaderLanguage>(request, isOwn ? asReaderLanguage : asLanguage)
}

/** By switch or browser; undefined if neither names a language that the page has. */
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

export function keepLanguage(path: string, search: string): string {
  // Called for each link of a page; most have no such parameter.
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
