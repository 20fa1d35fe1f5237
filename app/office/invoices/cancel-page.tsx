import { formatMoney } from '~/i18n/format'
import { Checkbox } from '~/kit/choice'
import { ErrorSummary } from '~/kit/error-summary'
import { TextAreaField } from '~/kit/field'
import { FORM_KEY_FIELD, SEEN_FIELD, SEND_FIELD } from '~/kit/forms/form-fields'
import { useLanguage, useTexts } from '~/kit/language'
import { OfficeForm } from '~/kit/office-form'
import { BackLink } from '~/kit/records/back-link'
import { fieldOf, useRefusal } from '~/kit/refusal'
import { paths } from '~/paths'
import { REWRITE_FIELD } from './forms'

interface Props {
  id: string
  number: string
  dueCents: number
  openCents: number
  formKey: string
}

export function CancelInvoicePage({ id, number, openCents, dueCents, formKey }: Props) {
  const { cancel, backToOne } = useTexts().invoices
  const language = useLanguage()
  const refusal = useRefusal()
  return (
    <>
      <ErrorSummary faults={refusal.faults} />
      <BackLink to={paths.officeInvoice(id)} label={backToOne(number)} />
      <h1>{`${cancel.title} ${number}`}</h1>
      <p>{cancel.text}</p>
      {openCents < dueCents ? <p>{cancel.paid(formatMoney(dueCents - openCents, language))}</p> : null}
      <OfficeForm
        action={paths.cancelInvoice(id)}
        button={cancel.button}
        second={{ name: REWRITE_FIELD, label: cancel.rewrite }}
      >
        <input type="hidden" name={SEEN_FIELD} value={openCents} />
        <TextAreaField
          {...fieldOf(refusal, 'reason')}
          label={cancel.reason}
          hint={cancel.reasonHint}
          rows={3}
        />
        <input type="hidden" name={FORM_KEY_FIELD} value={formKey} />
        <Checkbox
          id={SEND_FIELD}
          name={SEND_FIELD}
          label={cancel.send}
          isChecked={refusal.values[SEND_FIELD] === 'ja'}
        />
      </OfficeForm>
    </>
  )
}
