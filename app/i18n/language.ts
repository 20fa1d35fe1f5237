import type { Language } from '~db/schema'

/** The query parameter of the language switch. */
export const LANGUAGE_PARAMETER = 'sprache'

/** Undefined for a language we do not have. */
export function asLanguage(text: string | null | undefined): Language | undefined {
  return text === 'de' || text === 'en' ? text : undefined
}

/** The header of a request in which we note the language on file for the recipient of its link. */
export const RECIPIENT_LANGUAGE_HEADER = 'x-recipient-language'

/**
 * The language switch (`?sprache=en`) first, then the browser's favourite of our languages (RFC 9110,
 * 12.5.4), then the one on file for the recipient of the link, then German.
 */
export function languageOf(request: Request): Language {
  const asked = askedLanguage(new URL(request.url).search, request.headers.get('accept-language') ?? '')
  return asked ?? asLanguage(request.headers.get(RECIPIENT_LANGUAGE_HEADER)) ?? 'de'
}

/** What the reader asks for by switch or browser; undefined where neither names a language of ours. */
export function askedLanguage(search: string, acceptLanguage: string): Language | undefined {
  return asLanguage(new URLSearchParams(search).get(LANGUAGE_PARAMETER)) ?? preferredLanguage(acceptLanguage)
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

function preferredLanguage(header: string): Language | undefined {
  const wishes = header
    .slice(0, 200)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
      const weight = parameters.map((text) => /^\s*q=([\d.]+)$/.exec(text)?.[1]).find(Boolean)
      return { language: asLanguage(tag.split('-')[0]), weight: weight === undefined ? 1 : Number(weight) }
    })
    .filter((wish) => wish.language !== undefined && wish.weight > 0)
    .sort((a, b) => b.weight - a.weight)
  return wishes[0]?.language
}
