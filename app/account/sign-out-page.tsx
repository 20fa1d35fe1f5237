import { useHref, useTexts } from '~/kit/language'
import { Page } from '~/kit/page'
import { paths } from '~/paths'

export function SignOutPage() {
  const texts = useTexts().account.signOut
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
