import { CodeField } from '~/kit/code-field'
import { ErrorSummary } from '~/kit/error-summary'
import { useTexts } from '~/kit/language'
import { OfficeForm } from '~/kit/office-form'
import { BackLink } from '~/kit/records/back-link'
import { useRefusal } from '~/kit/refusal'
import { paths } from '~/paths'

export function ApprovalPage({ month }: { month: string }) {
  const { payrollPayments, secondFactor } = useTexts()
  const { approval } = payrollPayments
  return (
    <>
      <ErrorSummary faults={useRefusal().faults} />
      <BackLink to={paths.payrollPayments(month)} label={approval.back} />
      <h1>{approval.title}</h1>
      <p>{approval.text}</p>
      <OfficeForm action={paths.payrollPaymentsApproval(month)} button={approval.button}>
        <CodeField hint={secondFactor.askHint} />
      </OfficeForm>
    </>
  )
}
