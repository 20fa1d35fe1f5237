import { paths } from '~/paths'
import { ErrorSummary } from '../error-summary'
import { useTexts } from '../language'
import { OfficeForm } from '../office-form'
import { BackLink } from '../records/back-link'
import { useRefusal } from '../refusal'
import { CodeField } from './code-field'

export function SecondFactorEndPage() {
  const texts = useTexts().secondFactor
  return (
    <>
      <ErrorSummary faults={useRefusal().faults} />
      <h1>{texts.endTitle}</h1>
      <p>{texts.endText}</p>
      <OfficeForm action={paths.secondFactorEnd()} button={texts.end}>
        <CodeField hint={texts.askHint} />
      </OfficeForm>
      <BackLink to={paths.account()} label={texts.back} />
    </>
  )
}
