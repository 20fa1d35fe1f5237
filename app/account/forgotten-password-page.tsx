import { Confirmation, Notice } from '~/kit/banner'
import { ErrorSummary } from '~/kit/error-summary'
import { TextField } from '~/kit/field'
import { useTexts } from '~/kit/language'
import { OfficeForm } from '~/kit/office-form'
import { Page } from '~/kit/page'
import { BackLink } from '~/kit/records/back-link'
import { fieldOf, useRefusal } from '~/kit/refusal'
import { useSaved } from '~/kit/saved'
import { paths } from '~/paths'

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
