import { paths } from '~/paths'
import { Confirmation, Notice } from '../banner'
import { ErrorSummary } from '../error-summary'
import { TextField } from '../field'
import { useTexts } from '../language'
import { OfficeForm } from '../office-form'
import { Page } from '../page'
import { BackLink } from '../records/back-link'
import { fieldOf, useRefusal } from '../refusal'
import { useSaved } from '../saved'

export function ForgottenPasswordPage({ canMail }: { canMail: boolean }) {
  const texts = useTexts().passwordReset
  const { email } = useTexts().signIn
  const refusal = useRefusal()
  return (
    <Page isNarrow>
      <ErrorSummary faults={refusal.faults} isQuestion />
      {useSaved(texts.saved) ? (
        <Confirmation id="gespeichert" title={texts.saved.passwort}>
          <p>{canMail ? texts.sent : texts.queued}</p>
        </Confirmation>
      ) : null}
      <h1>{texts.askTitle}</h1>
      <p>{texts.ask}</p>
      {canMail ? null : <Notice title={texts.noMail} />}
      <OfficeForm action={paths.forgottenPassword()} button={texts.askButton}>
        <TextField {...fieldOf(refusal, 'email')} type="email" label={email} autoComplete="username" />
      </OfficeForm>
      <BackLink to={paths.signIn()} label={texts.back} />
    </Page>
  )
}
