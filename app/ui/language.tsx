import { useLocation, useRouteLoaderData } from '@remix-run/react'
import { keepLanguage, LANGUAGE_PARAMETER } from '~/i18n/language'
import { type Texts, textsOf } from '~/i18n/texts'
import type { Language } from '~db/schema'

/** The language of the page. */
export function useLanguage(): Language {
  const root = useRouteLoaderData('root') as { language: Language } | undefined
  return root?.language ?? 'de'
}

/** The dictionary of the page's language. */
export function useTexts(): Texts {
  return textsOf(useLanguage())
}

/** Carries a language chosen by the switch on to another address of ours; nothing is added where none was chosen. */
export function useHref(): (path: string) => string {
  const { search } = useLocation()
  return (path) => keepLanguage(path, search)
}

/** A link to this page in the other language; needs no script and keeps the rest of the query. */
export function LanguageSwitch() {
  const texts = useTexts()
  const query = new URLSearchParams(useLocation().search)
  query.set(LANGUAGE_PARAMETER, texts.common.switchLanguageTo)
  return (
    <a
      className="language-switch"
      href={`?${query}`}
      lang={texts.common.switchLanguageTo}
      hrefLang={texts.common.switchLanguageTo}
    >
      {texts.common.switchLanguage}
    </a>
  )
}
