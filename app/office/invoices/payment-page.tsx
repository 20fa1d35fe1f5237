import type { OpenClaim } from '~/domain/invoices/payments/open-claims.server'
import { sum } from '~/domain/values/money'
import { formatDate, formatMoney, formatToCopy } from '~/i18n/format'
import { Checkbox } from '~/kit/choice'
import { ErrorSummary } from '~/kit/error-summary'
import { TextField } from '~/kit/field'
import { parseCents } from '~/kit/forms/decimal'
import { FORM_KEY_FIELD } from '~/kit/forms/form-fields'
import { CONFIRM_FIELD, claimField } from '~/kit/forms/receipt-forms'
import { useLanguage, useTexts } from '~/kit/language'
import { OfficeForm } from '~/kit/office-form'
import { BackLink } from '~/kit/records/back-link'
import { RadioField } from '~/kit/records/radio-field'
import { fieldOf, useRefusal } from '~/kit/refusal'
import { paths } from '~/paths'
import { ClaimBoxes } from './claim-boxes'

interface Props {
  customerId: string
  name: string
  claims: OpenClaim[]
  today: string
  formKey: string
}

interface InvoiceProps extends Props {
  invoice: { id: string; number: string; openCents: number; isCancelled: boolean; hasPayments: boolean }
}

/** A receipt for this invoice and possibly others, or a chargeback. */
export function InvoicePaymentPage({ invoice, ...props }: InvoiceProps) {
  const { payment, backToOne, money } = useTexts().invoices
  const language = useLanguage()
  const { id, number, openCents } = invoice
  const text = openCents > 0 ? payment.open(formatMoney(openCents, language)) : payment.nothingOpen
  return (
    <>
      <ErrorSummary faults={useRefusal().faults} />
      <BackLink to={paths.officeInvoice(id)} label={backToOne(number)} />
      <h1>{`${payment.title} ${number}`}</h1>
      <p>{invoice.isCancelled ? money.cancelled : text}</p>
      <MoneyForm
        {...props}
        action={paths.invoicePayment(id)}
        own={id}
        ownOpen={openCents}
        canReturn={invoice.hasPayments}
      />
    </>
  )
}

export function CustomerPaymentPage(props: Props) {
  const { customers, invoices } = useTexts()
  const { customerId, name } = props
  return (
    <>
      <ErrorSummary faults={useRefusal().faults} />
      <BackLink to={paths.customer(customerId)} label={customers.backToOne(name)} />
      <h1>{invoices.money.titleOf(name)}</h1>
      <MoneyForm {...props} action={paths.customerPayment(customerId)} ownOpen={0} canReturn={false} />
    </>
  )
}

interface FormProps extends Props {
  action: string
  own?: string
  ownOpen: number
  canReturn: boolean
}

function MoneyForm({ action, own, ownOpen, canReturn, claims, today, formKey }: FormProps) {
  const { payment, paidBy, money } = useTexts().invoices
  const language = useLanguage()
  const refusal = useRefusal()
  const open = ownOpen > 0 ? formatToCopy(ownOpen, language) : ''
  const others = claims.filter(({ id }) => id !== own)
  const withDiscount = claims.filter(({ discountCents }) => discountCents > 0)
  const isOffered = refusal.faults.skonto === 'discount_offered'
  return (
    <OfficeForm action={action} button={payment.button}>
      <input type="hidden" name={FORM_KEY_FIELD} value={formKey} />
      <TextField
        {...fieldOf(refusal, 'amount', open)}
        label={payment.amount}
        inputMode="decimal"
        autoComplete="off"
      />
      <TextField {...fieldOf(refusal, 'paid_on', today)} label={payment.paidOn} type="date" max={today} />
      <RadioField name="method" legend={payment.method} labels={paidBy} stored="transfer" />
      <TextField {...fieldOf(refusal, 'reference')} label={money.reference} isOptional autoComplete="off" />
      {canReturn ? (
        <RadioField name="direction" legend={payment.direction} labels={payment.directions} stored="in" />
      ) : null}
      <ClaimBoxes claims={others} legend={own === undefined ? money.invoices : money.others} />
      {withDiscount.length > 0 ? (
        <>
          {withDiscount.map(({ id, number, discountCents, discountUntil }) => (
            <p key={id} className="soft">
              {money.discountOf(
                number,
                formatMoney(discountCents, language),
                formatDate(discountUntil ?? today, language),
              )}
            </p>
          ))}
          <RadioField
            name="skonto"
            legend={money.discount}
            labels={money.discounts}
            stored="nein"
            proposed={isOffered ? 'ja' : undefined}
          />
        </>
      ) : null}
      <UnusualConfirmation claims={claims} own={own} />
    </OfficeForm>
  )
}

function UnusualConfirmation({ claims, own }: { claims: OpenClaim[]; own: string | undefined }) {
  const { money } = useTexts().invoices
  const language = useLanguage()
  const { faults, values } = useRefusal()
  const fault = faults[CONFIRM_FIELD]
  if (fault === undefined && faults.skonto === undefined) return null
  const meant = claims.filter(({ id }) => id === own || values[claimField(id)] !== undefined)
  const discount = values.skonto === 'ja' ? sum(meant.map(({ discountCents }) => discountCents)) : 0
  const asked = sum(meant.map(({ openCents }) => openCents)) - discount
  const rest = (parseCents(values.amount ?? '') ?? 0) - asked
  return (
    <>
      {rest > 0 ? <p>{money.moreThanOpen(formatMoney(rest, language))}</p> : null}
      <Checkbox id={CONFIRM_FIELD} name={CONFIRM_FIELD} label={money.confirm} fault={fault} />
    </>
  )
}
