import type { ChargesBeside } from '~/domain/invoices/payments/adding-up'
import { addUp, type OpenClaim } from '~/domain/invoices/payments/adding-up'
import { formatMoney, formatToCopy } from '~/i18n/format'
import { Checkbox } from '~/kit/choice'
import { TextField } from '~/kit/field'
import { FORM_KEY_FIELD } from '~/kit/forms/form-fields'
import { meantIn, paidIn } from '~/kit/forms/payment-sums'
import { CONFIRM_FIELD } from '~/kit/forms/receipt-forms'
import { useLanguage, useTexts } from '~/kit/language'
import { OfficeForm } from '~/kit/office-form'
import { FirstButton } from '~/kit/records/first-button'
import { RadioField } from '~/kit/records/radio-field'
import { fieldOf, useRefusal } from '~/kit/refusal'
import { ReturnCodeField } from '~/kit/return-code-field'
import { ClaimsTable } from './claims-table'
import { PaymentOutcome, PaymentSums } from './payment-sums'

interface Props {
  claims: OpenClaim[]
  charges: ChargesBeside
  today: string
  formKey: string
  action: string
  own?: string
  ownOpen: number
  canReturn: boolean
}

/** What the money is for comes first: it says how much there should be. */
export function PaymentForm({ action, own, ownOpen, canReturn, claims, charges, today, formKey }: Props) {
  const { payment, paidBy, money } = useTexts().invoices
  const language = useLanguage()
  const refusal = useRefusal()
  const open = ownOpen > 0 ? formatToCopy(ownOpen, language) : ''
  const isOffered = refusal.faults.skonto === 'discount_offered'
  const offered = { claims, own, today }
  return (
    <OfficeForm action={action} button={payment.button}>
      <FirstButton />
      <input type="hidden" name={FORM_KEY_FIELD} value={formKey} />
      <ClaimsTable claims={claims} own={own} />
      {claims.length > 0 ? <PaymentSums {...offered} /> : null}
      <TextField
        {...fieldOf(refusal, 'amount', open)}
        label={payment.amount}
        inputMode="decimal"
        autoComplete="off"
      />
      <TextField {...fieldOf(refusal, 'paid_on', today)} label={payment.paidOn} type="date" max={today} />
      {claims.some(({ discount }) => discount) ? (
        <RadioField
          name="skonto"
          legend={money.discount}
          labels={money.discounts}
          stored="nein"
          proposed={isOffered ? 'ja' : undefined}
        />
      ) : null}
      <RadioField name="method" legend={payment.method} labels={paidBy} stored="transfer" />
      <TextField {...fieldOf(refusal, 'reference')} label={money.reference} isOptional autoComplete="off" />
      {canReturn ? (
        <>
          <RadioField name="direction" legend={payment.direction} labels={payment.directions} stored="in" />
          <ReturnCodeField />
        </>
      ) : null}
      {claims.length > 0 ? <PaymentOutcome {...offered} charges={charges} /> : null}
      <UnusualConfirmation {...offered} />
    </OfficeForm>
  )
}

function UnusualConfirmation({
  claims,
  own,
  today,
}: Pick<Props, 'claims' | 'today'> & { own: string | undefined }) {
  const { money } = useTexts().invoices
  const language = useLanguage()
  const { faults, values } = useRefusal()
  const fault = faults[CONFIRM_FIELD]
  if (fault === undefined && faults.skonto === undefined) return null
  const { amountCents, paidOn, withDiscount } = paidIn(values, today)
  const { openCents, discountCents } = addUp(meantIn(claims, values, own), paidOn)
  const rest = amountCents - openCents + (withDiscount ? discountCents : 0)
  return (
    <>
      {rest > 0 ? <p>{money.moreThanOpen(formatMoney(rest, language))}</p> : null}
      <Checkbox id={CONFIRM_FIELD} name={CONFIRM_FIELD} label={money.confirm} fault={fault} />
    </>
  )
}
