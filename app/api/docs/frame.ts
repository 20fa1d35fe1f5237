import type { docsTexts } from '~/i18n/docs/texts.server'

export type DocsTexts = ReturnType<typeof docsTexts>['pages']

export interface NavLink {
  href: string
  title: string
}

/** What stands around every page of the docs. */
export interface DocsFrame {
  texts: Pick<DocsTexts, 'docs' | 'contents' | 'onThisPage' | 'calls' | 'labels'>
  calls: NavLink[]
  pages: NavLink[]
}
