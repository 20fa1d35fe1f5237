import type { RouteHandle } from '~/auth/access'
import { paths } from '~/paths'
import { useHref, useTexts } from '~/ui/language'
import { Page } from '~/ui/page'

export const handle = { access: 'public' } satisfies RouteHandle

/** The page at `/`: says what this is and links to the office. */
export default function Start() {
  const texts = useTexts().start
  const href = useHref()
  return (
    <Page isNarrow>
      <h1>{texts.title}</h1>
      <p>{texts.text}</p>
      <h2>{texts.lostTitle}</h2>
      <p>{texts.lost}</p>
      <p>
        <a className="button button-quiet" href={href(paths.signIn())}>
          {texts.signIn}
        </a>
      </p>
    </Page>
  )
}
