import { differingNumber } from '~/domain/bank/conflict'
import { ErrorSummary } from '~/kit/error-summary'
import { FILE_FIELD } from '~/kit/forms/form-fields'
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
  const { faults } = useRefusal()
  const fault = faults[FILE_FIELD]
  const number = differingNumber(typeof fault === 'string' ? fault : undefined)
  return (
    <>
      <ErrorSummary faults={faults} />
      <PageHead
        back={{ to: paths.bank(), label: texts.back }}
        title={account ? texts.upload.titleOf(account.name) : texts.upload.title}
      />
      {account && number !== undefined ? (
        <StatementUpload
          action={paths.bankUploadAllTheSame(account.id, number)}
          button={texts.upload.confirm}
        />
      ) : (
        <StatementUpload action={account ? paths.bankUploadFor(account.id) : paths.bankUpload()} />
      )}
    </>
  )
}

interface StatementUploadProps {
  action: string
  button?: string
  isQuiet?: boolean
}

export function StatementUpload({ action, button, isQuiet = false }: StatementUploadProps) {
  const texts = useTexts().bank.upload
  const actionOf = useFormAction()
  return (
    <UploadForm
      action={actionOf(action)}
      label={texts.label}
      hint={texts.hint}
      button={button ?? texts.button}
      isQuiet={isQuiet}
      accept=".xml,.zip,.sta,.mt940,.txt,.csv"
    />
  )
}
