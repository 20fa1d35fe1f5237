import { CodeField } from '~/kit/code-field'
import { ErrorSummary } from '~/kit/error-summary'
import { useTexts } from '~/kit/language'
import { OfficeForm } from '~/kit/office-form'
import { BackLink } from '~/kit/records/back-link'
import { useRefusal } from '~/kit/refusal'
import { paths } from '~/paths'

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
