import { ErrorSummary } from '~/kit/error-summary'
import { useTexts } from '~/kit/language'
import { OfficeForm } from '~/kit/office-form'
import { Page } from '~/kit/page'
import { useRefusal } from '~/kit/refusal'
import { paths } from '~/paths'
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
