import type { Invited } from '~/domain/users/members/invitations.server'
import { ErrorSummary } from '~/kit/error-summary'
import { useHref, useTexts } from '~/kit/language'
import { OfficeForm } from '~/kit/office-form'
import { Page } from '~/kit/page'
import { useRefusal } from '~/kit/refusal'
import { onwardFromSignIn, paths } from '~/paths'
import { NewPasswordField } from './password-fields'

interface Props {
  token: string
  invited: Omit<Invited, 'isNew'>
  isSignedIn: boolean
  /** Whether signing in at an identity provider also accepts the invitation. */
  hasProvider: boolean
}

/** The same for everyone not signed in, with or without an account. */
export function InvitationPage({ token, invited, isSignedIn, hasProvider }: Props) {
  const texts = useTexts().invitation
  const refusal = useRefusal()
  const href = useHref()
  return (
    <Page firm={invited.tenantName} isNarrow>
      <ErrorSummary faults={refusal.faults} />
      <h1>{texts.title}</h1>
      <p>{texts.text(invited.name, invited.tenantName)}</p>
      {isSignedIn ? (
        <>
          <p>{texts.signedIn(invited.email)}</p>
          <OfficeForm action={paths.invitation(token)} button={texts.button} />
        </>
      ) : (
        <>
          <section className="stack-tight" aria-labelledby="neu">
            <h2 id="neu">{texts.isNew}</h2>
            <p>{texts.choose(invited.email)}</p>
            <OfficeForm action={paths.invitation(token)} button={texts.button}>
              {/* Tells password managers which account the password belongs to. */}
              <input type="hidden" name="username" autoComplete="username" value={invited.email} />
              <NewPasswordField isFirst />
            </OfficeForm>
          </section>
          <section className="stack-tight" aria-labelledby="konto">
            <h2 id="konto">{texts.hasAccount}</h2>
            <p>{texts.signInFirst(invited.email)}</p>
            <p>
              <a className="button button-quiet" href={href(onwardFromSignIn(paths.invitation(token)))}>
                {hasProvider ? texts.signInAnyWay : texts.signIn}
              </a>
            </p>
          </section>
        </>
      )}
    </Page>
  )
}
