import { ErrorSummary } from '~/kit/error-summary'
import { useTexts } from '~/kit/language'
import { useFormAction } from '~/kit/office/form-action'
import { PageHead } from '~/kit/records/page-head'
import { useRefusal } from '~/kit/refusal'
import { UploadForm } from '~/kit/upload-form'
import { paths } from '~/paths'

export function UploadPage() {
  const { bank: texts } = useTexts()
  return (
    <>
      <ErrorSummary faults={useRefusal().faults} />
      <PageHead back={{ to: paths.bank(), label: texts.back }} title={texts.upload.title} />
      <StatementUpload />
    </>
  )
}

export function StatementUpload({ isQuiet = false }: { isQuiet?: boolean }) {
  const texts = useTexts().bank.upload
  const actionOf = useFormAction()
  return (
    <UploadForm
      action={actionOf(paths.bankUpload())}
      label={texts.label}
      hint={texts.hint}
      button={texts.button}
      isQuiet={isQuiet}
      accept=".xml,.zip,.sta,.mt940,.txt,.csv"
    />
  )
}
