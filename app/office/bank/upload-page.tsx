import { ErrorSummary } from '~/kit/error-summary'
import { useTexts } from '~/kit/language'
import { useFormAction } from '~/kit/office/form-action'
import { PageHead } from '~/kit/records/page-head'
import { useRefusal } from '~/kit/refusal'
import { UploadForm } from '~/kit/upload-form'
import { paths } from '~/paths'

interface Props {
  /** Chosen for a file that does not say whose it is. */
  account: { id: string; name: string } | null
}

export function UploadPage({ account }: Props) {
  const { bank: texts } = useTexts()
  return (
    <>
      <ErrorSummary faults={useRefusal().faults} />
      <PageHead
        back={{ to: paths.bank(), label: texts.back }}
        title={account ? texts.upload.titleOf(account.name) : texts.upload.title}
      />
      <StatementUpload action={account ? paths.bankUploadFor(account.id) : paths.bankUpload()} />
    </>
  )
}

export function StatementUpload({ action, isQuiet = false }: { action: string; isQuiet?: boolean }) {
  const texts = useTexts().bank.upload
  const actionOf = useFormAction()
  return (
    <UploadForm
      action={actionOf(action)}
      label={texts.label}
      hint={texts.hint}
      button={texts.button}
      isQuiet={isQuiet}
      accept=".xml,.zip,.sta,.mt940,.txt,.csv"
    />
  )
}
