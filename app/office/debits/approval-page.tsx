import { CodeField } from '~/kit/code-field'
import { ErrorSummary } from '~/kit/error-summary'
import { useTexts } from '~/kit/language'
import { OfficeForm } from '~/kit/office-form'
import { BackLink } from '~/kit/records/back-link'
import { useRefusal } from '~/kit/refusal'
import { paths } from '~/paths'

export function ApprovalPage({ id, messageId }: { id: string; messageId: string }) {
  const { debits, secondFactor } = useTexts()
  const { approval } = debits
  return (
    <>
      <ErrorSummary faults={useRefusal().faults} />
      <BackLink to={paths.debitRun(id)} label={debits.run.backToOne(messageId)} />
      <h1>{approval.title}</h1>
      <p>{approval.text}</p>
      <OfficeForm action={paths.debitApproval(id)} button={approval.button}>
        <CodeField hint={secondFactor.askHint} />
      </OfficeForm>
    </>
  )
}
