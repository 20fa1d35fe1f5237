import { paths } from '~/paths'
import { ErrorSummary } from '../error-summary'
import { useTexts } from '../language'
import { OfficeForm } from '../office-form'
import { Page } from '../page'
import { useRefusal } from '../refusal'
import { NewPasswordField } from './password-fields'

export function NewPasswordPage({ token }: { token: string }) {
  const texts = useTexts().passwordReset
  return (
    <Page isNarrow>
      <ErrorSummary faults={useRefusal().faults} />
      <h1>{texts.title}</h1>
      <p>{texts.text}</p>
      <OfficeForm action={paths.newPassword(token)} button={texts.button}>
        <NewPasswordField />
      </OfficeForm>
    </Page>
  )
}
