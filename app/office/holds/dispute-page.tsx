import { ErrorSummary } from '~/kit/error-summary'
import { TextAreaField, TextField } from '~/kit/field'
import { FORM_KEY_FIELD } from '~/kit/forms/form-fields'
import { useTexts } from '~/kit/language'
import { OfficeForm } from '~/kit/office-form'
import { PageHead } from '~/kit/records/page-head'
import { fieldOf, useRefusal } from '~/kit/refusal'
import { paths } from '~/paths'

interface Props {
  id: string
  number: string
  today: string
  formKey: string
}

export function DisputePage({ id, number, today, formKey }: Props) {
  const { holds, invoices } = useTexts()
  const texts = holds.dispute
  const refusal = useRefusal()
  return (
    <>
      <ErrorSummary faults={refusal.faults} />
      <PageHead
        back={{ to: paths.officeInvoice(id), label: invoices.backToOne(number) }}
        title={`${texts.title} – ${number}`}
      />
      <p>{texts.text}</p>
      <OfficeForm action={paths.disputeInvoice(id)} button={texts.button}>
        <input type="hidden" name={FORM_KEY_FIELD} value={formKey} />
        <TextAreaField
          {...fieldOf(refusal, 'reason')}
          label={texts.reason}
          hint={texts.reasonHint}
          rows={3}
        />
        <TextField {...fieldOf(refusal, 'from_on', today)} label={texts.fromOn} type="date" max={today} />
      </OfficeForm>
    </>
  )
}
