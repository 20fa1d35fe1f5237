import { paths } from '~/paths'
import { ErrorSummary } from '../error-summary'
import { useHref, useTexts } from '../language'
import { OfficeForm } from '../office-form'
import { useRefusal } from '../refusal'
import { CodeField } from './code-field'

export function SecondFactorEndPage() {
  const texts = useTexts().secondFactor
  const href = useHref()
  return (
    <>
      <ErrorSummary faults={useRefusal().faults} />
      <h1>{texts.endTitle}</h1>
      <p>{texts.endText}</p>
      <OfficeForm action={paths.secondFactorEnd()} button={texts.end}>
        <CodeField hint={texts.askHint} />
      </OfficeForm>
      <p>
        <a className="target" href={href(paths.account())}>
          {texts.back}
        </a>
      </p>
    </>
  )
}
