import { paths } from '~/paths'
import { useHref, useTexts } from '../language'
import { Page } from '../page'

export function SignOutPage() {
  const texts = useTexts().signOut
  const href = useHref()
  return (
    <Page isNarrow>
      <h1>{texts.title}</h1>
      <form className="form" method="post" action={href(paths.signOut())}>
        <button type="submit" className="button">
          {texts.button}
        </button>
      </form>
    </Page>
  )
}
