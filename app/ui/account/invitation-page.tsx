import type { Invited } from '~/domain/users/invitations.server'
import { paths } from '~/paths'
import { ErrorSummary } from '../error-summary'
import { useHref, useTexts } from '../language'
import { OfficeForm } from '../office-form'
import { Page } from '../page'
import { useRefusal } from '../refusal'
import { NewPasswordField, PasswordField } from './password-fields'

interface Props {
  token: string
  invited: Invited
  /** Whether the invitation can also be accepted by signing in at an identity provider. */
  hasProvider: boolean
}

export function InvitationPage({ token, invited, hasProvider }: Props) {
  const texts = useTexts().invitation
  const refusal = useRefusal()
  const href = useHref()
  return (
    <Page firm={invited.tenantName} isNarrow>
      <ErrorSummary faults={refusal.faults} />
      <h1>{texts.title}</h1>
      <p>{texts.text(invited.name, invited.tenantName)}</p>
      <p>{texts.by[invited.account](invited.email)}</p>
      {invited.account === 'provider' ? (
        <p>
          <a className="button" href={href(paths.signIn())}>
            {texts.signIn}
          </a>
        </p>
      ) : (
        <OfficeForm action={paths.invitation(token)} button={texts.button}>
          {/* Tells password managers which account the password belongs to. */}
          <input type="hidden" name="username" autoComplete="username" value={invited.email} />
          {invited.account === 'new' ? <NewPasswordField /> : <PasswordField />}
        </OfficeForm>
      )}
      {hasProvider && invited.account !== 'provider' ? (
        <p>
          <a className="target" href={href(paths.signIn())}>
            {texts.elsewhere}
          </a>
        </p>
      ) : null}
    </Page>
  )
}
