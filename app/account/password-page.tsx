import { CodeField } from '~/kit/code-field'
import { ErrorSummary } from '~/kit/error-summary'
import { useHref, useTexts } from '~/kit/language'
import { OfficeForm } from '~/kit/office-form'
import { BackLink } from '~/kit/records/back-link'
import { useRefusal } from '~/kit/refusal'
import { paths } from '~/paths'
import { NewPasswordField, PasswordField } from './password-fields'

interface Props {
  email: string
  hasPassword: boolean
  hasFactor: boolean
}

export function PasswordPage({ email, hasPassword, hasFactor }: Props) {
  const { account: texts, secondFactor } = useTexts()
  return (
    <>
      <ErrorSummary faults={useRefusal().faults} />
      <BackLink to={paths.account()} label={secondFactor.back} />
      <h1>{texts.changePassword}</h1>
      {hasPassword ? <PasswordForm email={email} hasFactor={hasFactor} /> : <NoPassword />}
    </>
  )
}

function PasswordForm({ email, hasFactor }: Omit<Props, 'hasPassword'>) {
  const { account: texts, secondFactor } = useTexts()
  return (
    <>
      <p>{texts.changePasswordHint}</p>
      <OfficeForm action={paths.password()} button={texts.savePassword}>
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <PasswordField label={texts.oldPassword} />
        <NewPasswordField name="new_password" />
        {hasFactor ? <CodeField hint={secondFactor.askHint} /> : null}
      </OfficeForm>
    </>
  )
}

function NoPassword() {
  const texts = useTexts().account
  const href = useHref()
  return (
    <>
      <p>{texts.noPassword}</p>
      <p>
        <a className="target" href={href(paths.forgottenPassword())}>
          {texts.getPassword}
        </a>
      </p>
    </>
  )
}
