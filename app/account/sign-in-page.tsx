import { useLocation } from '@remix-run/react'
import type { SignedOut } from '~/auth/why-signed-out.server'
import { Notice } from '~/kit/banner'
import { ErrorSummary } from '~/kit/error-summary'
import { TextField } from '~/kit/field'
import { useHref, useTexts } from '~/kit/language'
import { Page } from '~/kit/page'
import { useRefused } from '~/kit/refusal'
import { SavedBanner } from '~/kit/saved'
import { paths } from '~/paths'
import { ProviderForm } from './provider-form'
import { Fault, providerFault } from './sign-in-fault'

interface Props {
  hasProvider: boolean
  signedOut: SignedOut | null
}

export function SignInPage({ hasProvider, signedOut }: Props) {
  const texts = useTexts().signIn
  const { search } = useLocation()
  const refused = useRefused()
  const fault = providerFault(search)
  const href = useHref()
  return (
    <Page isNarrow>
      {refused ? <ErrorSummary faults={refused.refusal.faults} isQuestion /> : null}
      {fault && !refused ? <Fault fault={fault} /> : <SavedBanner saved={texts.saved} />}
      {signedOut && !refused && !fault ? <WhySignedOut why={signedOut} /> : null}
      <h1>{texts.title}</h1>
      {hasProvider ? <ProviderForm /> : null}
      <form className="form" method="post" action={paths.signIn() + search}>
        <TextField
          name="email"
          type="email"
          label={texts.email}
          autoComplete="username"
          required
          defaultValue={refused?.refusal.values.email}
        />
        <TextField
          name="password"
          type="password"
          label={texts.password}
          autoComplete="current-password"
          required
        />
        <button type="submit" className={hasProvider ? 'button button-quiet' : 'button'}>
          {texts.button}
        </button>
      </form>
      <p>
        <a className="target" href={href(paths.forgottenPassword())}>
          {texts.forgotten}
        </a>
      </p>
    </Page>
  )
}

function WhySignedOut({ why }: { why: SignedOut }) {
  const { title, text } = useTexts().signIn.signedOut[why]
  return (
    <Notice title={title}>
      <p>{text}</p>
    </Notice>
  )
}
