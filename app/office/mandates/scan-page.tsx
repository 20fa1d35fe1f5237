import { ErrorSummary } from '~/kit/error-summary'
import { useTexts } from '~/kit/language'
import { useFormAction } from '~/kit/office/form-action'
import { BackLink } from '~/kit/records/back-link'
import { useRefusal } from '~/kit/refusal'
import { UploadForm } from '~/kit/upload-form'
import { paths } from '~/paths'

interface Props {
  mandate: { id: string; reference: string }
  hasScan: boolean
}

export function MandateScanPage({ mandate, hasScan }: Props) {
  const { mandates: texts } = useTexts()
  const { scan } = texts
  const actionOf = useFormAction()
  return (
    <>
      <ErrorSummary faults={useRefusal().faults} />
      <BackLink to={paths.mandate(mandate.id)} label={texts.backToOne(mandate.reference)} />
      <h1>{scan.title}</h1>
      <p>{hasScan ? scan.replaceText : scan.text}</p>
      <UploadForm
        action={actionOf(paths.mandateScan(mandate.id))}
        label={scan.choose}
        hint={scan.hint}
        button={scan.upload}
        accept="application/pdf,image/png,image/jpeg"
      />
    </>
  )
}
