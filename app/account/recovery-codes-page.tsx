import { CodeField } from '~/kit/code-field'
import { ErrorSummary } from '~/kit/error-summary'
import { useTexts } from '~/kit/language'
import { OfficeForm } from '~/kit/office-form'
import { BackLink } from '~/kit/records/back-link'
import { useRefusal } from '~/kit/refusal'
import { SavedBanner } from '~/kit/saved'
import { paths } from '~/paths'
import { Codes } from './recovery-code-list'

interface Props {
  email: string
  codes: string[] | null
}

export function RecoveryCodesPage({ email, codes }: Props) {
  const texts = useTexts().secondFactor
  return (
    <>
      <ErrorSummary faults={useRefusal().faults} />
      {codes ? <SavedBanner saved={texts.saved} /> : null}
      <h1>{texts.codesTitle}</h1>
      {codes ? <Codes codes={codes} email={email} /> : <Renewal />}
    </>
  )
}

function Renewal() {
  const texts = useTexts().secondFactor
  return (
    <>
      <p>{texts.notShown}</p>
      <p>{texts.renewText}</p>
      <OfficeForm action={paths.recoveryCodes()} button={texts.renew}>
        <CodeField hint={texts.renewHint} />
      </OfficeForm>
      <BackLink to={paths.account()} label={texts.back} />
    </>
  )
}
