import { CHAPTERS } from '~/i18n/docs/ids'
import { docsTexts } from '~/i18n/docs/texts.server'
import { languageOf } from '~/i18n/language'
import { paths } from '~/paths'
import type { DocsFrame } from './frame'

export function frameOf(request: Request): DocsFrame {
  const { pages, chapters } = docsTexts(languageOf(request))
  const { docs, contents, onThisPage, calls, labels } = pages
  return {
    texts: { docs, contents, onThisPage, calls, labels },
    calls: [
      ...CHAPTERS.map((chapter) => ({ href: paths.docsChapter(chapter), title: chapters[chapter].title })),
      { href: paths.docsEvents(), title: pages.events.title },
    ],
    pages: [
      { href: paths.docs(), title: pages.overview.title },
      { href: paths.docsStart(), title: pages.start.title },
      { href: paths.docsErrors(), title: pages.errors.title },
      { href: paths.docsChanges(), title: pages.changes.title },
      { href: paths.docsPromises(), title: pages.promises.title },
    ],
  }
}
