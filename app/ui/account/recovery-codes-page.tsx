import { paths } from '~/paths'
import { ErrorSummary } from '../error-summary'
import { useHref, useTexts } from '../language'
import { OfficeForm } from '../office-form'
import { useRefusal } from '../refusal'
import { SavedBanner } from '../saved'
import { CodeField } from './code-field'
import { Codes } from './recovery-codes'

interface Props {
  email: string
  /** New codes, shown only this once. */
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
  const href = useHref()
  return (
    <>
      <p>{texts.notShown}</p>
      <p>{texts.renewText}</p>
      <OfficeForm action={paths.recoveryCodes()} button={texts.renew}>
        <CodeField hint={texts.renewHint} />
      </OfficeForm>
      <p>
        <a className="target" href={href(paths.account())}>
          {texts.back}
        </a>
      </p>
    </>
  )
}
