import { FORM_KEY_FIELD } from '~/forms/form-fields'
import { formatMoney } from '~/i18n/format'
import { paths } from '~/paths'
import { ErrorSummary } from '../error-summary'
import { TextField } from '../field'
import { useLanguage, useTexts } from '../language'
import { OfficeForm } from '../office-form'
import { BackLink } from '../records/back-link'
import { RadioField } from '../records/radio-field'
import { fieldOf, useRefusal } from '../refusal'

interface Props {
  id: string
  number: string
  openCents: number
  limitCents: number
  formKey: string
}

/** Gives a small rest up, or grants the cash discount afterwards. */
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
