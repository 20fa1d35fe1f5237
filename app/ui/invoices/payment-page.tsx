import { FORM_KEY_FIELD } from '~/forms/form-fields'
import { formatMoney, formatToCopy } from '~/i18n/format'
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
  today: string
  formKey: string
}

/** Money that came in, or went back. */
export function PaymentPage({ id, number, openCents, today, formKey }: Props) {
  const { payment, paidBy, backToOne } = useTexts().invoices
  const language = useLanguage()
  const refusal = useRefusal()
  const open = openCents > 0 ? formatToCopy(openCents, language) : ''
  return (
    <>
      <ErrorSummary faults={refusal.faults} />
      <BackLink to={paths.officeInvoice(id)} label={backToOne(number)} />
      <h1>{`${payment.title} ${number}`}</h1>
      <p>{openCents > 0 ? payment.open(formatMoney(openCents, language)) : payment.nothingOpen}</p>
      <OfficeForm action={paths.invoicePayment(id)} button={payment.button}>
        <input type="hidden" name={FORM_KEY_FIELD} value={formKey} />
        <TextField
          {...fieldOf(refusal, 'amount', open)}
          label={payment.amount}
          inputMode="decimal"
          autoComplete="off"
        />
        <TextField {...fieldOf(refusal, 'paid_on', today)} label={payment.paidOn} type="date" max={today} />
        <RadioField name="method" legend={payment.method} labels={paidBy} stored="transfer" />
        <RadioField name="direction" legend={payment.direction} labels={payment.directions} stored="in" />
      </OfficeForm>
    </>
  )
}
