import { asLanguage } from '~/i18n/language'
import { type Texts, textsOf } from '~/i18n/texts'

interface MetaArgs {
  matches: readonly ({ id: string; data?: unknown } | undefined)[]
}

/** A `meta` export that takes the page's title from the dictionary of the page's language. */
export function pageTitle(pick: (texts: Texts) => string) {
  return ({ matches }: MetaArgs) => {
    const root = matches.find((match) => match?.id === 'root')?.data as { language?: string } | undefined
    return [{ title: pick(textsOf(asLanguage(root?.language) ?? 'de')) }]
  }
}
