import { formatMoney } from '~/i18n/format'
import { ErrorSummary } from '~/kit/error-summary'
import { TextField } from '~/kit/field'
import { FORM_KEY_FIELD } from '~/kit/forms/form-fields'
import { useLanguage, useTexts } from '~/kit/language'
import { OfficeForm } from '~/kit/office-form'
import { BackLink } from '~/kit/records/back-link'
import { RadioField } from '~/kit/records/radio-field'
import { fieldOf, useRefusal } from '~/kit/refusal'
import { paths } from '~/paths'

interface Props {
  id: string
  number: string
  openCents: number
  limitCents: number
  formKey: string
}

export function RestPage({ id, number, openCents, limitCents, formKey }: Props) {
  const { money, payment, backToOne } = useTexts().invoices
  const language = useLanguage()
  const refusal = useRefusal()
  const { rest } = money
  return (
    <>
      <ErrorSummary faults={refusal.faults} />
      <BackLink to={paths.officeInvoice(id)} label={backToOne(number)} />
      <h1>{`${rest.title} – ${number}`}</h1>
      <p>{openCents > 0 ? rest.open(formatMoney(openCents, language)) : payment.nothingOpen}</p>
      <p className="soft">{rest.limit(formatMoney(limitCents, language))}</p>
      <p className="soft">{rest.tax}</p>
      <OfficeForm action={paths.invoiceRest(id)} button={rest.button}>
        <input type="hidden" name={FORM_KEY_FIELD} value={formKey} />
        <RadioField name="how" legend={rest.how} labels={rest.hows} stored="write_off" />
        <TextField {...fieldOf(refusal, 'reason')} label={rest.reason} hint={rest.reasonHint} isOptional />
      </OfficeForm>
    </>
  )
}
