import type { LinkPage as LinkPageData } from '~/domain/overviews/link-page.server'
import { useHref, useTexts } from '~/kit/language'
import { paths } from '~/paths'

export function EndedLinkText({ link: { state, replacedById } }: Pick<LinkPageData, 'link'>) {
  const texts = useTexts().links.page
  const href = useHref()
  return (
    <p>
      {state === 'lost' ? texts.lostText : texts.endedText}{' '}
      {replacedById ? <a href={href(paths.link(replacedById))}>{texts.newest}</a> : null}
    </p>
  )
}
