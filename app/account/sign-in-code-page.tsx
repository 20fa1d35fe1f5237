import { useLocation } from '@remix-run/react'
import { CodeField } from '~/kit/code-field'
import { ErrorSummary } from '~/kit/error-summary'
import { useHref, useTexts } from '~/kit/language'
import { Page } from '~/kit/page'
import { useRefusal } from '~/kit/refusal'
import { paths } from '~/paths'

/** Keeps the query, which holds the page to go to after signing in. */
export function SignInCodePage() {
  const { search } = useLocation()
  const texts = useTexts().secondFactor
  const href = useHref()
  return (
    <Page isNarrow>
      <ErrorSummary faults={useRefusal().faults} isQuestion />
      <h1>{texts.askTitle}</h1>
      <p>{texts.askText}</p>
      <form className="form" method="post" action={paths.signInCode() + search} noValidate>
        <CodeField hint={texts.askHint} />
        <button type="submit" className="button">
          {texts.askButton}
        </button>
      </form>
      <p className="small soft">{texts.askLost}</p>
      <p>
        <a className="target" href={href(paths.signIn())}>
          {texts.askBack}
        </a>
      </p>
    </Page>
  )
}
