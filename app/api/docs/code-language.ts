import { useLocation } from '@remix-run/react'
import { useHref } from '~/kit/language'

/** In which language the examples are written; the reader's choice goes along with each link, since these pages keep nothing. */
export const CODE_LANGUAGES = ['curl', 'Node', 'Python'] as const
export type CodeLanguage = (typeof CODE_LANGUAGES)[number]

const PARAMETER = 'code'
const FIRST: CodeLanguage = 'curl'

export function useCodeLanguage(): CodeLanguage {
  const { search } = useLocation()
  const chosen = new URLSearchParams(search).get(PARAMETER)
  return CODE_LANGUAGES.find((language) => language.toLowerCase() === chosen?.toLowerCase()) ?? FIRST
}

/** To this part of the same page, with its examples in another language. */
export function useCodeHref(): (language: CodeLanguage, part: string) => string {
  const { search } = useLocation()
  return (language, part) => {
    const query = new URLSearchParams(search)
    query.set(PARAMETER, language.toLowerCase())
    return `?${query}#${part}`
  }
}

/** To another page of the docs, in the languages that were chosen. */
export function useDocsHref(): (path: string) => string {
  const href = useHref()
  const language = useCodeLanguage()
  return (path) => {
    const [address = '', part] = href(path).split('#')
    if (language === FIRST) return href(path)
    const joined = `${address}${address.includes('?') ? '&' : '?'}${PARAMETER}=${language.toLowerCase()}`
    return part === undefined ? joined : `${joined}#${part}`
  }
}
