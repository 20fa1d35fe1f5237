import type { UsedLink } from '~/http/error-data'
import { paths } from '~/paths'
import { useHref, useTexts } from '../language'
import { Page } from '../page'

export function UsedLinkPage({ purpose }: UsedLink) {
  const { byStatus, usedLink } = useTexts().errors
  const href = useHref()
  return (
    <Page isNarrow>
      <h1>{byStatus[410].title}</h1>
      <p>{usedLink[purpose]}</p>
      <p>
        <a className="button" href={href(paths.signIn())}>
          {usedLink.signIn}
        </a>
      </p>
      {purpose === 'passwort' ? (
        <p>
          <a className="target" href={href(paths.forgottenPassword())}>
            {usedLink.newLink}
          </a>
        </p>
      ) : null}
    </Page>
  )
}
